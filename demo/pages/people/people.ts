import { drawings } from '../../drawings.ts'
import type { Page } from '../../page.ts'

const person = (path: string, name: string, role: string, drawing: string): string => `
<li><a href="${path}">${drawing}<span><strong>${name}</strong><span class="says">${role}</span></span></a></li>`

/** The four people of the firm, as a list of drawings, names and roles. */
export const peopleList = `<ul class="areas people">${[
  person(
    '/people/eleanor-larch',
    'Eleanor Larch',
    'Attorney. Estate planning and probate.',
    drawings.twig,
  ),
  person(
    '/people/daniel-tern',
    'Daniel Tern',
    'Attorney. Personal injury and employment.',
    drawings.tern,
  ),
  person(
    '/people/marisol-quiroga',
    'Marisol Quiroga',
    'Attorney. Family law, landlord and tenant.',
    drawings.window,
  ),
  person(
    '/people/aino-salmela',
    'Aino Salmela',
    'Senior paralegal. The first voice you hear.',
    drawings.bell,
  ),
].join('')}</ul>`

export const people: Page = {
  path: '/people',
  title: 'People',
  description:
    'The three attorneys and the senior paralegal of Larch & Tern in Astoria, Oregon: what each does and which languages they speak.',
  lang: 'en',
  heading: 'Three lawyers and Aino',
  lede: 'You will know everyone here by the second visit. The lawyer you meet first is the lawyer who does the work.',
  shape: 'open',
  updated: '2026-06-11',
  body: `
${peopleList}
<section class="beside">
<h2>Languages</h2>
<div class="text">
<p>We work in English and Spanish. Marisol Quiroga advises in both, and Aino Salmela answers the telephone in both. Aino also speaks Finnish. For other languages, including American Sign Language, we arrange an interpreter; for the first meeting there is no charge for one.</p>
</div>
</section>
<section class="beside">
<h2>About the firm</h2>
<div class="text">
<p>How the firm began, what it takes on and what it turns down is on the <a href="/about">about page</a>.</p>
</div>
</section>
`,
}
