import { snippet as copy } from '@foyer/shared/copy/integration.ts'
import { InstallSteps } from './install-steps.tsx'
import { ReindexPanel } from './reindex-panel.tsx'
import { SiteAddress } from './site-address.tsx'
import { SnippetCard } from './snippet-card.tsx'
import { WelcomeLine } from './welcome-line.tsx'

type IntegrationSectionProps = { integrationId: string; timeZone: string }

/** Integration: the snippet, how to install it, and the pages the assistant answers from. */
export function IntegrationSection({ integrationId, timeZone }: IntegrationSectionProps) {
  return (
    <div className="mx-auto grid grid-cols-[minmax(0,1fr)] max-w-[50rem] gap-8 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
      <WelcomeLine />
      <header className="grid gap-1.5">
        <h1 className="text-title">{copy.title}</h1>
        <p className="max-w-[38em] text-ink-soft">{copy.text}</p>
      </header>
      <SnippetCard integrationId={integrationId} timeZone={timeZone} />
      <InstallSteps />
      <SiteAddress integrationId={integrationId} />
      <ReindexPanel integrationId={integrationId} timeZone={timeZone} />
    </div>
  )
}
