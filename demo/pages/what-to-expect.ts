import { mailLink, phoneLink } from '../links.ts'
import type { Page } from '../page.ts'

export const whatToExpect: Page = {
  path: '/what-to-expect',
  title: 'What to expect when you contact us',
  description:
    'What happens after you write or call: who reads it, the conflict check, the first meeting, what to bring, and when we become your lawyers.',
  lang: 'en',
  heading: 'What to expect',
  lede: 'From your first message to the day we close the file, in the order it happens.',
  shape: 'sections',
  translation: '/es/primera-consulta',
  updated: '2026-10-02',
  body: `
<h2>1. You write or call</h2>
<p>A few sentences are enough: what happened, when, where, who is on the other side, and any date on your papers. Aino reads every message and replies within one business day. If a court date or another deadline is less than three business days away, please telephone ${phoneLink} instead of writing.</p>
<p>Please leave out account numbers and private documents for now. We will ask for what we need.</p>

<h2>2. We check for conflicts</h2>
<p>A lawyer may not act for both sides, or against a client. So before we hear details we compare your name and the other party’s with our records. It normally takes less than one business day. If there is a conflict we cannot tell you why, but we will tell you at once and give you other names.</p>

<h2>3. The first meeting</h2>
<p>You meet the lawyer who would do the work, for 45 minutes, usually within a week of your message. Choose the office, a video call or the telephone. For video we send a link that opens in a browser; nothing needs to be installed.</p>
<p>You will leave with four things: what the law says about your situation, what your choices are, what each would cost, and what to do next, even if the answer is that you do not need us.</p>

<h2>4. What to bring</h2>
<ul>
<li>A photo ID</li>
<li>Papers you have received from a court, an agency, an insurer, an employer or a landlord, with envelopes</li>
<li>Agreements you have signed about this matter</li>
<li>A short list of dates, and of names with their spelling</li>
<li>Your three most important questions</li>
</ul>
<p>Each <a href="/practice">practice page</a> lists what else helps. You are welcome to bring someone with you, though a friend in the room can affect what stays confidential; we may ask to speak with you alone for part of the time. Children are welcome, and there is a table with paper and pencils.</p>

<h2>5. You decide</h2>
<p>We send a written agreement that names the work, the fee and how either of us can end it. Take the time you need. <strong>We are your lawyers only once both of us have signed it.</strong> Until then we do not file anything, and any deadline is still yours to keep.</p>

<h2>6. While we work</h2>
<p>You hear from us at least once a month and before every decision. You receive copies of what we send and what arrives. You can call without a bill for asking where things stand.</p>

<h2>7. When it is over</h2>
<p>We write to say so, return your originals and any money left in trust, and keep a copy of your file for ten years. You may ask for it at any time.</p>

<h2>If we cannot help</h2>
<p>We say so within two business days, with the names of people to try and any deadline we noticed you should ask them about. What you told us stays confidential even if we never work together.</p>

<h2>Changing or cancelling a meeting</h2>
<p>Tell us by noon on the business day before at ${mailLink()} and there is no charge. After that the consultation fee is not returned, unless something happened that you could not help.</p>
`,
}
