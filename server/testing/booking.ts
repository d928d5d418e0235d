import type { Appointment } from '@foyer/shared/api/appointments.ts'
import { deliverInvitation } from '../features/appointments/jobs.ts'
import type { World } from '../world.ts'
import type { OutboxMail } from '../ports/mail/outbox-reader.ts'
import type { Answer, TestFirm, TestWorld } from './test-world.ts'
import { openChat, type Visitor } from './visitor.ts'

/** A request for a consultation, with both its ends. */
export type Booking = {
  id: string
  firm: TestFirm
  visitor: Visitor
  /** Changes it as the firm. */
  change(body: object): Promise<Answer>
  read(): Promise<Appointment>
  /** What the outbox has for the firm and for the client, oldest first. */
  mails(): Promise<Record<'firm' | 'client', OutboxMail[]>>
}

/** Friday and Monday at nine in the morning of the east coast; the clocks change between them. */
export const friday = '2026-03-06T14:00:00.000Z'
export const monday = '2026-03-09T13:00:00.000Z'

/** What the outbox has for each address, oldest first; only that is read. */
async function mailsTo(test: TestWorld, addresses: string[]): Promise<OutboxMail[][]> {
  const { entries } = await test.outbox.list()
  const read = async (address: string) => {
    const theirs = entries.filter(({ to }) => to.includes(address)).toReversed()
    const mails = await Promise.all(theirs.map(({ id }) => test.outbox.read(id)))
    return mails.filter((mail) => mail !== undefined)
  }
  return await Promise.all(addresses.map(read))
}

let booked = 0

/** A visitor of a firm of its own asks for a consultation. */
export async function book(
  test: TestWorld,
  over: { firm?: TestFirm; locale?: string; wish?: object } = {},
): Promise<Booking> {
  booked += 1
  const desk = `booking${booked}@halewren.example`
  const client = `client${booked}@home.example`
  const firm = over.firm ?? (await test.addFirm({ notifyEmail: desk }))
  const visitor = await openChat(test, firm.token, over.locale)
  await visitor.accept()
  const asked = await visitor.call('POST', '/appointment-requests', {
    clientName: 'Ana Ruiz',
    clientEmail: client,
    clientPhone: '313-555-0147',
    consultationType: 'phone',
    preferredTimes: [friday, monday],
    message: 'My husband hit me and I want a divorce.',
    ...over.wish,
  })
  if (asked.status !== 201) throw new Error(`${asked.status} ${asked.body.message}`)
  const { id } = asked.body
  const url = `/api/v1/dashboard/appointments/${id}`
  const bearer = firm.idToken
  return {
    id,
    firm,
    visitor,
    change: (body) => test.call('app', 'PATCH', url, { bearer, body }),
    read: async () => (await test.call('app', 'GET', url, { bearer })).body.appointment,
    mails: async () => {
      const [ofFirm = [], ofClient = []] = await mailsTo(test, [desk, client])
      return { firm: ofFirm, client: ofClient }
    },
  }
}

/** Does what the queue does once the calendar messages of a firm are due. */
export async function sendInvitations(
  test: TestWorld,
  { firmId }: TestFirm,
  world: World = test.world,
): Promise<void> {
  const due = await test.database.asOwner<{ id: string }>(
    `select invitation_id as id from invitations
     where firm_id = $1 and emailed_at is null order by sequence, side`,
    [firmId],
  )
  for (const { id } of due) await deliverInvitation(world, { firmId, invitationId: id })
}

/** Counters of a firm's requests beside what is there; both must say the same. */
export async function countersOf(test: TestWorld, { firmId }: TestFirm) {
  const columns = `to_char(%, 'YYYY-MM-DD') as day, status`
  const counted = await test.database.asOwner(
    `select ${columns.replace('%', 'day')}, facet, count from item_counts
     where firm_id = $1 and noun = 'appointment' and count <> 0 order by 1, 2, 3`,
    [firmId],
  )
  const there = await test.database.asOwner(
    `select ${columns.replace('%', 'created_day')}, consultation_type as facet,
       count(*)::int as count
     from appointment_requests where firm_id = $1 group by 1, 2, 3 order by 1, 2, 3`,
    [firmId],
  )
  return { counted, there }
}
