import { phoneLink } from '../links.ts'
import type { Page } from '../page.ts'

export const faq: Page = {
  path: '/faq',
  title: 'Questions people ask',
  description:
    'Short answers about consultations, cost, confidentiality, languages, video meetings and deadlines at Larch & Tern in Astoria, Oregon.',
  lang: 'en',
  heading: 'Questions people ask',
  lede: 'Short answers, with a page behind each. If yours is not here, ask it; that is how this list was made.',
  shape: 'sections',
  updated: '2026-10-02',
  body: `
<h2>Starting</h2>
<h3>Does it cost anything to tell you what happened?</h3>
<p>No. Writing, calling or using the chat on this site is free. A first consultation with a lawyer is $95 for 45 minutes, and some first meetings are free; see <a href="/fees">fees</a>.</p>
<h3>What happens after I write?</h3>
<p>Aino reads it, checks for conflicts of interest and replies within one business day with possible times, or with other names if we cannot take it. <a href="/what-to-expect">What to expect</a> goes step by step.</p>
<h3>How soon can I see a lawyer?</h3>
<p>Usually within a week. If you have a court date or a deadline sooner than that, say so first and we will try to see you before it.</p>
<h3>Are you my lawyers once I have written?</h3>
<p>No. We represent you only after we have both signed an agreement. Until then, please keep watching your own deadlines.</p>

<h2>Privacy</h2>
<h3>Is what I tell you confidential?</h3>
<p>Yes, from the first message, under the rules that bind lawyers in Oregon, even if you do not hire us. Please keep the first message short until we have checked for conflicts. Our <a href="/privacy">privacy page</a> says how messages are stored.</p>
<h3>Can you contact me without anyone else at home knowing?</h3>
<p>Yes. Tell us which number or address is safe, and when. We leave no message unless you say we may, and our number can be withheld.</p>

<h2>Meeting</h2>
<h3>Can we meet by video?</h3>
<p>Yes. Any first meeting can be in the office, by video or by telephone, at the same price. Wills are signed in person.</p>
<h3>Do you speak Spanish?</h3>
<p>Yes. Marisol Quiroga advises in Spanish and Aino Salmela answers the telephone in Spanish. There are <a href="/es/" hreflang="es" lang="es">páginas en español</a>. We arrange interpreters for other languages.</p>
<h3>Can you come to me?</h3>
<p>To a home, hospital or care home in Clatsop County, yes. The visit costs $150 on top of the work.</p>
<h3>Can I bring my children?</h3>
<p>Yes. If you will be talking about their other parent, bring someone who can sit with them.</p>

<h2>Money</h2>
<h3>Do you offer payment plans?</h3>
<p>Yes. A balance over $500 can be paid over up to 12 months without interest, and flat fees in two halves.</p>
<h3>Will the other side pay my lawyer?</h3>
<p>Sometimes. In Oregon each side usually pays its own lawyer unless a statute or a contract says otherwise. Several landlord and tenant and wage laws do. We tell you at the first meeting whether one might apply.</p>
<h3>How much is my case worth?</h3>
<p>Nobody can say responsibly from a message. It depends on facts we do not have yet, and on law that must be applied to them. It is a fair question for the first meeting.</p>

<h2>Deadlines</h2>
<h3>How long do I have to bring a claim?</h3>
<p>Oregon law sets a different limit for each kind of claim, and some notices are due within 180 days or less. Each practice page names the usual ones. Because exceptions cut both ways, ask a lawyer about your own date and do it early.</p>
<h3>I was served with papers. What now?</h3>
<p>Write down the date and how you received them, keep the envelope, read the first page for the date by which you must respond, and call ${phoneLink}. Do not ignore them, even if they are wrong.</p>

<h2>Changing lawyers</h2>
<h3>I already have a lawyer. Can you give a second opinion?</h3>
<p>Yes, for the ordinary consultation fee. You do not have to tell your lawyer, and we will not try to talk you into changing.</p>
`,
}
