import { wizard as copy } from '@foyer/shared/copy/onboarding.ts'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { usePageTitle } from '#web/platform/page-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Step } from './draft.ts'

type StepFormProps = {
  step: Step
  title: string
  text: string
  /** What stops the step; null where nothing does. */
  problem: ReactNode
  /** What stands beside the form on a desk, and before its buttons elsewhere. */
  aside: ReactNode
  /** True while the step works on what it was given. */
  isWorking?: boolean
  onBack: (() => void) | null
  onSubmit: () => void
  /** For who must find a field in it. */
  form?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/** One step: its heading, its questions, what stops it, and the ways back and on. */
export function StepForm({ step, title, text, problem, aside, ...rest }: StepFormProps) {
  const { isWorking = false, onBack, onSubmit, form, children } = rest
  usePageTitle(`${title} · ${copy.position(step)}`)
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 desk:grid-cols-[minmax(0,1fr)_17rem]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWorking) onSubmit()
      }}
    >
      <div className="grid content-start gap-7">
        <div className="grid gap-1.5">
          <StepTitle>{title}</StepTitle>
          <p className="max-w-[38em] text-ink-soft">{text}</p>
        </div>
        {children}
      </div>
      <aside className="desk:sticky desk:top-8 desk:row-span-2 desk:self-start">{aside}</aside>
      <div className="grid gap-5">
        {problem !== null && (
          <Banner tone="danger" urgent>
            {problem}
          </Banner>
        )}
        <div className="flex items-center gap-3 border-t border-line pt-5">
          {onBack !== null && (
            <Button className="min-h-11" disabled={isWorking} onClick={onBack}>
              {copy.back}
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            // Not disabled, which would take the focus from it while it works.
            aria-disabled={isWorking}
            className={classes('ml-auto min-h-11 min-w-32', isWorking && 'opacity-55')}
          >
            <span aria-live="polite">{submitText(step, isWorking)}</span>
          </Button>
        </div>
      </div>
    </form>
  )
}

function submitText(step: Step, isWorking: boolean): string {
  if (step !== 4) return copy.next
  return isWorking ? copy.finishing : copy.finish
}

/** The heading of a step takes the focus when the step is shown. */
function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
      {children}
    </h1>
  )
}
