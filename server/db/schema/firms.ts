import type { LauncherPosition } from '@foyer/shared/facts/assistant.ts'
import { usualHours, type WeekHours } from '@foyer/shared/facts/hours.ts'
import type { FirmSize } from '@foyer/shared/facts/plans.ts'
import type { ConsultationType } from '@foyer/shared/facts/request-statuses.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, firmId, instant } from './columns.ts'

/** A firm: who it is, how its chat looks and where its leads go. */
export const firms = pgTable('firms', {
  firmId: uuid('firm_id').primaryKey(),
  integrationId: uuid('integration_id').notNull(),
  token: text('token').notNull(),
  name: text('name').notNull(),
  siteUrl: text('site_url'),
  notifyEmail: text('notify_email').notNull(),
  /**
   * Since when it is known that whoever reads `notifyEmail` wants this firm's mail; null where nobody
   * has proved it, and then nothing a visitor wrote is sent there. Another address begins with null.
   */
  notifyProvedAt: instant('notify_proved_at'),
  phone: text('phone'),
  timeZone: text('time_zone').notNull(),
  zipCode: text('zip_code'),
  city: text('city'),
  state: text('state'),
  practiceAreas: text('practice_areas').array().notNull().default([]),
  firmSize: text('firm_size').$type<FirmSize>(),
  attorneyCount: integer('attorney_count'),
  language: text('language').notNull().default('en'),
  logoUrl: text('logo_url'),
  colorPrimary: text('color_primary').notNull(),
  /** What the chat is called; null for the firm's own name. */
  displayName: text('display_name'),
  /** The first words of the chat, by language; a language without is greeted in our words. */
  greetings: jsonb('greetings').$type<Partial<Record<Language, string>>>().notNull().default({}),
  launcherPosition: text('launcher_position').$type<LauncherPosition>().notNull().default('right'),
  /** Languages the chat offers, the firm's own first. */
  languages: text('languages').array().$type<Language[]>().notNull().default(['en', 'es']),
  hours: jsonb('hours').$type<WeekHours>().notNull().default(usualHours),
  consultationTypes: text('consultation_types')
    .array()
    .$type<ConsultationType[]>()
    .notNull()
    .default(['phone', 'video', 'in_person']),
  /** Host names beside the site's own that may show the chat. */
  allowedHosts: text('allowed_hosts').array().notNull().default([]),
  /** False once its subscription has ended: the chat then receives nobody. */
  active: boolean('active').notNull().default(true),
  snippetSeenAt: instant('snippet_seen_at'),
  createdAt: instant('created_at').notNull(),
})

/** A person of a firm. */
export const users = pgTable(
  'users',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    uid: text('uid').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    role: text('role').notNull().default('owner'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.userId] }), unique('users_uid').on(t.firmId, t.uid)],
)

/** A firm's logo, as the widget door serves it. */
export const firmLogos = pgTable('firm_logos', {
  firmId: firmId()
    .primaryKey()
    .references(() => firms.firmId, { onDelete: 'cascade' }),
  mimeType: text('mime_type').notNull(),
  /** Names it in its address, so that it may be kept by browsers for ever. */
  sha256: text('sha256').notNull(),
  data: bytes('data').notNull(),
})

/**
 * Who else hears of what visitors leave, beside `firms.notifyEmail`. Nothing is sent to an address
 * until somebody who reads it has proved it.
 */
export const recipients = pgTable(
  'recipients',
  {
    firmId: firmId().references(() => firms.firmId, { onDelete: 'cascade' }),
    recipientId: uuid('recipient_id').notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    provedAt: instant('proved_at'),
    /** It takes the place of `firms.notifyEmail` once it is proved; at most one of a firm. */
    becomesMain: boolean('becomes_main').notNull().default(false),
    /** It was named only to become the main one: where that is taken back it goes, and counts as nobody. */
    addedAsMain: boolean('added_as_main').notNull().default(false),
    /** The letter that is to be sent there and has not been; null where none is due. */
    letterId: uuid('letter_id'),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.recipientId] }),
    unique('recipients_email').on(t.firmId, t.email),
    uniqueIndex('recipients_one_becomes_main')
      .on(t.firmId)
      .where(sql`${t.becomesMain}`),
  ],
)

/**
 * How many letters that ask for a proof an address has got, whatever firms asked, and how many a firm has
 * had sent. It belongs to no firm and holds no address: `addressKey` is computed from the address, or from
 * the firm's id, under a key of the installation.
 */
export const mailboxLetters = pgTable('mailbox_letters', {
  addressKey: text('address_key').primaryKey(),
  /** The last letter; the same one again is a repeat and is not counted. */
  letterId: uuid('letter_id'),
  sentAt: instant('sent_at'),
  /** Since when `sent` is counted. */
  windowFrom: instant('window_from').notNull(),
  sent: integer('sent').notNull().default(0),
})
