import { drawings } from '../drawings.ts'
import type { Page } from '../page.ts'

export const about: Page = {
  path: '/about',
  title: 'About the firm',
  description:
    'How Larch & Tern began, how it decides which cases to take, and what a client can hold it to.',
  lang: 'en',
  heading: 'A small firm above the river',
  lede: 'Eleanor Larch and Daniel Tern put two desks in an old net loft on Lantern Street in 2012. There are four of us now, and the desks still look at the water.',
  drawing: drawings.loft,
  shape: 'sections',
  updated: '2026-06-11',
  body: `
<h2>What we are for</h2>
<p>Most people meet a lawyer on a bad day. Our work is to make the next step clear: what the law says, what it will cost, what could go wrong, and what you can do yourself without us.</p>
<p>We stay small because these matters are personal. A client should not have to tell the story twice.</p>

<h2>What you can hold us to</h2>
<ul>
<li>A reply to every message within one business day.</li>
<li>A written fee agreement before any work you pay for.</li>
<li>An itemized bill each month, in words you can follow.</li>
<li>A call before a bill surprises you, not after.</li>
<li>A straight answer when the law is against you.</li>
</ul>

<h2>How we decide what to take</h2>
<p>We ask three things: whether we are free of conflicts, whether this is work we do often, and whether a lawyer will leave you better off than you would be without one. If the third answer is no, we say so at the first meeting.</p>

<h2>What we do not promise</h2>
<p>No lawyer can promise a result. Cases that look alike turn on small differences, and other people, judges and insurers among them, have a say. We promise care, candor and that we will be prepared.</p>

<h2>Our neighbors</h2>
<p>Each of us gives time every month to the free clinic at the county library, where anyone may ask a lawyer a question for 20 minutes. Dates are posted at the library desk.</p>
`,
}
