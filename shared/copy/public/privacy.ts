import type { Chapter } from './long-text.ts'
import { firmChapters, readerChapters } from './privacy-firms.ts'
import { ruleChapters } from './privacy-rules.ts'
import { visitorChapters } from './privacy-visitors.ts'

const short = {
  id: 'in-short',
  title: 'In short',
  blocks: [
    {
      list: [
        'Nothing a visitor types is stored, or even leaves their browser, before they accept the chat’s notice.',
        'What a visitor writes belongs to the law firm they wrote to. We hold it for the firm, sell it to nobody and train nothing on it.',
        'Our public pages set no cookies, run no analytics and load nothing from other companies.',
        'A visitor can withdraw a conversation from the chat itself.',
      ],
    },
  ],
} as const satisfies Chapter

const chapters: readonly Chapter[] = [
  short,
  ...readerChapters,
  ...visitorChapters,
  ...firmChapters,
  ...ruleChapters,
]

/** The privacy policy (specification 1, section 2): what Foyer really keeps, of whom and how long. */
export const privacy = {
  title: 'Privacy Policy',
  description:
    'What Foyer keeps of visitors, law firms and readers, whose it is, how long it stays, and how to have it removed.',
  lead: 'What we keep, whose it is, how long it stays, and how to have it removed.',
  /** The day from which it holds. */
  effective: { iso: '2025-07-29', text: 'July 29, 2025' },
  chapters,
} as const
