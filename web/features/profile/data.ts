import type { profileApi } from '@foyer/shared/api/profile.ts'
import type { ChangePreviewOnWire, CurrentPlan } from '@foyer/shared/api/billing.ts'
import type { Reply, SentInput } from '@foyer/shared/api/endpoint.ts'
import { isPlanId, priceLines, totalCents } from '@foyer/shared/rules/price.ts'
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'

/** Who the signed-in person is, and what is known of the firm. */
export type Profile = Reply<typeof profileApi.getProfile>['profile']

/** The two saves of the profile, in the words of the contract. */
export type SentUser = SentInput<typeof profileApi.updateUser>['body']
export type SentFirm = SentInput<typeof profileApi.updateOrganization>['body']

/** The profile, as it was when it was opened: what a person is typing is never replaced. */
export function useProfile(): UseQueryResult<Profile> {
  const client = useClient()
  return useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await client.getProfile(undefined, signal)).profile,
    refetchOnWindowFocus: false,
  })
}

/** What became of the two saves, which are sent together; each may fail alone. */
export type Saves = {
  user: PromiseSettledResult<unknown>
  firm: PromiseSettledResult<unknown>
}

/** Saves the person and the firm; only the firm where the person is saved already. */
export function useSaveProfile(): UseMutationResult<
  Saves,
  unknown,
  { user: SentUser | null; firm: SentFirm }
> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ user: person, firm: facts }) => {
      const [user, firm] = await Promise.allSettled([
        person === null ? null : client.updateUser({ body: person }),
        client.updateOrganization({ body: facts }),
      ])
      return { user, firm }
    },
    onSettled: () =>
      Promise.all(
        ['profile', 'user-info', 'subscription'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}

/** What another number of attorneys makes of what a firm pays. */
export type PriceChange = {
  plan: CurrentPlan
  /** Each charge from then on, in cents: what the server is told was accepted. */
  cents: number
  preview: ChangePreviewOnWire
}

/** The price for so many attorneys, with what is charged today. */
export function usePriceChange(attorneyCount: number): UseQueryResult<PriceChange> {
  const client = useClient()
  return useQuery({
    queryKey: ['subscription', 'price-change', attorneyCount],
    queryFn: async ({ signal }) => {
      const { plan } = await client.getCurrentPlan(undefined, signal)
      if (plan === null || !isPlanId(plan.id)) throw new Error('there is no plan to change')
      const { billingInterval } = plan
      const body = { planId: plan.id, billingInterval, attorneyCount }
      const preview = await client.previewChange({ body }, signal)
      return { plan, cents: totalCents(priceLines(body)), preview }
    },
  })
}
