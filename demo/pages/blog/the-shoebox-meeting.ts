import type { Page } from '../../page.ts'

export const theShoeboxMeeting: Page = {
  path: '/blog/the-shoebox-meeting',
  title: 'The shoebox meeting',
  description:
    'How to spend forty minutes telling your family where your papers are, and why it matters as much as a will.',
  lang: 'en',
  heading: 'The shoebox meeting',
  lede: 'By Eleanor Larch, <time datetime="2026-01-20">January 20, 2026</time>',
  shape: 'article',
  parent: { path: '/blog', name: 'Notes' },
  updated: '2026-01-20',
  body: `
<p>A will says who gets the boat. It does not say where the title to the boat is. In my experience the second question costs families more weekends than the first.</p>
<h2>Find a box</h2>
<p>A shoebox will do. Into it go, as originals or as one line on a card: the will, or a note of who holds it; deeds and titles; insurance policies; the names of banks; the last tax return; and the telephone numbers of the three people to call first.</p>
<p>Do not put the only copy in a safe deposit box that nobody else can open.</p>
<h2>Write the card about accounts</h2>
<p>List each account by institution and the last four digits, and note whether it has a named beneficiary. Retirement accounts and life insurance pass to the person on the form, whatever the will says. Old forms are the most common surprise I see: a former spouse, a parent long gone.</p>
<h2>Passwords</h2>
<p>Use a password manager with an emergency contact, or a sealed envelope that you replace each January. Telephones matter most, because everything else sends its codes there.</p>
<h2>Hold the meeting</h2>
<p>Forty minutes, with something to eat. Say who will make health decisions and who will handle money, and that it is not a ranking. Hand each of them a copy of your advance directive. In Oregon it must be signed before two witnesses or a notary, and accepted by the person you name.</p>
<h2>Say the hard thing once</h2>
<p>If you have treated your children differently, for good reasons, tell them now. A sentence from you is worth ten from a lawyer reading aloud.</p>
<h2>Put it on the calendar</h2>
<p>Open the box every January. Change what has changed. Then put it back where everyone knows it is.</p>
`,
}
