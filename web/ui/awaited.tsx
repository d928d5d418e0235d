import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'
import { Spinner } from './spinner.tsx'

type AwaitedProps<T> = {
  /** What is waited for, such as a query of TanStack's. */
  of: { data: T | undefined; isPending: boolean; refetch: () => unknown }
  loading: string
  /** What could not be had, and why. */
  failure: { title: string; message: string }
  children: (data: T) => ReactNode
}

/** What is asked for: on its way, here, or failed with a way to try again. */
export function Awaited<T>({ of, loading, failure, children }: AwaitedProps<T>) {
  const { data, isPending, refetch } = of
  if (data !== undefined) return children(data)
  if (!isPending) return <ErrorView {...failure} onRetry={() => void refetch()} />
  return (
    <div className="py-10">
      <Spinner label={loading} />
    </div>
  )
}
