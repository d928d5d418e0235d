import { z } from 'zod'
import { assistantLimits, launcherPositions } from '../facts/assistant.ts'
import type { Weekday } from '../facts/hours.ts'
import { consultationTypes } from '../facts/request-statuses.ts'
import { languages } from '../facts/statuses.ts'
import { hours } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant } from './shapes.ts'

/** `HH:MM` on the half hour; `24:00` closes at midnight. */
const TimeOfDay = z.string().max(20)
const OpenSpan = z.object({ opens: TimeOfDay, closes: TimeOfDay })
const Spans = z.array(OpenSpan).max(50)
const WeekHours = z.object({
  mon: Spans,
  tue: Spans,
  wed: Spans,
  thu: Spans,
  fri: Spans,
  sat: Spans,
  sun: Spans,
} satisfies Record<Weekday, typeof Spans>)

/**
 * Everything a firm sets of its assistant at once. What a person may get wrong the handler judges, so
 * that all of it is told at once and in plain words; the bounds here only keep out what no form sends.
 * `details` name fields as `displayName`, `greetings.es`, `hours.mon` and `allowedHosts.0`.
 */
export const AssistantSettings = z.object({
  /** What the chat is called; empty for the firm's own name. */
  displayName: z.string().trim().max(1_000),
  /** Empty for our own words. */
  greetings: z.object({
    en: z.string().trim().max(5_000),
    es: z.string().trim().max(5_000),
  }),
  /** `#rrggbb`. */
  colorPrimary: z.string().trim().max(100),
  launcherPosition: z.enum(launcherPositions),
  /** The firm's own first. */
  languages: z.array(z.enum(languages)).max(10),
  timeZone: z.string().trim().max(100),
  hours: WeekHours,
  consultationTypes: z.array(z.enum(consultationTypes)).max(10),
  /** Host names beside the site's own that may show the chat; a pasted address is cut to its host. */
  allowedHosts: z.array(z.string().trim().max(2_000)).max(200),
})
export type AssistantSettings = z.infer<typeof AssistantSettings>

/** Somebody who hears of what visitors leave. The first is the firm's main address. */
export const Recipient = z.object({
  /** Null for the main address. */
  id: Id.nullable(),
  email: z.string(),
  /** Null until whoever reads it has proved it; nothing is sent there before. */
  provedAt: Instant.nullable(),
  /** It takes the main address's place once it is proved; until then the main one goes on. */
  becomesMain: z.boolean(),
})
export type Recipient = z.infer<typeof Recipient>

const Assistant = AssistantSettings.extend({
  firmName: z.string(),
  siteHost: z.string().nullable(),
  siteUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  token: z.string(),
  recipients: z.array(Recipient),
})
export type Assistant = z.infer<typeof Assistant>

const Whole = z.object({ success: z.literal(true), assistant: Assistant })
const Told = z.object({
  success: z.literal(true),
  message: z.string(),
  recipients: z.array(Recipient),
})

/** The firm's assistant: how it looks and speaks, when the firm is open, who hears of what is left. */
export const assistantApi = {
  getAssistant: endpoint({
    method: 'GET',
    path: '/dashboard/assistant',
    access: 'member',
    reply: Whole,
  }),
  saveAssistant: endpoint({
    method: 'PUT',
    path: '/dashboard/assistant',
    access: 'member',
    body: AssistantSettings,
    reply: Whole,
  }),
  saveLogo: endpoint({
    method: 'PUT',
    path: '/dashboard/assistant/logo',
    access: 'member',
    bodyLimit: assistantLimits.logoBytes * 2,
    /** A PNG, JPEG or WebP picture, in base64. */
    body: z.strictObject({ image: z.base64() }),
    reply: Whole,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/dashboard/assistant/logo',
    access: 'member',
    reply: Whole,
  }),
  changeMailbox: endpoint({
    method: 'PUT',
    path: '/dashboard/assistant/mailbox',
    access: 'member',
    rate: { max: 20, windowMs: hours(1) },
    body: z.strictObject({ email: z.string().trim().max(254) }),
    reply: Told,
  }),
  addRecipient: endpoint({
    method: 'POST',
    path: '/dashboard/assistant/recipients',
    access: 'member',
    rate: { max: 20, windowMs: hours(1) },
    body: z.strictObject({ email: z.string().trim().max(254) }),
    reply: Told,
  }),
  remindRecipient: endpoint({
    method: 'POST',
    path: '/dashboard/assistant/recipients/:id/letter',
    access: 'member',
    rate: { max: 20, windowMs: hours(1) },
    params: IdParams,
    reply: Told,
  }),
  removeRecipient: endpoint({
    method: 'DELETE',
    path: '/dashboard/assistant/recipients/:id',
    access: 'member',
    params: IdParams,
    reply: Told,
  }),
  confirmMailbox: endpoint({
    method: 'POST',
    path: '/mailbox/confirm',
    access: 'public',
    rate: { max: 30, windowMs: hours(1) },
    body: z.strictObject({ code: z.string().max(1_000) }),
    reply: z.object({ success: z.literal(true), message: z.string(), firmName: z.string() }),
  }),
} as const
