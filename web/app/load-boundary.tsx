import { shell } from '@foyer/shared/copy/dashboard.ts'
import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Catches a part that could not be loaded or drawn, after a deployment for instance. */
export class LoadBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className="mx-auto grid max-w-sm justify-items-start gap-1 px-6 py-16">
        <p className="font-serif text-heading font-medium">{shell.sectionFailed}</p>
        <p className="text-ink-soft">{shell.sectionFailedHint}</p>
        <Button className="mt-4" onClick={() => location.reload()}>
          {shell.reload}
        </Button>
      </div>
    )
  }
}
