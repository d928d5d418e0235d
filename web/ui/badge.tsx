import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** How a status is coloured, by what it means. */
export type Tone = 'alarm' | 'danger' | 'caution' | 'good' | 'info' | 'plain'

const tones: Record<Tone, string> = {
  alarm: 'bg-danger text-ground',
  danger: 'bg-danger-soft text-danger',
  caution: 'bg-caution-soft text-caution',
  good: 'bg-good-soft text-good',
  info: 'bg-info-soft text-info',
  plain: 'bg-ink/7 text-ink-soft',
}

/** A word about a status. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-round px-2 text-small font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
