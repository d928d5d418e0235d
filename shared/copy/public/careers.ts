/** One open role (specification 1, sections 2 and 3). */
export type Job = {
  id: string
  title: string
  location: string
  type: string
  lines: readonly string[]
}

const jobs: readonly Job[] = [
  {
    id: 'customer-success-manager',
    title: 'Customer Success Manager',
    location: 'Remote US',
    type: 'Full-time',
    lines: [
      'You bring firms from their first day to the day their front desk runs by itself, and you notice when it does not.',
      'You read what visitors asked and nobody could answer, and help firms say it on their website.',
      'You tell us what to build next, with the sentences people used.',
      'You have worked with law firms, or with others whose time is short and whose trust is earned once.',
    ],
  },
  {
    id: 'frontend-developer',
    title: 'Frontend Developer',
    location: 'Remote US',
    type: 'Full-time',
    lines: [
      'You build what a frightened person sees at night on an old phone, and what a paralegal works in all day.',
      'You write TypeScript and plain CSS, and know what the browser can do by itself.',
      'You count bytes, you test with a keyboard and a screen reader, and you would rather remove a line than add one.',
      'You can say in two sentences why something should look the way it does.',
    ],
  },
  {
    id: 'marketing-lead',
    title: 'Marketing Lead',
    location: 'Remote US',
    type: 'Part-time',
    lines: [
      'You explain Foyer to lawyers, who have heard every promise before.',
      'You write well, and you would rather give a source than an adjective.',
      'You know where small firms look for advice: their bar, their listserv, each other.',
      'You measure what you do, and stop doing what does not work.',
    ],
  },
]

/** Open roles (specification 1, section 2, /careers). */
export const careers = {
  title: 'Careers',
  headline: 'Work on the part people meet first',
  lead: 'We make one thing, for people who need a lawyer and for lawyers who want to be there. We are looking for people who like that it is only one thing.',
  description:
    'Open roles at Foyer: Customer Success Manager, Frontend Developer and Marketing Lead, all remote in the United States. How to apply, and what we offer.',
  roles: 'Open roles',
  jobs,
  apply: 'Apply Now',
  /** Follows "Apply Now" for those who hear the link without seeing its role. */
  applyFor: (title: string): string => ` for ${title}`,
  subject: (title: string): string => `Application for ${title}`,
  perksTitle: 'What you get',
  perks: [
    'Work from anywhere in the United States, in hours that fit your life',
    'Paid time off that you are expected to take',
    'The machine, the chair and the screen you need',
    'Time and money for learning',
    'Decisions in writing, and few meetings',
    'A say in what we do not build',
  ],
  contactTitle: 'Nothing that fits?',
  contact: 'Write to us all the same, and say what you would do here:',
} as const
