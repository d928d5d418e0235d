/** The page that shows where each figure and quotation of the public pages comes from. */
export const sources = {
  title: 'Where these numbers come from',
  lead: 'A lawyer has to be able to stand behind a figure. So should whoever sells to lawyers. Here is every figure about the market or about Foyer, and every quotation, that our pages show: who published it, and what it plainly means. Where we have no source, we say that the claim is ours. The articles of our blog name their sources where they use them.',
  description:
    'The figures and quotations on Foyer’s pages: who published each, the year, and what it plainly means, or the note that the claim is our own.',
  contents: 'On this page',
  parts: {
    market: {
      id: 'market',
      title: 'About the market',
      lead: 'Figures that vendors repeat to firms, and so do we. Read what each is really about before you rely on it.',
    },
    ours: {
      id: 'ours',
      title: 'About Foyer',
      lead: 'What we say of ourselves on our pages.',
    },
    measured: {
      id: 'measured',
      title: 'What we measured',
      lead: 'On the product as it is, by ourselves, with tests that can be run again. Nobody outside has repeated them yet.',
    },
    statements: {
      id: 'statements',
      title: 'What others have written',
      lead: 'Quoted word for word. None of them speaks of us, and none of them has endorsed us.',
    },
  },
  ourClaim: 'Our claim',
  weMeasured: 'Our measurement',
  plainly: 'Plainly',
  method: {
    id: 'method',
    title: 'How we measure',
    paragraphs: [
      'We give a percentage only where we counted a hundred cases or more, and then say how many. We give counts, bytes and numbers of requests rather than seconds, because seconds belong to a machine.',
      'What we measured on scripts we wrote ourselves flatters us: their author knew the product. Expect somewhat less on your own website, and try it there before you pay: that is what the 7 days of the trial are for.',
      'We have no customers’ figures on these pages. When we have permission to show some, they will stand here with their source.',
    ],
  },
  doubt: 'Do you doubt a figure, or know a better source?',
  write: 'Write to us',
} as const
