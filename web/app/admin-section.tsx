import { sectionNames, shell } from '@foyer/shared/copy/dashboard.ts'
import type { UserInfo } from '#web/features/overview/data.ts'
import { PromptSection } from '#web/features/prompt/prompt-section.tsx'
import { CallFailed } from '#web/platform/call-failed.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The administrator's section; anybody else who comes by its address is told so. */
export function AdminSection({ userInfo }: { userInfo: UserInfo }) {
  if (userInfo.isLoading) {
    return (
      <div className="py-24">
        <Spinner label={shell.loading} />
      </div>
    )
  }
  if (userInfo.isAdministrator || isAdministratorWithoutFirm(userInfo.failure)) {
    return <PromptSection timeZone={userInfo.timeZone} />
  }
  return (
    <div className="grid min-h-[calc(100dvh-3.5rem)] content-center pb-20">
      <h1 className="sr-only">{sectionNames.admin}</h1>
      <EmptyState title={shell.administratorOnly} text={shell.administratorOnlyText} />
    </div>
  )
}

function isAdministratorWithoutFirm(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.code === 'account/administrator-without-firm'
}
