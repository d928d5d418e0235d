import { demoFirm } from '../firm.ts'
import { drawings } from '../drawings.ts'
import { addressBlock, mailLink, phoneLink } from '../links.ts'
import type { Page } from '../page.ts'

export const contact: Page = {
  path: '/contact',
  title: 'Contact',
  description: `Call ${demoFirm.phone}, write, or visit Larch & Tern at ${demoFirm.address.street}, Astoria, Oregon.`,
  lang: 'en',
  heading: 'Contact',
  lede: 'Call, write or come by. Aino answers, in English or Spanish.',
  drawing: drawings.bell,
  shape: 'sections',
  translation: '/es/contacto',
  updated: '2026-10-02',
  body: `
<h2>Telephone</h2>
<p class="large">${phoneLink}</p>
<p>The best way if you have a court date or a deadline. After hours a machine takes your message; we call back on the next business day.</p>

<h2>E-mail</h2>
<p class="large">${mailLink()}</p>
<p>Say in a sentence or two what it is about, who else is involved, how to reach you, and when you are free. You will have a reply within one business day.</p>

<h2>Chat</h2>
<p>The chat on this site is an automated assistant. It answers from these pages and shows you the page it used, or takes your details. A person at the firm reads what you leave.</p>

<h2>Office and post</h2>
${addressBlock}
<p><a href="/visit">Directions, parking and step-free access</a></p>

<h2>Before you send anything</h2>
<p>Writing to us does not make us your lawyers, and does not stop a deadline. Please do not send private documents until we have confirmed that we have no conflict of interest. If you are in danger, call 911.</p>
`,
}
