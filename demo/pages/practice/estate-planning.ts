import { drawings } from '../../drawings.ts'
import type { Page } from '../../page.ts'

export const estatePlanning: Page = {
  path: '/practice/estate-planning',
  title: 'Wills, estate planning and probate in Oregon',
  description:
    'Wills, powers of attorney, advance directives, trusts and probate in Oregon, with flat fees and what to bring.',
  lang: 'en',
  heading: 'Estate planning and probate',
  lede: 'A will, two powers and a list of where things are: for most families that is a complete plan, and it takes two meetings.',
  drawing: drawings.letter,
  shape: 'sections',
  parent: { path: '/practice', name: 'Practice areas' },
  updated: '2026-09-28',
  body: `
<h2>What a basic plan contains</h2>
<ul>
<li><strong>A will,</strong> which says who receives what, who carries it out and who would raise your children.</li>
<li><strong>A durable power of attorney,</strong> so that someone you trust can pay bills if you cannot.</li>
<li><strong>An advance directive,</strong> on Oregon’s own form, which names a health care representative and says what care you want.</li>
<li><strong>A letter to your family</strong> with accounts, passwords and wishes. We give you the outline; you write it at home.</li>
</ul>

<h2>How a will is signed</h2>
<p>In Oregon a will must be in writing, signed, and witnessed by two people (ORS 112.235). We supply the witnesses. Wills are signed at our office, because doing it in one sitting avoids mistakes; if you cannot travel we come to your home, hospital or care home anywhere in Clatsop County for $150.</p>

<h2>If there is no will</h2>
<p>State law decides (ORS chapter 112). A surviving spouse inherits everything if all of the deceased’s descendants are also the spouse’s. If there are children from another relationship, the spouse receives half and the children share the rest. A registered domestic partner counts as a spouse. Any other partner, and a friend, receives nothing under that law, however close.</p>

<h2>Do you need a trust?</h2>
<p>Often not. A living trust helps when you own land in more than one state, want privacy, or expect to need help managing money. For many Oregon homeowners a transfer-on-death deed does the same for the house at a fraction of the cost. We will tell you if the simpler paper is enough.</p>
<p>Oregon has its own estate tax, and it begins at a far lower value than the federal tax: $1 million (ORS chapter 118). If your house, savings and life insurance together come near that, planning matters more than people expect.</p>

<h2>When someone has died</h2>
<p>First, nothing has to be done this week except to care for each other, secure the house and order several certified copies of the death certificate.</p>
<h3>Small estates</h3>
<p>If what the person owned in their own name falls below the limits in ORS 114.510, a <em>simple estate affidavit</em> can be filed 30 days after the death, without a full probate. Our flat fee is $1,450 plus the filing fee.</p>
<h3>Probate</h3>
<p>Otherwise the circuit court appoints a personal representative, who gathers the property, notifies creditors, pays what is owed and distributes the rest under the court’s eye. Creditors generally have four months from the published notice to make a claim (ORS 115.005), so few probates close in less than six months. Probate is billed by the hour and paid by the estate, with the court’s approval.</p>
<h3>Where the will is</h3>
<p>Anyone who holds an original will should deliver it to the court or to the person named in it within 30 days of learning of the death (ORS 112.810). We hold originals for our own clients in a fire safe, without charge.</p>

<h2>What it costs</h2>
<table class="prices">
<caption>Flat fees for estate planning</caption>
<thead><tr><th scope="col">Plan</th><th scope="col">Fee</th></tr></thead>
<tbody>
<tr><th scope="row">Will, power of attorney and advance directive, one person</th><td>$850</td></tr>
<tr><th scope="row">The same for a couple</th><td>$1,250</td></tr>
<tr><th scope="row">Transfer-on-death deed, recording not included</th><td>$300</td></tr>
<tr><th scope="row">Living trust plan</th><td>from $2,800</td></tr>
<tr><th scope="row">Simple estate affidavit</th><td>$1,450</td></tr>
</tbody>
</table>

<h2>What to bring</h2>
<ul>
<li>Full names and addresses of the people you want to name</li>
<li>A list of what you own and how it is titled; rough values are fine</li>
<li>Any earlier will or trust, and beneficiary forms for retirement accounts</li>
<li>After a death: the will, the death certificate, and recent bank and mortgage statements</li>
</ul>

<h2>Who does this work</h2>
<p><a href="/people/eleanor-larch">Eleanor Larch</a>, who is also admitted in Washington and can act in Pacific County.</p>
`,
}
