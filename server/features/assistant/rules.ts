import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { AssistantSettings } from '@foyer/shared/api/assistant.ts'
import { hostProblems, hoursProblems, settingProblems } from '@foyer/shared/copy/your-assistant.ts'
import { assistantLimits, mailboxLetter } from '@foyer/shared/facts/assistant.ts'
import { type WeekHours, weekdays } from '@foyer/shared/facts/hours.ts'
import { isColor } from '@foyer/shared/rules/colour-contrast.ts'
import { readHostName } from '@foyer/shared/rules/host-name.ts'
import { readOpenSpans } from '@foyer/shared/rules/opening-hours.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import { Temporal } from 'temporal-polyfill'
import type { Read } from '#server/features/onboarding/rules.ts'
import type { FieldProblem } from '#server/platform/failure.ts'
import type { AssistantColumns } from './queries.ts'

/** What the firm's mailbox derives keys for (see `keyFor` of the world). */
export const keyUses = { codes: 'mailbox codes', addresses: 'mailbox addresses' } as const

/** Zones of places, and UTC, which some browsers list among them and some do not. */
const placedZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/**
 * The name of a place's zone as the tz database writes it, in whatever letters it came; null where there
 * is none. Of two names of one zone either is kept: browsers list "Asia/Calcutta" or "Asia/Kolkata".
 */
export function readTimeZone(text: string): string | null {
  // Temporal takes offsets such as "+02:00" or "Etc/GMT+5" for zones; those know no summer.
  if (!/^[a-z]/i.test(text)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
    if (!placedZones.has(timeZone)) return null
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId
  } catch {
    return null
  }
}

/** The opening times of a week, each day's in order; a day that is wrong is told under `hours.mon`. */
function readHours(given: AssistantSettings['hours'], problems: FieldProblem[]): WeekHours {
  const spansOf = (day: keyof WeekHours) => {
    const read = readOpenSpans(given[day])
    if (read.outcome === 'spans') return read.spans
    problems.push({ field: `hours.${day}`, message: hoursProblems[read.problem] })
    return []
  }
  const [mon, tue, wed, thu, fri, sat, sun] = weekdays
  return {
    mon: spansOf(mon),
    tue: spansOf(tue),
    wed: spansOf(wed),
    thu: spansOf(thu),
    fri: spansOf(fri),
    sat: spansOf(sat),
    sun: spansOf(sun),
  }
}

/** Host names, each once; one that is none is told under `allowedHosts.0`. Empty lines are passed over. */
function readHosts(given: readonly string[], problems: FieldProblem[]): string[] {
  const hosts = given.flatMap((text, at) => {
    if (text === '') return []
    const read = readHostName(text)
    if (read.outcome === 'host') return [read.host]
    const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text
    problems.push({ field: `allowedHosts.${at}`, message: hostProblems[read.problem](shown) })
    return []
  })
  const each = [...new Set(hosts)]
  if (each.length > assistantLimits.allowedHosts)
    problems.push({ field: 'allowedHosts', message: settingProblems.tooManyHosts })
  return each
}

/** What a firm set of its assistant, as it is kept, or everything that is wrong with it. */
export function readSettings(given: AssistantSettings): Read<AssistantColumns> {
  const problems: FieldProblem[] = []
  const wrong = (field: string, message: string) => problems.push({ field, message })
  const displayName = shownName(given.displayName, '')
  if (displayName.length > assistantLimits.displayName)
    wrong('displayName', settingProblems.displayName)
  for (const language of ['en', 'es'] as const)
    if (given.greetings[language].length > assistantLimits.greeting)
      wrong(`greetings.${language}`, settingProblems.greeting)
  if (!isColor(given.colorPrimary)) wrong('colorPrimary', settingProblems.colorPrimary)
  const languages = [...new Set(given.languages)]
  const [language] = languages
  if (language === undefined) wrong('languages', settingProblems.languages)
  const timeZone = readTimeZone(given.timeZone)
  if (timeZone === null) wrong('timeZone', settingProblems.timeZone)
  const hours = readHours(given.hours, problems)
  const consultationTypes = [...new Set(given.consultationTypes)]
  if (consultationTypes.length === 0) wrong('consultationTypes', settingProblems.consultationTypes)
  const allowedHosts = readHosts(given.allowedHosts, problems)
  if (problems.length > 0 || timeZone === null || language === undefined)
    return { outcome: 'wrong', problems }
  const { en, es } = given.greetings
  return {
    outcome: 'read',
    value: {
      displayName: displayName === '' ? null : displayName,
      greetings: { ...(en === '' ? {} : { en }), ...(es === '' ? {} : { es }) },
      colorPrimary: given.colorPrimary.toLowerCase(),
      launcherPosition: given.launcherPosition,
      languages,
      language,
      timeZone,
      hours,
      consultationTypes,
      allowedHosts,
    },
  }
}

/** An address as it is kept and compared: the names of mailboxes are the same in all letters. */
export const plainAddress = (email: string): string => email.trim().toLowerCase()

/** The part of an address that a link carries: enough to tell it from any other, and not the address. */
const digestOf = (email: string): Buffer =>
  createHash('sha256').update(plainAddress(email)).digest().subarray(0, digestBytes)

const idBytes = 16
const digestBytes = 16
const secondsBytes = 4
const contentBytes = idBytes * 2 + digestBytes + secondsBytes
const macBytes = 32

const signed = (key: Buffer, content: Buffer): Buffer =>
  createHmac('sha256', key).update(content).digest()
const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOfBytes = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** What a letter's link says: which address of which firm it proves. */
export type Proof = { firmId: string; recipientId: string }

/** The code of a letter's link, good until `until`. It names ids and a digest, no address. */
export function makeCode(key: Buffer, proof: Proof & { email: string }, until: Date): string {
  const seconds = Buffer.alloc(secondsBytes)
  seconds.writeUInt32BE(Math.floor(until.getTime() / 1_000))
  const content = Buffer.concat([
    bytesOfId(proof.firmId),
    bytesOfId(proof.recipientId),
    digestOf(proof.email),
    seconds,
  ])
  return Buffer.concat([content, signed(key, content)]).toString('base64url')
}

/** Reads a code of ours that is still good; null for every other text. */
export function readCode(
  key: Buffer,
  code: string,
  now: Date,
): (Proof & { proves: (email: string) => boolean }) | null {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== contentBytes + macBytes || bytes.toString('base64url') !== code) return null
  const content = bytes.subarray(0, contentBytes)
  if (!timingSafeEqual(bytes.subarray(contentBytes), signed(key, content))) return null
  const until = content.readUInt32BE(contentBytes - secondsBytes) * 1_000
  if (now.getTime() > until) return null
  const digest = content.subarray(idBytes * 2, idBytes * 2 + digestBytes)
  return {
    firmId: idOfBytes(content.subarray(0, idBytes)),
    recipientId: idOfBytes(content.subarray(idBytes, idBytes * 2)),
    proves: (email) => digestOf(email).equals(digest),
  }
}

/** Stands for an address in the count of letters, so that the address itself is not kept. */
export const addressKeyOf = (key: Buffer, email: string): string =>
  createHmac('sha256', key).update(plainAddress(email)).digest('base64url')

/** Stands for somebody else in the count of letters; no address reads like it. */
const otherKeyOf = (key: Buffer, what: string, name: string): string =>
  createHmac('sha256', key).update(`${what} ${name}`).digest('base64url')

/** Stands for a firm that has addresses asked for their proof. */
export const firmKeyOf = (key: Buffer, firmId: string): string => otherKeyOf(key, 'firm', firmId)

/** Stand for a visitor's address and for a firm in the count of calendar letters to visitors. */
export const clientKeysOf = (key: Buffer, firmId: string, email: string): [string, string] => [
  otherKeyOf(key, 'client', plainAddress(email)),
  otherKeyOf(key, 'clients of', firmId),
]

/** How many letters an address has got, or a firm has had sent. */
export type LetterCount = {
  letterId: string | null
  sentAt: Date | null
  windowFrom: Date
  sent: number
}

/** When a count allows the next letter, in milliseconds of the clock; it may be now. */
export function nextAt(
  count: LetterCount | undefined,
  now: Date,
  { apart, most }: { apart: number; most: number },
): number {
  if (count === undefined || count.sentAt === null) return now.getTime()
  const windowEnd = count.windowFrom.getTime() + mailboxLetter.window
  const isFull = count.sent >= most
  return Math.max(now.getTime(), count.sentAt.getTime() + apart, isFull ? windowEnd : 0)
}

/** When an address may get its next letter from a firm, by the counts of both. */
export function nextLetterAt(
  counts: { address: LetterCount | undefined; firm: LetterCount | undefined },
  now: Date,
): Date {
  const { apart, perWindow, perFirm } = mailboxLetter
  const ofAddress = nextAt(counts.address, now, { apart, most: perWindow })
  return new Date(Math.max(ofAddress, nextAt(counts.firm, now, { apart: 0, most: perFirm })))
}

/** The count once a letter is sent. */
export function countLetter(count: LetterCount, letterId: string, now: Date): LetterCount {
  const isOver = now.getTime() - count.windowFrom.getTime() >= mailboxLetter.window
  const { windowFrom, sent } = isOver ? { windowFrom: now, sent: 0 } : count
  return { letterId, sentAt: now, windowFrom, sent: sent + 1 }
}
