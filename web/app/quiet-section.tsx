import { quietSections, sectionNames } from '@foyer/shared/copy/dashboard.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LedgerLamp, Letter, PaperTray, WaitingChairs } from '#web/ui/drawing.tsx'

/** A section that holds nothing yet. */
export type QuietSectionId = keyof typeof quietSections

const drawings: Record<QuietSectionId, ReactNode> = {
  overview: <LedgerLamp />,
  messages: <Letter />,
  appointments: <WaitingChairs />,
  documents: <PaperTray />,
}

/** Says what will appear in a section. */
export function QuietSection({ id }: { id: QuietSectionId }) {
  const { title, text } = quietSections[id]
  return (
    <div className="grid min-h-[calc(100dvh-3.5rem)] content-center pb-20">
      <h1 className="sr-only">{sectionNames[id]}</h1>
      <EmptyState drawing={drawings[id]} title={title} text={text} />
    </div>
  )
}
