import { drawings } from '../../drawings.ts'
import type { Page } from '../../page.ts'

/** One row of the practice list, shared by the home page and the list of areas. */
const row = (path: string, name: string, says: string, drawing: string): string => `
<li><a href="${path}">${drawing}<span><strong>${name}</strong><span class="says">${says}</span></span></a></li>`

/** The five practice areas, and a way in for whoever cannot place theirs: drawing, name, sentence. */
export const practiceList = `<ul class="areas">${[
  row(
    '/practice/family-law',
    'Family law',
    'Divorce, parenting plans, support and protective orders.',
    drawings.table,
  ),
  row(
    '/practice/landlord-tenant',
    'Landlord and tenant',
    'Notices, eviction court, deposits and repairs.',
    drawings.door,
  ),
  row(
    '/practice/personal-injury',
    'Personal injury',
    'Collisions, falls, bites and injuries on the water.',
    drawings.bicycle,
  ),
  row(
    '/practice/employment',
    'Employment',
    'Unpaid wages, discrimination, leave and severance.',
    drawings.lunchPail,
  ),
  row(
    '/practice/estate-planning',
    'Estate planning and probate',
    'Wills, powers of attorney and what to do after a death.',
    drawings.letter,
  ),
  row(
    '/contact',
    'Not sure where it belongs?',
    'Describe it in two sentences and we will tell you.',
    drawings.bell,
  ),
].join('')}</ul>`

export const practiceAreas: Page = {
  path: '/practice',
  title: 'Practice areas',
  description:
    'Family law, landlord and tenant, personal injury, employment and estate planning on the north Oregon coast, and the work we send to others.',
  lang: 'en',
  heading: 'Practice areas',
  lede: 'Five kinds of work, each done often enough to be done well.',
  shape: 'open',
  updated: '2026-09-14',
  body: `
${practiceList}
<section class="beside">
<h2>Work we send to others</h2>
<div class="text">
<p>We do not handle criminal defense, immigration or claims against doctors and hospitals. If you write to us about one of these, we will give you two or three names of lawyers who do, without charge.</p>
</div>
</section>
<section class="beside">
<h2>Where we work</h2>
<div class="text">
<p>Mostly in Clatsop, Columbia and Tillamook counties in Oregon, by video anywhere in the state, and in Pacific County, Washington, for estate matters.</p>
</div>
</section>
`,
}
