import { drawings } from '../../drawings.ts'
import type { Page } from '../../page.ts'

export const personalInjury: Page = {
  path: '/practice/personal-injury',
  title: 'Personal injury claims in Oregon',
  description:
    'Car, bicycle, pedestrian and workboat injuries, falls and dog bites: what to do first, who pays medical bills, how long you have and what we charge.',
  lang: 'en',
  heading: 'Personal injury',
  lede: 'When someone else’s carelessness has hurt you. We take a small number of these cases at a time, so that one lawyer knows yours by heart.',
  drawing: drawings.bicycle,
  shape: 'sections',
  parent: { path: '/practice', name: 'Practice areas' },
  updated: '2026-08-21',
  body: `
<h2>Cases we take</h2>
<ul>
<li>Car, truck and motorcycle collisions</li>
<li>People hit while walking or cycling</li>
<li>Falls on unsafe stairs, docks and floors</li>
<li>Dog bites</li>
<li>Injuries on boats and at the waterfront, together with a maritime lawyer in Portland</li>
<li>Deaths caused by any of these</li>
</ul>
<p>We do not take claims against doctors or hospitals. We will give you the names of firms that do.</p>

<h2>In the first days</h2>
<ol>
<li>See a doctor, even if you think it will pass, and say everything that hurts.</li>
<li>Report the collision. Oregon requires a report to the DMV within 72 hours when anyone is hurt.</li>
<li>Photograph the place, the vehicles and your injuries.</li>
<li>Write down the names of people who saw it.</li>
<li>Tell your own insurer. Before you give a recorded statement to the other driver’s insurer, talk to a lawyer.</li>
</ol>

<h2>Who pays the medical bills now</h2>
<p>Every Oregon car policy includes personal injury protection, called PIP. It pays reasonable and necessary medical bills for two years after the collision, with a limit of $15,000 or more, whoever was at fault (ORS 742.520 to 742.524). It also covers part of lost wages after a waiting period. PIP usually covers your passengers, and it may cover you when you are hit on foot or on a bicycle.</p>

<h2>If you were partly at fault</h2>
<p>You may still recover, as long as your share of the fault is not greater than that of the others combined. What you recover is reduced by your share (ORS 31.600).</p>

<h2>How long you have</h2>
<p>Oregon law sets the limits, and a claim made too late is generally lost:</p>
<ul>
<li><strong>Most injury claims:</strong> a lawsuit within two years (ORS 12.110).</li>
<li><strong>A death:</strong> generally three years (ORS 30.020).</li>
<li><strong>A city, county, school, bus service or other public body:</strong> written notice within 180 days of the injury, or one year for a death, well before any lawsuit (ORS 30.275).</li>
</ul>
<p>There are exceptions in both directions, some of them shorter. Do not work out your own date from this page; ask us, and bring the date of the injury.</p>

<h2>How a claim goes</h2>
<p>Most claims have three parts: treatment, a written demand to the insurer, and only then, where needed, a lawsuit in the circuit court. We normally wait to send the demand until your doctors can say how you will be in the future. Each case depends on its own facts, and no lawyer can tell you at the start what yours will bring.</p>

<h2>What it costs</h2>
<p>The first meeting is free. We work for a contingent fee: one third of what is recovered before a lawsuit is filed, 40% after. If nothing is recovered you owe no fee. Costs, such as records and filing fees, are separate: we advance them and they are repaid from the recovery, and the agreement says who bears them if there is none. You may cancel a contingent fee agreement within 24 hours of signing it (ORS 20.340).</p>

<h2>Who does this work</h2>
<p><a href="/people/daniel-tern">Daniel Tern</a> handles injury claims from the first call to the last signature.</p>

<h2>What to bring</h2>
<ul>
<li>The police report number and any DMV report</li>
<li>Your own car insurance card and policy, and letters from any insurer</li>
<li>Names of the doctors and clinics you have seen</li>
<li>Photographs, and proof of missed work</li>
</ul>
`,
}
