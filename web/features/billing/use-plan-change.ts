import type { CurrentPlan } from '@foyer/shared/api/billing.ts'
import { planChange as copy } from '@foyer/shared/copy/billing.ts'
import { returnAfterSaving } from '@foyer/shared/facts/limits.ts'
import { type BillingInterval, type Plan, type PlanKey, plans } from '@foyer/shared/facts/plans.ts'
import { paths } from '@foyer/shared/paths.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { billingSentence } from './billing-sentence.ts'
import { type PlanOrder, useChangePlan, useChangePreview } from './data.ts'

type PlanChange = {
  chosen: Plan | undefined
  interval: BillingInterval
  choose: (key: PlanKey) => void
  setInterval: (interval: BillingInterval) => void
  /** Whether what is chosen is what the firm has. */
  isSame: boolean
  /** What would be ordered; null where nothing else is chosen. */
  order: PlanOrder | null
  preview: ReturnType<typeof useChangePreview>
  problem: string | null
  isBusy: boolean
  /** What the server said once it was done. */
  done: string | null
  confirm: () => void
}

/** The way to another plan: chosen, its cost asked for and shown, ordered, and back after 2 s. */
export function usePlanChange(plan: CurrentPlan): PlanChange {
  const [, navigate] = useLocation()
  const [key, setKey] = useState<PlanKey | null>(null)
  const [interval, setInterval] = useState(plan.billingInterval)
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, data, error } = useChangePlan()
  const isDone = data !== undefined
  const chosen = plans.find((each) => each.key === key)
  const planId = chosen?.ids[interval]
  const isSame = planId === plan.id
  const order = planId === undefined || isSame ? null : { planId, billingInterval: interval }
  const preview = useChangePreview(isDone ? null : order)
  const failure = error === null ? null : billingSentence(error, copy.failed)

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => navigate(paths.settings), returnAfterSaving)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  function confirm(): void {
    setIsMissing(order === null)
    if (order !== null && preview.isSuccess)
      mutate({ ...order, proratedAt: preview.data.proratedAt })
  }

  return {
    chosen,
    interval,
    choose: (wanted) => {
      setKey(wanted)
      setIsMissing(false)
    },
    setInterval,
    isSame,
    order,
    preview,
    problem: isMissing ? copy.missing : failure,
    isBusy: isPending,
    done: data?.message ?? null,
    confirm,
  }
}
