import { sectionNames } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import {
  CalendarClock,
  Code,
  Files,
  House,
  type LucideIcon,
  Mail,
  Settings,
  UserRoundPlus,
} from 'lucide-react'

/** A section of the dashboard, as the address names it. */
export type SectionId = keyof typeof sectionNames

type Section = { id: SectionId; name: string; icon: LucideIcon }

/** The sidebar, from top to bottom. */
export const sections: readonly Section[] = [
  { id: 'overview', name: sectionNames.overview, icon: House },
  { id: 'leads', name: sectionNames.leads, icon: UserRoundPlus },
  { id: 'messages', name: sectionNames.messages, icon: Mail },
  { id: 'appointments', name: sectionNames.appointments, icon: CalendarClock },
  { id: 'documents', name: sectionNames.documents, icon: Files },
  { id: 'integration', name: sectionNames.integration, icon: Code },
  { id: 'settings', name: sectionNames.settings, icon: Settings },
]

/** The section that `/dashboard` itself opens. */
export const landingSection: SectionId = 'leads'

/** The pages below the settings, each at an address of its own. */
export const settingsViews = ['payment', 'plan', 'profile'] as const
export type SettingsView = (typeof settingsViews)[number]

/** The page of the settings that an address names; null for their first. */
export function findSettingsView(itemId: string | null): SettingsView | null {
  return settingsViews.find((view) => view === itemId) ?? null
}

/** Where an address inside the dashboard leads; null where it leads nowhere. */
export function findSection(path: string): { id: SectionId; itemId: string | null } | null {
  const [name, itemId, ...rest] = path.slice(paths.dashboard.length).split('/').filter(Boolean)
  if (name === undefined) return { id: landingSection, itemId: null }
  const section = sections.find((known) => known.id === name)
  if (section === undefined || rest.length > 0) return null
  if (itemId !== undefined && !hasItem(section.id, itemId)) return null
  return { id: section.id, itemId: itemId ?? null }
}

/** The sections whose items have addresses of their own. */
const listed: readonly SectionId[] = ['leads', 'messages', 'appointments', 'documents']

function hasItem(id: SectionId, itemId: string): boolean {
  return listed.includes(id) || (id === 'settings' && findSettingsView(itemId) !== null)
}
