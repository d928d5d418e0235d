import { drawings } from '../../drawings.ts'
import { mailLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const eleanorLarch: Page = {
  path: '/people/eleanor-larch',
  title: 'Eleanor Larch, attorney',
  description:
    'Eleanor Larch plans estates and guides families through probate in Astoria, Oregon, and Pacific County, Washington.',
  lang: 'en',
  heading: 'Eleanor Larch',
  lede: 'Attorney. Estate planning and probate.',
  drawing: drawings.twig,
  shape: 'sections',
  parent: { path: '/people', name: 'People' },
  updated: '2026-06-11',
  body: `
<h2>What she does</h2>
<p>Eleanor writes wills, trusts and the papers that let one person act for another, and she helps families settle an estate after a death. She likes plans that fit on a kitchen table: few documents, each one explained, each one signed with the right people in the room.</p>
<p>About a third of her work is probate. She has served as personal representative herself, twice, and knows which drawer the papers are usually in.</p>

<h2>How she works</h2>
<p>Two meetings for most plans. The first is a conversation; a draft follows within ten business days, with a plain-English summary on one page; the second meeting is for signing. She does not bill for short questions between the two.</p>

<h2>Background</h2>
<dl>
<dt>Admitted</dt><dd>Oregon, 2001. Washington, 2006.</dd>
<dt>Before law</dt><dd>Six years as a branch librarian.</dd>
<dt>Languages</dt><dd>English.</dd>
<dt>Hourly rate</dt><dd>$340. Most planning work is a <a href="/fees">flat fee</a>.</dd>
</dl>

<h2>Write to her</h2>
<p>${mailLink('eleanor@larchandtern.example')}. Please do not send confidential papers before we have checked for conflicts; <a href="/what-to-expect">what to expect</a> explains why.</p>
`,
}
