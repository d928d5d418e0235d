import { leadList } from '@foyer/shared/copy/leads.ts'
import type { Lead } from '@foyer/shared/api/leads.ts'
import { useEffect, useRef } from 'react'
import { useToast } from '#web/ui/toast.tsx'

/**
 * Says who came in while the list was open. `view` names the list being shown: leads of another
 * filter or page are not news.
 */
export function useArrivals(view: string, leads: readonly Lead[] | undefined): void {
  const seen = useRef<{ view: string; newest: string } | null>(null)
  const showToast = useToast()

  useEffect(() => {
    if (leads === undefined) return
    const newest = leads.reduce((latest, lead) => later(latest, lead.createdAt), '')
    const before = seen.current
    seen.current = { view, newest }
    if (before === null || before.view !== view) return
    const arrived = leads.filter((lead) => isLater(lead.createdAt, before.newest))
    const [first] = arrived
    if (first === undefined) return
    showToast(
      arrived.length === 1 ? leadList.arrived(first.name) : leadList.arrivedMany(arrived.length),
    )
  }, [view, leads, showToast])
}

function later(a: string, b: string): string {
  return isLater(b, a) ? b : a
}

function isLater(a: string, b: string): boolean {
  return b === '' || Date.parse(a) > Date.parse(b)
}
