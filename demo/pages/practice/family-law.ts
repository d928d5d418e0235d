import { drawings } from '../../drawings.ts'
import { phoneLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const familyLaw: Page = {
  path: '/practice/family-law',
  title: 'Family law in Clatsop County',
  description:
    'Divorce, custody and parenting time, child support and protective orders in Oregon: how each works, what it takes and how we charge.',
  lang: 'en',
  heading: 'Family law',
  lede: 'Divorce, separation, parenting plans and support. Most of this work is done at a table and not in a courtroom, and the plan you can both live with usually costs the least.',
  drawing: drawings.table,
  shape: 'sections',
  parent: { path: '/practice', name: 'Practice areas' },
  updated: '2026-09-14',
  body: `
<h2>Who does this work</h2>
<p><a href="/people/marisol-quiroga">Marisol Quiroga</a> leads our family work, in English and Spanish. She has also been a court-connected mediator, so she will tell you when a mediator would serve you better than a lawyer.</p>

<h2>Divorce and separation</h2>
<p>Oregon calls divorce <em>dissolution of marriage</em>. It is a no-fault state: the only ground is that irreconcilable differences have ended the marriage (ORS 107.025). Nobody has to prove who was at fault, and no one has to agree to the divorce for it to happen.</p>
<p>If you were married in Oregon, one of you must live here when the case is filed. If you were married somewhere else, one of you must have lived here for the six months before filing (ORS 107.075).</p>
<h3>If you have been served with papers</h3>
<p>A person served with a petition generally has 30 days from the day of service to file a response. If nothing is filed, the other side may ask for a judgment by default. Note the date the papers reached you and bring them to the first meeting.</p>

<h2>Dividing what you own and owe</h2>
<p>An Oregon court divides property in the way that is “just and proper in all the circumstances” (ORS 107.105). There is a presumption that both of you contributed equally to what was acquired during the marriage. That is often an equal division, and not always: inheritances, gifts, a business or a house owned before the wedding all need a closer look.</p>

<h2>Custody and parenting time</h2>
<p>Oregon separates two questions. <strong>Custody</strong> is who makes the large decisions: school, health, religion. <strong>Parenting time</strong> is when a child is with each parent. A judge may order joint custody only if both parents agree to it (ORS 107.169).</p>
<p>Every case with children needs a parenting plan (ORS 107.102). We draft plans that say who drives, what happens on school holidays and how changes are agreed, because those are the things people come back to court about.</p>
<p>In Clatsop County parents are usually asked to try mediation before a judge decides custody or parenting time.</p>

<h2>Child support and spousal support</h2>
<p>Child support is set by a statewide formula based on both parents’ incomes, overnights, childcare and health insurance. A court may depart from it only for stated reasons. We run the calculation with you at the first meeting if you bring recent pay stubs.</p>
<p>Spousal support is less mechanical. Oregon recognizes three kinds: transitional, compensatory and maintenance. We explain which of them could be argued on your facts and what each would have to show.</p>

<h2>Protective orders</h2>
<p>Under the Family Abuse Prevention Act a person who has been abused by a family or household member within the last 180 days, and who is in danger of more abuse, may ask the circuit court for a restraining order (ORS 107.700 to 107.735). There is no filing fee, and a judge hears the request the same day or the next day the court is open. You do not need a lawyer to ask. If a hearing is set afterwards, we can come with you.</p>
<p><strong>If you are in danger now, call 911.</strong> The National Domestic Violence Hotline answers at all hours at 1-800-799-7233.</p>

<h2>What it costs</h2>
<p>An uncontested divorce is a flat fee: $1,900 without children, $2,600 with children, plus the court’s filing fee. Contested cases are billed by the hour against a deposit, usually $3,500. See <a href="/fees">fees</a> for payment plans.</p>

<h2>What to bring</h2>
<ul>
<li>Any papers you have been served with, and the envelope they came in</li>
<li>The last two years’ tax returns and three recent pay stubs</li>
<li>A list of accounts, debts and vehicles; rough figures are fine</li>
<li>School and childcare schedules, if you have children</li>
</ul>
<p>If leaving the house with papers would not be safe, come without them. Call ${phoneLink} and tell Aino which number is safe to call back.</p>
`,
}
