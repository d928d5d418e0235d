import { drawings } from '../../drawings.ts'
import { mailLink } from '../../links.ts'
import type { Page } from '../../page.ts'

export const marisolQuiroga: Page = {
  path: '/people/marisol-quiroga',
  title: 'Marisol Quiroga, attorney',
  description:
    'Marisol Quiroga practices family law and landlord and tenant law in Astoria, Oregon, in English and Spanish.',
  lang: 'en',
  heading: 'Marisol Quiroga',
  lede: 'Attorney. Family law, and landlord and tenant. English y español.',
  drawing: drawings.window,
  shape: 'sections',
  parent: { path: '/people', name: 'People' },
  translation: '/es/',
  updated: '2026-06-11',
  body: `
<h2>What she does</h2>
<p>Marisol helps families come apart with as little damage as can be managed: divorce, parenting plans, support, and protective orders where someone is not safe. She also stands up in eviction court, most often for tenants.</p>

<h2>How she works</h2>
<p>She begins by asking what you would like an ordinary Tuesday to look like a year from now, and works back from there. Before she joined the firm she mediated parenting disputes for the courts, and she still proposes mediation in most cases with children.</p>
<p>She advises, writes and appears in Spanish as readily as in English. Everything you sign is in the language you read best.</p>

<h2>Background</h2>
<dl>
<dt>Admitted</dt><dd>Oregon, 2014.</dd>
<dt>Before joining the firm</dt><dd>Legal aid lawyer for four years; court-connected mediator for three.</dd>
<dt>Languages</dt><dd>English and Spanish.</dd>
<dt>Hourly rate</dt><dd>$290. Uncontested divorces are a <a href="/fees">flat fee</a>.</dd>
</dl>

<h2>Write to her</h2>
<p>${mailLink('marisol@larchandtern.example')}. If e-mail is not private for you, say so when you call and she will use another way.</p>
`,
}
