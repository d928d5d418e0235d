import { gzipSync } from 'node:zlib'
import { processDocument } from '../../server/features/documents/jobs.ts'
import { addLeaseLead } from '../../server/testing/lease-lead.ts'
import { addSubscriber, settle, type Subscriber } from '../../server/testing/subscriber.ts'
import type { TestWorld } from '../../server/testing/test-world.ts'
import { sendForm } from '../../server/testing/upload-door.ts'
import { openChat, type Visitor } from '../../server/testing/visitor.ts'

/** A firm with a row in every table of firms: all that it can have. */
export type Furnished = Subscriber & {
  visitor: Visitor
  leadId: string
  messageId: string
  documentId: string
  /** What the visitor's file says. */
  fileText: string
}

const api = '/api/v1'
const visitorWords = { clientName: 'Ana Ruiz', clientPhone: '313-555-0123' }

/** A visitor who leaves everything that can be left. */
async function leaveAll(test: TestWorld, firm: Subscriber, fileText: string) {
  const visitor = await openChat(test, firm.token)
  await visitor.accept()
  await visitor.say('hello')
  await visitor.say('Do you validate parking?')
  const leadId = await addLeaseLead(test, firm.firmId, visitor.sessionId)
  await test.call('app', 'PATCH', `${api}/dashboard/leads/${leadId}`, {
    bearer: firm.idToken,
    body: { status: 'emailed' },
  })
  const { body: left } = await visitor.call('POST', '/messages', {
    ...visitorWords,
    messageContent: 'About my lease. “It’s urgent”',
  })
  const { body: times } = await visitor.call('GET', '/times')
  const time = times.days[0].times[0]
  const { body: asked } = await visitor.call('POST', '/appointment-requests', {
    ...visitorWords,
    clientEmail: 'ana@home.example',
    consultationType: 'phone',
    preferredTimes: [time],
  })
  await test.call('app', 'PATCH', `${api}/dashboard/appointments/${asked.id}`, {
    bearer: firm.idToken,
    body: { status: 'scheduled', scheduledFor: time },
  })
  const { body: sent } = await sendForm(test.widget, visitor, [
    { file: 'my notes.TXT', bytes: fileText },
  ])
  await processDocument(test.world, { firmId: firm.firmId, documentId: sent.id })
  return { visitor, leadId, messageId: left.id, documentId: sent.id }
}

/** What a firm has of its own website and of its sign-up, as a reading and the wizard leave them. */
async function fillIn({ database }: TestWorld, { firmId }: Subscriber, sessionId: string) {
  const content = gzipSync(JSON.stringify({ title: 'Fees', blocks: [{ text: 'A flat fee.' }] }))
  const rows: [string, unknown[]][] = [
    [
      `insert into pages (firm_id, url, title, status, content, reading_started_at)
       values ($1, 'https://halewren.example/fees', 'Fees', 'read', $2, now())`,
      [firmId, content],
    ],
    [
      `insert into site_indexes (firm_id, version, data, passages, built_at)
       values ($1, 1, 'x', 1, now())`,
      [firmId],
    ],
    [
      `insert into firm_logos (firm_id, mime_type, sha256, data) values ($1, 'image/png', 'hash', 'png')`,
      [firmId],
    ],
    [
      `insert into registrations (uid, email, reserved_firm_id, answers, created_at, updated_at)
       select uid, email, firm_id, '{"city":"Ferndale"}', now(), now() from users where firm_id = $1`,
      [firmId],
    ],
    [
      `insert into model_calls (firm_id, call_id, session_id, turn_id, at, model, prompt_version,
         instructions, messages, outcome)
       values ($1, gen_random_uuid(), $2, gen_random_uuid(), now(), 'api.model.example, some-model', 3,
         'Answer from the pages.', '[{"role":"visitor","text":"I am [name]."}]', 'answered')`,
      [firmId, sessionId],
    ],
    [
      `insert into model_use (firm_id, day, tokens, cost_micros) values ($1, '2026-03-05', 900, 12)`,
      [firmId],
    ],
  ]
  for (const [text, values] of rows) await database.asOwner(text, values)
}

/** Adds a firm that has something of everything. */
export async function furnishFirm(test: TestWorld, fileText: string): Promise<Furnished> {
  const firm = await addSubscriber(test)
  await test.call('app', 'POST', `${api}/dashboard/assistant/recipients`, {
    bearer: firm.idToken,
    body: { email: 'colleague@halewren.example' },
  })
  const left = await leaveAll(test, firm, fileText)
  await openChat(test, firm.token)
  await fillIn(test, firm, left.visitor.sessionId)
  await firm.ask('POST', 'cancel')
  await settle(test)
  return { ...firm, ...left, fileText }
}
