import { phoneLink } from '../links.ts'
import type { Page } from '../page.ts'

export const fees: Page = {
  path: '/fees',
  title: 'Fees and payment plans',
  description:
    'What a first consultation costs, flat fees, hourly rates, contingent fees, deposits, payment plans and what to do if our fees are out of reach.',
  lang: 'en',
  heading: 'Fees',
  lede: 'You should know what something costs before you ask for it. These are our fees; the agreement you sign states yours in writing.',
  shape: 'sections',
  translation: '/es/primera-consulta',
  updated: '2026-10-02',
  body: `
<h2>The first consultation</h2>
<p>A first consultation is 45 minutes with a lawyer and costs $95. If you hire us within 30 days, the $95 comes off your first bill. The price is the same in the office, by video or by telephone.</p>
<p>Three kinds of first meeting are free:</p>
<ul>
<li>Personal injury: the whole first meeting.</li>
<li>Unpaid wages: the whole first meeting.</li>
<li>An eviction summons with a court date: the first 20 minutes, by telephone.</li>
</ul>
<p>Telling us about your matter by telephone, by e-mail or in the chat on this site costs nothing.</p>

<h2>Flat fees</h2>
<p>Court filing and recording fees are not included; we tell you the current amounts before you decide.</p>
<table class="prices">
<caption>Work with a fixed price</caption>
<thead><tr><th scope="col">Work</th><th scope="col">Fee</th></tr></thead>
<tbody>
<tr><th scope="row">Will, power of attorney and advance directive, one person</th><td>$850</td></tr>
<tr><th scope="row">The same for a couple</th><td>$1,250</td></tr>
<tr><th scope="row">Simple estate affidavit</th><td>$1,450</td></tr>
<tr><th scope="row">Uncontested divorce, no children</th><td>$1,900</td></tr>
<tr><th scope="row">Uncontested divorce, with children</th><td>$2,600</td></tr>
<tr><th scope="row">Severance or noncompete review</th><td>$600</td></tr>
<tr><th scope="row">Demand letter</th><td>$400</td></tr>
<tr><th scope="row">Lease review</th><td>$350</td></tr>
</tbody>
</table>

<h2>Hourly work</h2>
<p>Contested family cases, probate and general advice are billed by the hour in steps of six minutes: Eleanor Larch $340, Daniel Tern $320, Marisol Quiroga $290, paralegal $140. We do not charge for opening your file, for postage or for scheduling.</p>

<h2>Contingent fees</h2>
<p>In injury cases and most wage cases our fee is a share of what is recovered: one third before a lawsuit is filed, 40% after. No recovery, no fee. Costs such as medical records, filing fees and expert witnesses are separate, and the written agreement says how they are paid and who bears them if nothing is recovered. Under Oregon law you may cancel a contingent fee agreement within 24 hours of signing it (ORS 20.340).</p>

<h2>Deposits</h2>
<p>Hourly work begins with a deposit, usually $3,500 in a contested family case and $2,000 otherwise. It stays in a lawyer trust account, it remains yours until we have earned it, and what is left at the end is returned within 30 days.</p>

<h2>Payment plans</h2>
<p>A balance of more than $500 can be paid monthly over up to 12 months, without interest. Flat fees can be paid in two parts, half at the start and half before signing or filing. Ask at the first meeting; it is an ordinary request and we will put it in the agreement.</p>

<h2>How to pay</h2>
<p>Check, bank transfer, cash at the front desk with a receipt, or Visa and Mastercard. There is no surcharge for cards.</p>

<h2>If this is out of reach</h2>
<p>Tell us. We may be able to do one part of the work, such as preparing you for a hearing, for a fixed price. We also take some family and housing matters at reduced rates through the Oregon State Bar’s Modest Means Program. Free forms and the addresses of legal aid offices are at <a href="https://oregonlawhelp.org">oregonlawhelp.org</a>.</p>

<h2>Questions about a bill</h2>
<p>Call ${phoneLink} and ask for Aino. Time spent explaining a bill is never billed.</p>
`,
}
