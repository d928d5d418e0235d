import { asideNames, sectionNames } from '@foyer/shared/copy/dashboard.ts'
import { paths } from '@foyer/shared/paths.ts'
import {
  CalendarClock,
  Code,
  Files,
  House,
  type LucideIcon,
  Mail,
  PenLine,
  Settings,
  UserRoundPlus,
} from 'lucide-react'

/** A section of the dashboard, as the address names it. */
export type SectionId = keyof typeof sectionNames

/** A page of the dashboard: a section, or one that only links lead to. */
export type PageId = SectionId | keyof typeof asideNames

type Section = { id: SectionId; name: string; icon: LucideIcon }

/** The sidebar, from top to bottom; the last one is the administrator's alone. */
export const sections: readonly Section[] = [
  { id: 'overview', name: sectionNames.overview, icon: House },
  { id: 'leads', name: sectionNames.leads, icon: UserRoundPlus },
  { id: 'messages', name: sectionNames.messages, icon: Mail },
  { id: 'appointments', name: sectionNames.appointments, icon: CalendarClock },
  { id: 'documents', name: sectionNames.documents, icon: Files },
  { id: 'integration', name: sectionNames.integration, icon: Code },
  { id: 'settings', name: sectionNames.settings, icon: Settings },
  { id: 'admin', name: sectionNames.admin, icon: PenLine },
]

/** The sections of somebody who has a firm, is the administrator, or both. */
export function sectionsOf(who: {
  hasFirm: boolean
  isAdministrator: boolean
}): readonly Section[] {
  return sections.filter(({ id }) => (id === 'admin' ? who.isAdministrator : who.hasFirm))
}

/** The names of all pages. */
export const pageNames: Record<PageId, string> = { ...sectionNames, ...asideNames }

/** The section that `/dashboard` itself opens. */
export const landingSection: SectionId = 'overview'

/** The pages below the settings, each at an address of its own. */
export const settingsViews = ['payment', 'plan', 'profile', 'assistant', 'questions'] as const
export type SettingsView = (typeof settingsViews)[number]

/** The page of the settings that an address names; null for their first. */
export function findSettingsView(itemId: string | null): SettingsView | null {
  return settingsViews.find((view) => view === itemId) ?? null
}

/** Sections whose items have addresses of their own. */
const lists: readonly PageId[] = ['leads', 'messages', 'appointments', 'documents']

/** Where an address inside the dashboard leads; null where it leads nowhere. */
export function findSection(path: string): { id: PageId; itemId: string | null } | null {
  const [name, itemId, ...rest] = path.slice(paths.dashboard.length).split('/').filter(Boolean)
  if (rest.length > 0) return null
  if (name === undefined) return { id: landingSection, itemId: null }
  if (name === 'conversations') return itemId === undefined ? null : { id: name, itemId }
  const section = sections.find((known) => known.id === name)
  if (section === undefined) return null
  if (itemId !== undefined && !hasItem(section.id, itemId)) return null
  return { id: section.id, itemId: itemId ?? null }
}

function hasItem(id: SectionId, itemId: string): boolean {
  return lists.includes(id) || (id === 'settings' && findSettingsView(itemId) !== null)
}
