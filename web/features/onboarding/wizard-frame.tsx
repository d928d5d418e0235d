import { shell } from '@foyer/shared/copy/dashboard.ts'
import { wizard as copy } from '@foyer/shared/copy/onboarding.ts'
import { paths } from '@foyer/shared/paths.ts'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import type { Step } from './draft.ts'
import { StepProgress } from './step-progress.tsx'

type WizardFrameProps = {
  step: Step
  email: string
  /** True while the last save has not arrived. */
  isFailing: boolean
  onLeave: () => void
  onSignOut: () => void
  children: ReactNode
}

/** The wizard's page: the ways out above, how far one has come, and the step. */
export function WizardFrame(props: WizardFrameProps) {
  const { step, email, isFailing, onLeave, onSignOut, children } = props
  return (
    <div className="min-h-dvh">
      <header className="flex h-14 items-center gap-2 border-b border-line pr-3 pl-5">
        <a href={paths.home} aria-label={shell.home} className="block shrink-0 rounded">
          <Wordmark name={shell.product} />
        </a>
        <span className="ml-auto hidden min-w-0 truncate text-small text-ink-soft room:block">
          {email}
        </span>
        <Button look="plain" small className="ml-auto room:ml-0" onClick={onLeave}>
          {copy.leave}
        </Button>
        <Button look="plain" small onClick={onSignOut}>
          {copy.signOut}
        </Button>
      </header>
      <main className="mx-auto grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-6 pb-20 room:px-9 wide:pt-8">
        <StepProgress step={step} />
        {children}
        <output className="text-small text-ink-soft">
          {isFailing ? <span className="text-caution">{copy.notSaved}</span> : copy.kept}
        </output>
      </main>
    </div>
  )
}
