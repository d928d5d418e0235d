import type { Language, Slot } from '../facts/statuses.ts'
import { assistantEn } from './assistant.en.ts'
import { assistantEs } from './assistant.es.ts'

/** Several ways to say one thing, used in turn so that a conversation does not repeat itself. */
export type Phrasings = readonly [string, ...string[]]

/**
 * Every sentence of the assistant that is not a quotation. Words in braces are filled in:
 * `{firm}` the firm's name, `{phone}` its number, and what else the key says.
 * None of them states anything about the law.
 */
export type AssistantCopy = {
  notice: string
  greeting: string
  /** What speaks here, below a greeting of the firm's own. */
  disclosure: string
  greetingAgain: Phrasings
  /** `{name}` the visitor's first name. */
  thanksName: Phrasings
  noted: Phrasings
  understood: Phrasings
  /** The same after the visitor was thanked by name. */
  passOn: Phrasings
  details: Phrasings
  skipped: Phrasings
  /** Before a question that was interrupted by another one. */
  backTo: Phrasings
  ask: AskCopy
  options: { skip: string; yes: string; change: string; tellFirm: string; urgency: Phrasings }
  confirm: { opening: string; question: Phrasings; held: Phrasings; what: Phrasings }
  labels: Record<Slot | 'deadline' | 'behalf' | 'reach', string>
  urgency: Record<'high' | 'medium' | 'low', string>
  notGiven: string
  /** `{slot}` what was changed, `{value}` what it is now. */
  corrected: Phrasings
  /** Before the details, on request in the middle. */
  recap: string
  /** A detail told after the read-back, as it stands now. */
  added: Phrasings
  /** To who says how they want to be reached. */
  channel: { phone: Phrasings; email: Phrasings }
  /** To who breaks the details off, and to who wants them gone. */
  out: { stop: Phrasings; delete: Phrasings }
  /** To who asks how much is still to come. */
  remaining: Phrasings
  /** To who asks why something is wanted. */
  whyAsked: Phrasings
  confirmed: Phrasings
  confirmedUrgent: Phrasings
  /** To somebody whose first words tell of haste, beside the first question. */
  hurried: Phrasings
  changedAfter: Phrasings
  offer: Phrasings
  closest: Phrasings
  closestTranslated: Phrasings
  translated: Phrasings
  handoff: Phrasings
  handoffAfter: Phrasings
  offTopic: Phrasings
  /** `{state}` the state the visitor named. */
  outOfState: Phrasings
  /** Before the firm's own answer where it is in another language than the chat. */
  firmAnswer: string
  /** Who asks for another firm. */
  referral: Phrasings
  /** Which languages are spoken here, to somebody who writes another one. */
  otherLanguage: { both: string; en: string; es: string }
  human: Phrasings
  humanNoPhone: Phrasings
  call: string
  noPhone: string
  identity: Record<'human' | 'lawyer' | 'both' | 'self', Phrasings>
  privacy: Phrasings
  /** How the site itself is asked what it does with personal information. */
  privacyQuestion: string
  /** How the site itself is asked whether its firm takes such matters, which many leave to others. */
  takes: Record<'criminal' | 'immigration', string>
  advice: Record<'decide' | 'predict' | 'evaluate' | 'case' | 'draft' | 'evade', Phrasings>
  siteSays: Phrasings
  consultation: Phrasings
  consultationCall: Phrasings
  attack: Record<'rules' | 'role' | 'others' | 'promise', Phrasings>
  safety: Record<'danger' | 'harm' | 'self' | 'child' | 'arrest' | 'unclear', string>
  perhapsDanger: Phrasings
  safetyFirm: Phrasings
  caution: Phrasings
  represented: Phrasings
  doNotContact: Phrasings
  noName: Phrasings
  noReach: Phrasings
  restarted: string
  thanks: Phrasings
  goodbye: Phrasings
  condolence: Phrasings
  calm: Phrasings
  nothingToAsk: Phrasings
  chat: ChatCopy
  /** For the firm; `{question}` and `{list}` are filled in. */
  summary: {
    asked: string
    prefers: { phone: string; email: string }
    flags: SummaryFlags
  }
}

/** What is asked, by what it asks for. `{party}` and `{topic}` are the visitor's own words. */
export type AskCopy = {
  issue: Phrasings
  issueMore: Phrasings
  name: Phrasings
  nameOther: Phrasings
  contact: Phrasings
  phone: Phrasings
  phoneArea: Phrasings
  phoneInvalid: Phrasings
  email: Phrasings
  emailInvalid: Phrasings
  when: Phrasings
  where: Phrasings
  whereAndWho: Phrasings
  whereWhoEmail: Phrasings
  whereWhoPhone: Phrasings
  otherParty: Phrasings
  otherPartyNamed: Phrasings
  urgency: Phrasings
  times: Phrasings
}

/** What is said of the chat itself. */
export type ChatCopy = {
  here: Phrasings
  /** Whether the firm has the details: confirmed, so far, or not without a name and a way to reply. */
  sent: Record<'yes' | 'partly' | 'no', Phrasings>
  /** Who replies, to somebody who waits. */
  next: Phrasings
  /** To who would like a call and gave no number. */
  call: Phrasings
  /** To who asks whether anybody reads what is typed. */
  reads: Phrasings
  reach: Phrasings
  /** To who does not understand a question; and anything else. */
  whatFor: Phrasings
  whatIDo: Phrasings
  safe: Phrasings
  kept: Phrasings
  wait: Phrasings
  add: Phrasings
  fine: Phrasings
  /** To who is done. */
  settled: Phrasings
}

type SummaryFlags = Record<
  'safety' | 'represented' | 'doNotContact' | 'corrected' | 'declinedToSay',
  string
>

/** The assistant's sentences in one language. */
export const assistantCopy = (language: Language): AssistantCopy =>
  language === 'es' ? assistantEs : assistantEn

/** A sentence with its braces filled; a brace without a value stays empty. */
export const fillCopy = (template: string, values: Record<string, string>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
