import type { Chapter } from './long-text.ts'
import { dutyTerms, legalTerms } from './terms-duties.ts'
import { moneyTerms } from './terms-money.ts'
import { serviceTerms } from './terms-agreement.ts'

const chapters: readonly Chapter[] = [...serviceTerms, ...moneyTerms, ...dutyTerms, ...legalTerms]

/** The terms of service (specification 1, section 2): 16 sections. */
export const terms = {
  title: 'Terms of Service',
  description:
    'The agreement between your firm and Foyer in 16 short sections: what it does, what it costs, what each side answers for, and how it ends.',
  /** The day from which they hold. */
  effective: { iso: '2025-07-29', text: 'July 29, 2025' },
  chapters,
} as const
