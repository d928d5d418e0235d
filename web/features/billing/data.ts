import type { accountApi } from '@foyer/shared/api/account.ts'
import type {
  billingApi,
  ChangePreviewOnWire,
  CurrentPlan,
  InvoiceOnWire,
} from '@foyer/shared/api/billing.ts'
import type { Reply } from '@foyer/shared/api/endpoint.ts'
import type { BillingInterval, PlanId } from '@foyer/shared/facts/plans.ts'
import { minutes } from '@foyer/shared/facts/time.ts'
import {
  skipToken,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { Client } from '#web/platform/call.ts'
import { useClient } from '#web/platform/client-provider.tsx'

/** What the browser must know of this Foyer; it does not change while a page is open. */
export function useClientConfig(): UseQueryResult<Reply<typeof accountApi.getClientConfig>> {
  const client = useClient()
  return useQuery({
    queryKey: ['client-config'],
    queryFn: ({ signal }) => client.getClientConfig(undefined, signal),
    staleTime: Infinity,
  })
}

/** Everything that a change of plan, card or attorneys may change. */
const subscription = ['subscription']

/** The plan a firm has, or the one that has ended. */
export type Plans = { plan: CurrentPlan | null; lastPlan: CurrentPlan | null }

/** The firm's plan. */
export function useCurrentPlan(): UseQueryResult<Plans> {
  const client = useClient()
  return useQuery({
    queryKey: [...subscription, 'plan'],
    queryFn: ({ signal }) => client.getCurrentPlan(undefined, signal),
  })
}

/** A card, as far as we know it. */
export type Card = NonNullable<
  Reply<typeof billingApi.getDefaultPaymentMethod>['defaultPaymentMethod']
>

/** The card that is charged; null where there is none. */
export function useDefaultCard(): UseQueryResult<Card | null> {
  const client = useClient()
  return useQuery({
    queryKey: [...subscription, 'card'],
    queryFn: async ({ signal }) =>
      (await client.getDefaultPaymentMethod(undefined, signal)).defaultPaymentMethod,
  })
}

/** What has been charged, newest first. */
export function useInvoices(): UseQueryResult<InvoiceOnWire[]> {
  const client = useClient()
  return useQuery({
    queryKey: [...subscription, 'invoices'],
    queryFn: async ({ signal }) => (await client.listInvoices(undefined, signal)).invoices,
  })
}

/** A plan to change to. */
export type PlanOrder = { planId: PlanId; billingInterval: BillingInterval }

/** What a change would cost; asks nothing while no plan is chosen. */
export function useChangePreview(order: PlanOrder | null): UseQueryResult<ChangePreviewOnWire> {
  const client = useClient()
  return useQuery({
    queryKey: [...subscription, 'preview', order],
    queryFn:
      order === null ? skipToken : ({ signal }) => client.previewChange({ body: order }, signal),
    staleTime: minutes(1),
  })
}

type Done = { message: string }

/** Makes a card the one that is charged. */
export function useSetPaymentMethod(): UseMutationResult<Done, unknown, string> {
  return useOrder((client, paymentMethodId: string) =>
    client.setPaymentMethod({ body: { paymentMethodId } }),
  )
}

/** A plan at the price that was shown. */
type ShownOrder = PlanOrder & Pick<ChangePreviewOnWire, 'proratedAt'>

/** Changes plan or interval, charged at once. Where that fails, its price is asked for again. */
export function useChangePlan(): UseMutationResult<Done, unknown, ShownOrder> {
  return useOrder((client, order: ShownOrder) => client.changePlan({ body: order }))
}

/** Plans the end of the plan. */
export function useCancel(): UseMutationResult<Done, unknown, void> {
  return useOrder((client) => client.cancelSubscription())
}

/** Keeps a plan whose end is planned; starts one again that has ended. */
export function useReactivate(): UseMutationResult<Done, unknown, void> {
  return useOrder((client) => client.reactivateSubscription())
}

/** An order; how things stand is asked for again before it counts as done. */
function useOrder<T>(
  place: (client: Client, what: T) => Promise<Done>,
): UseMutationResult<Done, unknown, T> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (what: T) => place(client, what),
    onSettled: () => queries.invalidateQueries({ queryKey: subscription }),
  })
}
