import { drawings } from '../../drawings.ts'
import { phoneLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const landlordTenant: Page = {
  path: '/practice/landlord-tenant',
  title: 'Landlord and tenant law in Oregon',
  description:
    'Eviction notices and court dates, deposits, repairs, entry and rent increases under ORS chapter 90, for tenants and for small landlords.',
  lang: 'en',
  heading: 'Landlord and tenant',
  lede: 'Notices, deposits, repairs and the eviction court. We act for tenants, and for landlords who rent out ten homes or fewer, though never for both sides of one door.',
  drawing: drawings.door,
  shape: 'sections',
  parent: { path: '/practice', name: 'Practice areas' },
  translation: '/es/vivienda',
  updated: '2026-10-02',
  body: `
<h2>If you have a court date</h2>
<p>Eviction cases move faster than almost any other case. The summons names a date for a <em>first appearance</em>. A tenant who does not come usually loses by default that morning.</p>
<p>Call ${phoneLink} as soon as you have the papers. The first 20 minutes by telephone about an eviction summons are free, and we keep room for these calls each day we are open.</p>

<h2>Notices for unpaid rent</h2>
<p>For most tenancies the landlord must first give a written notice. Under ORS 90.394 it may be a 10-day notice, given no sooner than the eighth day of the rental period, or a <span class="nowrap">13-day</span> notice, given no sooner than the fifth day. The notice must state the amount of rent owed and the date and time by which paying it ends the matter.</p>
<p>A tenant who pays the rent demanded within the time in the notice keeps the tenancy. In a nonpayment case a tenant may still end the case by paying what the law requires after it is filed (ORS 90.395). A notice that asks for the wrong amount or gives too little time may not support an eviction at all, so bring the notice itself.</p>

<h2>Other reasons to end a tenancy</h2>
<p>During the first year of a month-to-month tenancy a landlord may end it with 30 days’ written notice and no stated reason. After the first year the landlord needs cause, or one of the reasons listed in ORS 90.427, such as a sale to a buyer who will live there, and that generally takes 90 days’ notice.</p>
<p>A landlord may never change the locks, shut off the power or put belongings on the street. Only a court may order an eviction, and only the sheriff may carry it out.</p>

<h2>Deposits</h2>
<p>After the tenancy ends and the home is handed back, the landlord has 31 days to return the deposit or send a written account of what was kept and why (ORS 90.300). Ordinary wear and tear is not damage. A tenant may recover twice the amount wrongly withheld.</p>
<h3>What helps in a deposit dispute</h3>
<ul>
<li>The move-in checklist, if there was one</li>
<li>Dated photographs from the first and last day</li>
<li>The forwarding address you gave, and how you gave it</li>
</ul>

<h2>Repairs and privacy</h2>
<p>A rented home must be habitable: watertight, heated, with safe wiring, working plumbing and locks (ORS 90.320). Ask for repairs in writing and keep a copy. Do not stop paying rent before you have spoken to a lawyer; there are steps to follow first.</p>
<p>Except in an emergency, a landlord must give at least 24 hours’ notice before coming in (ORS 90.322).</p>

<h2>Rent increases</h2>
<p>Rent may not be raised during the first year of a tenancy. After that, an increase needs at least 90 days’ written notice, and for most homes more than 15 years old it may not exceed a percentage the state publishes each year (ORS 90.323 and 90.324).</p>

<h2>For small landlords</h2>
<p>We review leases and notices before they are used, which is much cheaper than repairing them in court. A lease review is a flat fee of $350; a notice, checked and prepared for service, is $225.</p>

<h2>What to bring</h2>
<ul>
<li>The notice or summons, with the date you received it</li>
<li>Your lease, with every page</li>
<li>Rent receipts, bank records or messages about payment</li>
<li>Photographs, if the dispute is about the condition of the home</li>
</ul>

<h2>How long you have</h2>
<p>Most claims under Oregon’s residential landlord and tenant act must be filed within one year (ORS 12.125). A shorter time can apply to your situation. Ask early.</p>
`,
}
