import { sectionNames, shell } from '@foyer/shared/copy/dashboard.ts'
import { lazy, Suspense } from 'react'
import { snippet } from '@foyer/shared/copy/integration.ts'
import { type UserInfo, useUserInfo } from '#web/features/overview/data.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { usePageTitle } from '#web/platform/page-title.ts'
import { ErrorView } from '#web/ui/error-view.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { QuietSection } from './quiet-section.tsx'
import { settingsTitles } from '@foyer/shared/copy/settings.ts'
import { findSettingsView, type SectionId } from './sections.ts'

const LeadsSection = lazy(async () => {
  const { LeadsSection } = await import('#web/features/leads/leads-section.tsx')
  return { default: LeadsSection }
})
const IntegrationSection = lazy(async () => {
  const { IntegrationSection } = await import('#web/features/integration/integration-section.tsx')
  return { default: IntegrationSection }
})

const SettingsSection = lazy(async () => {
  const { SettingsSection } = await import('./settings-section.tsx')
  return { default: SettingsSection }
})

type SectionViewProps = { id: SectionId; itemId: string | null }

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
function titleOf(id: SectionId, itemId: string | null): string {
  const view = id === 'settings' ? findSettingsView(itemId) : null
  return view === null ? sectionNames[id] : settingsTitles[view]
}

function Content({ id, itemId }: SectionViewProps) {
  const userInfo = useUserInfo()
  switch (id) {
    case 'leads':
      return <LeadsSection leadId={itemId} timeZone={userInfo.timeZone} firm={userInfo.firm} />
    case 'integration':
      return <Integration userInfo={userInfo} />
    case 'settings':
      return <SettingsSection view={findSettingsView(itemId)} timeZone={userInfo.timeZone} />
    case 'overview':
    case 'messages':
    case 'appointments':
    case 'documents':
      return <QuietSection id={id} />
  }
}

/** The snippet is the firm's: without the firm there is none to ask for. */
function Integration({ userInfo }: { userInfo: UserInfo }) {
  const { integrationId, timeZone, isLoading, failure, reload } = userInfo
  if (isLoading) return <Waiting />
  if (integrationId !== '') {
    return <IntegrationSection integrationId={integrationId} timeZone={timeZone} />
  }
  return (
    <>
      <h1 className="sr-only">{sectionNames.integration}</h1>
      <ErrorView
        title={snippet.loadFailed}
        message={sentenceOf(failure, snippet.loadFailed)}
        onRetry={reload}
      />
    </>
  )
}

function Waiting() {
  return (
    <div className="grid place-items-center py-24">
      <Spinner label={shell.loading} />
    </div>
  )
}
