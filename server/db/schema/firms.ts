import { boolean, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { FirmSize } from '@foyer/shared/facts/plans.ts'
import { firmId, instant } from './columns.ts'

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
