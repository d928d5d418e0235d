import { demoFirm } from '../firm.ts'
import { drawings } from '../drawings.ts'
import { phoneLink } from '../links.ts'
import type { Page } from '../page.ts'
import { peopleList } from './people/people.ts'
import { practiceList } from './practice/practice-areas.ts'

export const home: Page = {
  path: '/',
  title: 'Attorneys in Astoria, Oregon',
  description:
    'Larch & Tern is a small law firm in Astoria, Oregon: family law, landlord and tenant, personal injury, employment and estate planning. English and Spanish.',
  lang: 'en',
  heading: 'Lawyers for the lower Columbia',
  lede: 'A small firm in Astoria for the matters that keep people up at night: family, home, work, an injury, a death. Ask us what the law says and what it would cost. Then decide.',
  shape: 'open',
  translation: '/es/',
  updated: '2026-10-02',
  body: `
<p class="actions"><a class="button" href="tel:${demoFirm.phoneE164}">Call ${demoFirm.phone}</a> <a href="/contact">Write to us</a></p>
<div class="panorama">${drawings.panorama}</div>
<section class="band" aria-labelledby="areas">
<h2 id="areas">What we do</h2>
${practiceList}
</section>
<section class="band" aria-labelledby="first">
<h2 id="first">How it begins</h2>
<ol class="steps">
<li><strong>Tell us briefly.</strong> What happened, when, and who is on the other side. Telling us costs nothing.</li>
<li><strong>Hear back within one business day.</strong> We check for conflicts and offer you times, or other names if we cannot help.</li>
<li><strong>Meet the lawyer who would do the work.</strong> 45 minutes for $95, in the office, by video or by telephone. A first meeting about an injury or unpaid wages is free.</li>
<li><strong>Decide at home.</strong> You leave with your choices and their cost in writing. Nothing starts until you sign.</li>
</ol>
<p class="after"><a href="/what-to-expect">What to expect, step by step</a> <a href="/fees">All our fees</a></p>
</section>
<section class="band" aria-labelledby="who">
<h2 id="who">Who you will meet</h2>
${peopleList}
</section>
<section class="band fog" aria-labelledby="soon">
<h2 id="soon">If there is a date on your papers</h2>
<div class="text">
<p>A summons, an eviction notice or a letter from an insurer often starts a clock. Write down the day you received it, keep the envelope, and call ${phoneLink}. Please do not wait for a reply to an e-mail.</p>
<p lang="es">Hablamos español. <a href="/es/" hreflang="es">Lea esta información en español</a>.</p>
</div>
</section>
<section class="band" aria-labelledby="notes">
<h2 id="notes">From our notes</h2>
<ul class="notes">
<li><a href="/blog/served-with-papers">You were served with papers. The first hour.</a> <span>Before the fear and the paperwork: seven small things.</span></li>
<li><a href="/blog/getting-a-deposit-back">Getting a deposit back</a> <span>What to do on the last day, and on day 32.</span></li>
<li><a href="/blog/the-shoebox-meeting">The shoebox meeting</a> <span>How to tell your family where everything is.</span></li>
</ul>
</section>
`,
}
