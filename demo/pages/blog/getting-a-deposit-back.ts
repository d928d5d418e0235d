import type { Page } from '../../page.ts'

export const gettingADepositBack: Page = {
  path: '/blog/getting-a-deposit-back',
  title: 'Getting a deposit back in Oregon',
  description:
    'The last day of a tenancy, the 31 days that follow, and what a letter on day 32 should say.',
  lang: 'en',
  heading: 'Getting a deposit back',
  lede: 'By Marisol Quiroga, <time datetime="2026-05-26">May 26, 2026</time>',
  shape: 'article',
  parent: { path: '/blog', name: 'Notes' },
  translation: '/es/vivienda',
  updated: '2026-05-26',
  body: `
<p>Every June our telephone rings about deposits. Nearly all of these disputes would be shorter if two people had taken twenty photographs.</p>
<h2>On the last day</h2>
<p>Clean, then photograph each room from each corner: inside the oven, under the sinks, the window sills. Photograph the empty key hook and the keys in the hand that takes them. Ask to walk through together. If nobody comes, say in a message that you offered.</p>
<p>Leave a forwarding address in writing. It removes the most common excuse for silence.</p>
<h2>What may be kept</h2>
<p>Under ORS 90.300 a landlord may keep what is needed to make up unpaid rent and to repair damage beyond ordinary wear and tear. Faded paint and a worn path in the carpet are wear. A hole in the door is damage. Cleaning may be charged only to the condition the home was in when you came.</p>
<h2>The 31 days</h2>
<p>The landlord has 31 days from the end of the tenancy and the return of the home to send back the money or a written account of each amount kept. The account should say what was done, not only “cleaning, $400”.</p>
<h2>Day 32</h2>
<p>Write one page. Say when you moved out, what you paid, what came back and what did not, and ask for the rest by a date two weeks away. Mention ORS 90.300, which allows a tenant to recover twice what was wrongly withheld. Attach four photographs, not forty.</p>
<h2>After that</h2>
<p>Small claims court hears these cases without lawyers and with modest fees. Most claims under the landlord and tenant act must be brought within one year. We are glad to read your letter before you send it; it is usually a single consultation.</p>
<h2>If you are the landlord</h2>
<p>The same advice, reversed. A checklist signed on the first day and a list with receipts by day 31 will settle almost everything.</p>
`,
}
