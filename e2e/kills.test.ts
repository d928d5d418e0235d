import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Lead, LeadDetail } from '@foyer/shared/api/leads.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foyerProcess, type FoyerProcess } from './foyer-process.ts'
import { persistentVisitor, signInOwner } from './visitor.ts'

const kills = Number(process.env['FOYER_KILLS'] ?? 20)
const writers = 4

let foyer: FoyerProcess
beforeAll(async () => {
  foyer = await foyerProcess()
  await foyer.start()
})
afterAll(() => foyer.remove())

type Acknowledged = { sessionId: string; turnId: string; text: string; leadId: string | undefined }

/** One visitor after the other, each leaving a name, a number and an urgent matter. */
async function write(isOver: () => boolean, acknowledged: Acknowledged[]): Promise<void> {
  while (!isOver()) {
    const visitor = await persistentVisitor(foyer.demo())
    const lines = [
      'My name is Ana Ruiz and my number is 503-555-0147',
      'I have a court hearing tomorrow about my eviction, this is urgent',
      'the landlord is Harbor Homes',
    ]
    for (const line of lines) {
      const { turnId, text, turn } = await visitor.say(line)
      acknowledged.push({ sessionId: visitor.sessionId, turnId, text, leadId: turn.leadId })
    }
  }
}

const mailFolder = () => path.join(foyer.dataFolder, 'outbox')
const messageIds = () =>
  readdirSync(mailFolder())
    .filter((name) => name.endsWith('.eml'))
    .map(
      (name) =>
        /^Message-ID:\s*<(.+)>/im.exec(readFileSync(path.join(mailFolder(), name), 'utf8'))?.[1] ??
        '',
    )

async function allLeads(read: (path: string) => Promise<unknown>): Promise<Lead[]> {
  const leads: Lead[] = []
  for (let page = 1; ; page++) {
    const { leads: more, pagination } = (await read(`/dashboard/leads?limit=100&page=${page}`)) as {
      leads: Lead[]
      pagination: { hasNext: boolean }
    }
    leads.push(...more)
    if (!pagination.hasNext) return leads
  }
}

it(`loses nothing it acknowledged in ${kills} kills at random moments`, async () => {
  const acknowledged: Acknowledged[] = []
  let over = false
  const writing = Array.from({ length: writers }, () => write(() => over, acknowledged))
  const leadsTold = () => new Set(acknowledged.flatMap(({ leadId }) => leadId ?? []))
  let killed = 0
  // A busy machine acknowledges less between two kills: it is killed until enough was.
  for (; killed < kills || leadsTold().size <= kills / 2; killed++) {
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1_000))
    await foyer.kill()
    await foyer.start()
  }
  over = true
  await Promise.all(writing)
  const withLead = leadsTold()

  const read = await signInOwner(foyer.demo())
  await expect
    .poll(async () => (await allLeads(read)).filter(({ emailed }) => !emailed).length, {
      timeout: 90_000,
      interval: 500,
    })
    .toBe(0)
  const leads = await allLeads(read)
  const ids = leads.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of withLead) expect(ids).toContain(id)

  const mails = messageIds()
  for (const id of withLead)
    expect(mails.some((messageId) => messageId.startsWith(`lead.${id}.`))).toBe(true)
  for (const id of withLead) {
    const { lead } = (await read(`/dashboard/leads/${id}`)) as { lead: LeadDetail }
    const kept = lead.transcript.map(({ turn }) => turn.id)
    expect(new Set(kept).size).toBe(kept.length)
    const expected = acknowledged.filter(({ leadId }) => leadId === id)
    for (const { turnId, text } of expected)
      expect(
        lead.transcript.filter(({ turn }) => turn.id === turnId).map((entry) => entry.text),
      ).toEqual([text])
  }
  const doubled = mails.length - new Set(mails).size
  process.stdout.write(
    `  ${killed} kills: ${acknowledged.length} acknowledged turns, ${withLead.size} leads, ${mails.length} mails, ${doubled} repeated with the same Message-ID\n`,
  )
}, 400_000)
