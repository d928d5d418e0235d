import type { Page } from '../../page.ts'

export const servedWithPapers: Page = {
  path: '/blog/served-with-papers',
  title: 'You were served with papers: the first hour',
  description:
    'What to do in the first hour after someone hands you a summons in Oregon, in seven small steps.',
  lang: 'en',
  heading: 'You were served with papers. The first hour.',
  lede: 'By Marisol Quiroga, <time datetime="2026-09-08">September 8, 2026</time>',
  shape: 'article',
  parent: { path: '/blog', name: 'Notes' },
  updated: '2026-09-08',
  body: `
<p>Someone knocked, said your name and put an envelope in your hand. It is a strange kind of quiet after the door closes. You do not have to solve anything this evening. You do have to do seven small things.</p>
<h2>Write the date on the envelope</h2>
<p>Not the date printed on the papers: the date and time you received them, and how. In person, taped to the door, left with your roommate. Many Oregon deadlines are counted from that day.</p>
<h2>Keep everything, in order</h2>
<p>Do not take the staples out. Photograph each page before you put it anywhere, including the blank backs, because some carry notices.</p>
<h2>Find the line that says when</h2>
<p>A <em>summons</em> tells you when to respond or appear. In many civil and family cases in Oregon it is 30 days after service. In an eviction it is a date and time for a first appearance, and it can be very soon. Put it on a calendar you look at.</p>
<h2>Find out who is suing whom</h2>
<p>Check the names at the top and the county. If it is not you, do not throw the papers away. Mistakes need an answer too.</p>
<h2>Do not call the other side tonight</h2>
<p>What you say may be repeated in court. If children are involved, keep messages about their day to their day.</p>
<h2>Do not delete anything</h2>
<p>Leave messages, photographs and posts as they are, even the embarrassing ones. Deleting them now can do more harm than whatever they say.</p>
<h2>Then call a lawyer in the morning</h2>
<p>Us or another. If you cannot pay for one, legal aid and the court’s own self-help pages are real help, and a lawyer’s first question will be one you have already answered: what day did you get this?</p>
<p>If you intend to ask for help, ask early in the time you have and not at the end of it. Lawyers need a few days to do this well.</p>
`,
}
