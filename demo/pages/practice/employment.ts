import { drawings } from '../../drawings.ts'
import type { Page } from '../../page.ts'

export const employment: Page = {
  path: '/practice/employment',
  title: 'Employment law for Oregon workers',
  description:
    'Unpaid wages and final paychecks, discrimination, retaliation, leave and severance agreements: your rights at work in Oregon and how we help.',
  lang: 'en',
  heading: 'Employment',
  lede: 'Pay that did not come, a firing that felt wrong, an agreement you have five days to sign. We act for workers, in canneries, clinics, kitchens and offices.',
  drawing: drawings.lunchPail,
  shape: 'sections',
  parent: { path: '/practice', name: 'Practice areas' },
  updated: '2026-07-30',
  body: `
<h2>Final paychecks</h2>
<p>Oregon is strict about the last paycheck (ORS 652.140):</p>
<table>
<caption>When final wages are due</caption>
<thead><tr><th scope="col">How the job ended</th><th scope="col">Final wages are due</th></tr></thead>
<tbody>
<tr><th scope="row">You were fired or laid off</th><td>By the end of the next business day</td></tr>
<tr><th scope="row">You quit with at least 48 hours’ notice, not counting weekends and holidays</th><td>On your last day of work</td></tr>
<tr><th scope="row">You quit with less notice</th><td>Within five business days, or on the next payday if that comes first</td></tr>
</tbody>
</table>
<p>An employer who willfully pays late may owe a penalty of up to 30 days’ wages (ORS 652.150).</p>

<h2>Wages, overtime and breaks</h2>
<p>Hours over 40 in a week are generally paid at one and a half times the regular rate. Canneries and other manufacturers have further overtime rules of their own. A shift of six hours or more normally includes a meal break of 30 minutes, and each four hours of work, or most of four, a paid rest break of 10 minutes.</p>
<p>Keep your own record of hours. A notebook or the calendar on a telephone is enough. Your right to be paid does not depend on immigration status.</p>

<h2>Fired or treated unfairly</h2>
<p>Oregon is an at-will state: an employer may end a job without giving a reason, as long as it is not an unlawful one. Unlawful reasons include race, sex, pregnancy, age, disability, religion, national origin, sexual orientation, gender identity, an injury claim, taking protected leave, and reporting in good faith something you believed was against the law (ORS chapter 659A).</p>
<p>Being treated harshly is not always unlawful, and we will say so if we think it was not.</p>

<h2>Leave and sick time</h2>
<p>Oregon workers earn at least one hour of sick time for every 30 hours worked, up to 40 hours a year; with most employers of ten or more people it is paid. Paid Leave Oregon, a state insurance program, pays for up to 12 weeks in a year, and sometimes two more around a pregnancy, for a new child, a serious illness, caring for family or safety from violence. An employer may not punish you for using either.</p>

<h2>Severance and noncompete agreements</h2>
<p>If you have been handed an agreement, do not sign it in the meeting. We read it with you, say what you would be giving up and what is usually open to discussion. The flat fee is $600, and we can normally do it within three business days of receiving the document.</p>
<p>A noncompete is enforceable in Oregon only if it meets the conditions in ORS 653.295. Many that people are afraid of do not.</p>

<h2>How long you have</h2>
<p>It depends on the claim, and Oregon and federal law differ. Some discrimination claims may be brought within five years; many other claims must be filed with the Bureau of Labor and Industries (BOLI), or in court, within one year (ORS 659A.820 and 659A.875). Federal charges go to the EEOC, generally within 300 days. Overtime claims have a limit of two years. If your employer is a public body, a written notice may be due within 180 days. Please ask before you count.</p>

<h2>What it costs</h2>
<p>The first meeting about unpaid wages is free. Wage and discrimination cases are usually taken for a contingent fee; advice, letters and agreement reviews are flat or hourly. See <a href="/fees">fees</a>.</p>

<h2>Who does this work</h2>
<p><a href="/people/daniel-tern">Daniel Tern</a>, with <a href="/people/marisol-quiroga">Marisol Quiroga</a> for clients who prefer Spanish.</p>

<h2>What to bring</h2>
<ul>
<li>Pay stubs, schedules and your own record of hours</li>
<li>The handbook, offer letter or any agreement you signed</li>
<li>E-mails and messages you received; please do not copy files you had no right to open</li>
<li>A one-page timeline, if you can write one</li>
</ul>
`,
}
