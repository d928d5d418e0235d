import type { Page } from '../../page.ts'

export const blog: Page = {
  path: '/blog',
  title: 'Notes',
  description:
    'Occasional notes on everyday law on the north Oregon coast, by the lawyers of Larch & Tern.',
  lang: 'en',
  heading: 'Notes',
  lede: 'A few times a year one of us writes down the answer to a question we keep hearing.',
  shape: 'open',
  updated: '2026-09-08',
  body: `
<ul class="notes dated">
<li><time datetime="2026-09-08">September 8, 2026</time> <a href="/blog/served-with-papers">You were served with papers. The first hour.</a> <span>Before the fear and the paperwork: seven small things, in order.</span></li>
<li><time datetime="2026-05-26">May 26, 2026</time> <a href="/blog/getting-a-deposit-back">Getting a deposit back</a> <span>What to do on the last day of a tenancy, and on day 32.</span></li>
<li><time datetime="2026-01-20">January 20, 2026</time> <a href="/blog/the-shoebox-meeting">The shoebox meeting</a> <span>Forty minutes with your family that can save them months.</span></li>
</ul>
`,
}
