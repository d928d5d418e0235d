import { drawings } from '../../drawings.ts'
import { mailLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const danielTern: Page = {
  path: '/people/daniel-tern',
  title: 'Daniel Tern, attorney',
  description:
    'Daniel Tern represents injured people and Oregon workers from Astoria, with a limited number of cases at a time.',
  lang: 'en',
  heading: 'Daniel Tern',
  lede: 'Attorney. Personal injury and employment.',
  drawing: drawings.tern,
  shape: 'sections',
  parent: { path: '/people', name: 'People' },
  updated: '2026-06-11',
  body: `
<h2>What he does</h2>
<p>Daniel represents people who have been hurt by someone’s carelessness, and people who have not been paid or treated as the law requires at work. He prepares each case as if it will be tried, and tells clients plainly when a settlement deserves a hard look.</p>

<h2>How he works</h2>
<p>He keeps his list of open cases short and writes to every client at least once a month, even when the news is that nothing has moved. You will receive copies of every letter he sends or receives.</p>
<p>He answers e-mail within one business day. When he is in trial, Aino does, and says when he will be back.</p>

<h2>Background</h2>
<dl>
<dt>Admitted</dt><dd>Oregon, 2008. United States District Court for the District of Oregon, 2009.</dd>
<dt>Before law</dt><dd>Deckhand on a gillnetter, then claims adjuster for an insurer.</dd>
<dt>Languages</dt><dd>English.</dd>
<dt>Fees</dt><dd>Contingent in most injury and wage cases; $320 an hour otherwise.</dd>
</dl>

<h2>Write to him</h2>
<p>${mailLink('daniel@larchandtern.example')}. If a deadline is less than three business days away, please telephone.</p>
`,
}
