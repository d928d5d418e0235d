import { useEffect, useRef } from 'react'
import { useToast } from '#web/ui/toast.tsx'

type Item = { readonly createdAt: string }

type Arrivals<T extends Item> = {
  /** Names the list being shown: items of another filter or page are not news. */
  view: string
  /** What is in it; undefined while that says nothing of what is new. */
  items: readonly T[] | undefined
  /** Where somebody else tells what came in. */
  isSilent: boolean
  /** The sentence about what came in, newest first. */
  say: (arrived: readonly [T, ...T[]]) => string
}

/** Says who came in while the list was open. */
export function useArrivals<T extends Item>({ view, items, isSilent, say }: Arrivals<T>): void {
  const seen = useRef<{ view: string; newest: string } | null>(null)
  const showToast = useToast()

  useEffect(() => {
    if (items === undefined) return
    const before = seen.current
    seen.current = { view, newest: items.reduce((latest, item) => later(latest, item), '') }
    if (isSilent || before === null || before.view !== view) return
    const [first, ...others] = items.filter((item) => isLater(item.createdAt, before.newest))
    if (first !== undefined) showToast(say([first, ...others]))
  }, [view, items, isSilent, say, showToast])
}

function later(latest: string, { createdAt }: Item): string {
  return isLater(createdAt, latest) ? createdAt : latest
}

function isLater(a: string, b: string): boolean {
  return b === '' || Date.parse(a) > Date.parse(b)
}
