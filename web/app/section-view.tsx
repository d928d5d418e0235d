import { shell } from '@foyer/shared/copy/dashboard.ts'
import { settingsTitles } from '@foyer/shared/copy/settings.ts'
import { lazy, Suspense } from 'react'
import { useUserInfo } from '#web/features/overview/data.ts'
import { usePageTitle } from '#web/platform/page-title.ts'
import { demoSiteAddress } from './demo-site.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { findSettingsView, type PageId, pageNames } from './sections.ts'

const OverviewSection = lazy(async () => {
  const { OverviewSection } = await import('#web/features/overview/overview-section.tsx')
  return { default: OverviewSection }
})
const LeadsSection = lazy(async () => {
  const { LeadsSection } = await import('#web/features/leads/leads-section.tsx')
  return { default: LeadsSection }
})
const MessagesSection = lazy(async () => {
  const { MessagesSection } = await import('#web/features/messages/messages-section.tsx')
  return { default: MessagesSection }
})
const AppointmentsSection = lazy(async () => {
  const { AppointmentsSection } =
    await import('#web/features/appointments/appointments-section.tsx')
  return { default: AppointmentsSection }
})
const DocumentsSection = lazy(async () => {
  const { DocumentsSection } = await import('#web/features/documents/documents-section.tsx')
  return { default: DocumentsSection }
})
const IntegrationPage = lazy(async () => {
  const { IntegrationPage } = await import('./integration-page.tsx')
  return { default: IntegrationPage }
})
const SettingsSection = lazy(async () => {
  const { SettingsSection } = await import('./settings-section.tsx')
  return { default: SettingsSection }
})
const AdminSection = lazy(async () => {
  const { AdminSection } = await import('./admin-section.tsx')
  return { default: AdminSection }
})
const ConversationPage = lazy(async () => {
  const { ConversationPage } = await import('#web/features/conversations/conversation-page.tsx')
  return { default: ConversationPage }
})

type SectionViewProps = { id: PageId; itemId: string | null }

/** The section the address names; its code comes when it is first opened. */
export function SectionView({ id, itemId }: SectionViewProps) {
  usePageTitle(titleOf(id, itemId))
  return (
    <LoadBoundary key={id}>
      <Suspense fallback={<Waiting />}>
        <Content id={id} itemId={itemId} />
      </Suspense>
    </LoadBoundary>
  )
}

/** A page below the settings has a name of its own. */
function titleOf(id: PageId, itemId: string | null): string {
  const view = id === 'settings' ? findSettingsView(itemId) : null
  return view === null ? pageNames[id] : settingsTitles[view]
}

function Content({ id, itemId }: SectionViewProps) {
  const userInfo = useUserInfo()
  const { timeZone, firm } = userInfo
  switch (id) {
    case 'overview':
      return <OverviewSection userInfo={userInfo} demoSite={demoSiteAddress(location)} />
    case 'leads':
      return <LeadsSection leadId={itemId} timeZone={timeZone} firm={firm} />
    case 'messages':
      return <MessagesSection messageId={itemId} timeZone={timeZone} firm={firm} />
    case 'appointments':
      return <AppointmentsSection appointmentId={itemId} timeZone={timeZone} firm={firm} />
    case 'documents':
      return <DocumentsSection documentId={itemId} timeZone={timeZone} firm={firm} />
    case 'integration':
      return <IntegrationPage userInfo={userInfo} />
    case 'settings':
      return <SettingsSection view={findSettingsView(itemId)} timeZone={timeZone} />
    case 'admin':
      return <AdminSection userInfo={userInfo} />
    case 'conversations':
      return <ConversationPage key={itemId} id={itemId ?? ''} timeZone={timeZone} />
  }
}

function Waiting() {
  return (
    <div className="grid place-items-center py-24">
      <Spinner label={shell.loading} />
    </div>
  )
}
