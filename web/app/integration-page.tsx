import { sectionNames, shell } from '@foyer/shared/copy/dashboard.ts'
import { snippet } from '@foyer/shared/copy/integration.ts'
import { IntegrationSection } from '#web/features/integration/integration-section.tsx'
import type { UserInfo } from '#web/features/overview/data.ts'
import { sentenceOf } from '#web/platform/call.ts'
import { ErrorView } from '#web/ui/error-view.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The snippet is the firm's: without the firm there is none to ask for. */
export function IntegrationPage({ userInfo }: { userInfo: UserInfo }) {
  const { integrationId, timeZone, isLoading, failure, reload } = userInfo
  if (isLoading) {
    return (
      <div className="py-24">
        <Spinner label={shell.loading} />
      </div>
    )
  }
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
