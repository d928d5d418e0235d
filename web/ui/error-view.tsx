import { shell } from '@foyer/shared/copy/dashboard.ts'
import { Button } from './button.tsx'

type ErrorViewProps = { title: string; message: string; onRetry: () => void }

/** What could not be shown, why, and a way to try again. */
export function ErrorView({ title, message, onRetry }: ErrorViewProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-sm justify-items-start gap-1 px-6 py-12">
      <p className="font-serif text-heading font-medium">{title}</p>
      {message !== title && <p className="text-ink-soft">{message}</p>}
      <Button className="mt-4" onClick={onRetry}>
        {shell.tryAgain}
      </Button>
    </div>
  )
}
