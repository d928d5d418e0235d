import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { Tone } from './badge.tsx'

const tones: Record<Tone, string> = {
  alarm: 'border-danger bg-danger text-ground',
  danger: 'border-danger bg-danger-soft text-danger',
  caution: 'border-caution bg-caution-soft text-caution',
  good: 'border-good bg-good-soft text-good',
  info: 'border-info bg-info-soft text-info',
  plain: 'border-line-strong bg-sunken text-ink',
}

type BannerProps = { tone: Tone; urgent?: boolean; children: ReactNode }

/** A sentence to be read before going on; an urgent one is read out at once. */
export function Banner({ tone, urgent = false, children }: BannerProps) {
  const look = classes('block rounded-r border-l-2 px-3.5 py-2.5 text-pretty', tones[tone])
  if (!urgent) return <output className={look}>{children}</output>
  return (
    <div role="alert" className={look}>
      {children}
    </div>
  )
}
