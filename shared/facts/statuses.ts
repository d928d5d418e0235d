/** Urgency of a lead, most urgent first (specification 2, section 3). */
export const urgencies = ['high', 'medium', 'low'] as const
export type Urgency = (typeof urgencies)[number]

/** A lead's delivery (design section 7): `emailed` once the mail server has accepted it. */
export const leadStatuses = ['pending', 'emailed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** What a turn's reply is (design section 5). */
export const turnKinds = [
  'answer',
  'pages',
  'handoff',
  'declined',
  'safety',
  'intake',
  'greeting',
] as const
export type TurnKind = (typeof turnKinds)[number]

/** What the assistant may ask for; at most one at a time (design section 5). */
export const slots = [
  'name',
  'email',
  'phone',
  'issue',
  'when',
  'where',
  'other_party',
  'urgency',
  'preferred_times',
] as const
export type Slot = (typeof slots)[number]
export const askSlots = [...slots, 'confirm'] as const
export type AskSlot = (typeof askSlots)[number]

/** Languages the assistant speaks. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** How far reading a firm's site has come. */
export const siteStates = ['none', 'queued', 'reading', 'building', 'ready', 'failed'] as const
export type SiteState = (typeof siteStates)[number]

/** What became of one page of a firm's site. */
export const pageStatuses = [
  'queued',
  'read',
  'unchanged',
  'duplicate',
  'not_html',
  'blocked_by_robots',
  'redirected_away',
  'not_found',
  'refused',
  'too_large',
  'timed_out',
  'failed',
  'no_index',
  'over_limit',
] as const
export type PageStatus = (typeof pageStatuses)[number]

/** What is counted by day for a firm: chats that began, and what came of them. */
export const countedNouns = ['chat', 'lead', 'message', 'appointment', 'document'] as const
export type CountedNoun = (typeof countedNouns)[number]

/** What became of a question that the site did not answer. */
export const questionStates = ['open', 'answered', 'dismissed'] as const
export type QuestionState = (typeof questionStates)[number]
