import { drawings } from '../../drawings.ts'
import { mailLink, phoneLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const ainoSalmela: Page = {
  path: '/people/aino-salmela',
  title: 'Aino Salmela, senior paralegal',
  description:
    'Aino Salmela is the first person most clients speak to at Larch & Tern. What she does, and what she cannot do.',
  lang: 'en',
  heading: 'Aino Salmela',
  lede: 'Senior paralegal. The first voice you hear.',
  drawing: drawings.bell,
  shape: 'sections',
  parent: { path: '/people', name: 'People' },
  updated: '2026-06-11',
  body: `
<h2>What she does</h2>
<p>Aino answers the telephone, reads every message that comes in and makes the first appointment. She checks that we have no conflict of interest, asks the questions that save time later and finds the right lawyer for what you bring.</p>
<p>Once you are a client she is the person who knows where your file stands.</p>

<h2>What she cannot do</h2>
<p>Aino is not a lawyer and cannot give legal advice, quote the value of a claim or tell you whether to sign. She can tell you what things cost, what to bring, how long each step usually takes and when a lawyer can see you.</p>

<h2>Background</h2>
<dl>
<dt>With the firm since</dt><dd>2013.</dd>
<dt>Languages</dt><dd>English, Spanish and Finnish.</dd>
<dt>Also</dt><dd>A notary public for the firm’s clients.</dd>
</dl>

<h2>Reach her</h2>
<p>${phoneLink} or ${mailLink()}. If you reach the machine, leave a name, a number that is safe to call and, if there is one, the date on your papers.</p>
`,
}
