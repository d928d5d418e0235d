import { consultationTypeNames } from '@foyer/shared/copy/appointments-view.ts'
import type { ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import { DoorOpen, type LucideIcon, Phone, Video } from 'lucide-react'

const icons: Record<ConsultationType, LucideIcon> = {
  phone: Phone,
  video: Video,
  in_person: DoorOpen,
}

/** How a consultation is to be held: its picture and its name. */
export function ConsultationTypeLabel({ type }: { type: ConsultationType }) {
  const Icon = icons[type]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon size={15} strokeWidth={1.75} className="shrink-0 text-ink-soft" aria-hidden="true" />
      {consultationTypeNames[type]}
    </span>
  )
}
