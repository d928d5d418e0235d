import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { pageSize } from '@foyer/shared/facts/limits.ts'
import type { AppointmentStatus, ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useClient } from '#web/platform/client-provider.tsx'
import { useLookAgain } from '#web/platform/live.ts'
import type { ListPage } from '#web/ui/list-room/list-pane.tsx'

/** Which appointment requests are asked for. */
export type AppointmentFilter = {
  status: 'all' | AppointmentStatus
  type: 'all' | ConsultationType
}

/** One page of the requests that a filter meets; the page before stays until the next has come. */
export function useAppointments(
  { status, type }: AppointmentFilter,
  page: number,
): UseQueryResult<ListPage<Appointment>> {
  const client = useClient()
  return useQuery({
    queryKey: ['appointments', 'list', status, type, page],
    queryFn: async ({ signal }) => {
      const query = { status, type, page, limit: pageSize.usual }
      const { appointments, pagination } = await client.listAppointments({ query }, signal)
      return { items: appointments, pagination }
    },
    placeholderData: keepPreviousData,
    refetchInterval: useLookAgain(),
  })
}

/** One appointment request. */
export function useAppointment(id: string): UseQueryResult<Appointment> {
  const client = useClient()
  return useQuery({
    queryKey: ['appointments', 'one', id],
    queryFn: async ({ signal }) =>
      (await client.getAppointment({ params: { id } }, signal)).appointment,
    refetchInterval: useLookAgain(),
  })
}

/** What somebody of the firm may change of a request; `scheduledFor` with `scheduled` only. */
export type AppointmentChange = {
  viewed?: true
  status?: AppointmentStatus
  scheduledFor?: string
}

/** Changes a request; what is shown of it follows. */
export function useAppointmentChange(
  id: string,
): UseMutationResult<Appointment, Error, AppointmentChange> {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: AppointmentChange) =>
      (await client.changeAppointment({ params: { id }, body })).appointment,
    onSuccess: (appointment) => queries.setQueryData(['appointments', 'one', id], appointment),
    // After a refusal too: what was refused was decided by what is not shown yet.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['appointments'] })
      void queries.invalidateQueries({ queryKey: ['overview'] })
    },
  })
}
