import { installChapters } from './guide-install.ts'
import { startChapters, useChapters } from './guide-start.ts'
import type { Chapter } from './long-text.ts'

const chapters: readonly Chapter[] = [...startChapters, ...installChapters, ...useChapters]

/** The installation guide (specification 1, section 2): nine sections. */
export const guide = {
  title: 'Installation guide',
  description:
    'How to put Foyer on your firm’s website: WordPress, Webflow or plain HTML, one line to paste, and how to check that it works.',
  lead: 'One line to paste, and how to see that it works.',
  chapters,
} as const
