import type { ReasonName } from '@foyer/shared/copy/messages.ts'
import type { Priority } from '@foyer/shared/facts/request-statuses.ts'
import { Temporal } from 'temporal-polyfill'
import type { Bias, Day } from '#server/assistant/intake/calendar.ts'
import { findDates } from '#server/assistant/intake/dates.ts'
import { plain } from '#server/assistant/intake/plain-text.ts'
import { findSafety } from '#server/assistant/policy/safety.ts'

/**
 * When a rule's words count. `said`: wherever they stand. `recent`: unless the sentence puts them
 * into the past. `near`: beside a day that is today or tomorrow. `ahead`: beside a later day of the
 * next two weeks, or beside none.
 */
type When = 'said' | 'recent' | 'near' | 'ahead'

/** One reason to read a message sooner or later, which a firm can check against its words. */
type Rule = {
  name: ReasonName
  /** Where the reason comes from. */
  source: string
  priority: Priority
  immediate: boolean
  when: When
  /** Words in plain text: lower case, no accents. */
  en: RegExp
  es: RegExp
}

const court = {
  en: /\b(?:hearing|court(?: date)?|trial|arraign(?:ment|ed)|sentenc(?:ing|ed)|deposition|mediation|pre-?trial|deportation|parole board)\b/g,
  es: /\b(?:audiencia|corte|tribunal|juzgado|juicio|comparecencia|comparecer|sentencia|deportacion|mediacion)\b/g,
}
const deadline = {
  en: /\b(?:deadline|due(?: date)?|time limit|statute of limitations|file by|respond by|answer by|expires?|last day to|foreclosure sale|sheriff'?s? sale|auction)\b/g,
  es: /\b(?:plazo|vence\w*|fecha limite|ultimo dia para|remate|subasta)\b/g,
}

/**
 * Every rule, most pressing first. "Rule 1.3" is ABA Model Rule 1.3, whose comment 3 names missed
 * deadlines as what harms clients most; 48 hours are County of Riverside v. McLaughlin, 500 U.S. 44;
 * 21 days are Federal Rule of Civil Procedure 12(a)(1)(A)(i).
 */
const rules: readonly Rule[] = [
  {
    name: 'violence',
    source: 'Safety comes before all else (design section 6.3).',
    priority: 'high',
    immediate: true,
    when: 'recent',
    en: /\b(?:hit|hits|hitting|beat|beats|beating|chok\w+|punch\w+|kick(?:ed|s|ing)|strangl\w+|attack(?:ed|s|ing)|stab(?:bed|s)|rap(?:ed|es|ing)|assault(?:ed|s|ing)|stalk(?:ed|s|ing)|hurt(?:s|ing)?|abus(?:ed|es|ing)|following) (?:on )?(?:me|us|him|her|my)\b|\bthreat(?:ened|ening|ens) (?:me|us|my|him|her|to (?:kill|hurt|beat|shoot|burn))\b(?! (?:with (?:a |an )?(?:lawsuit|eviction|legal|letter)|to (?:sue|evict|fire)))|\b(?:victim|survivor) of (?:domestic )?(?:violence|abuse|assault)\b|\b(?:need|want|get|file|violat\w+|broke|against (?:me|him|her)) (?:\w+ ){0,3}(?:restraining|protecti(?:ve|on)|no[- ]contact) order\b|\bafraid (?:for my (?:life|safety)|of (?:him|her|my (?:ex|husband|wife|boyfriend|girlfriend)))\b|\b(?:was|been|got) (?:assaulted|raped|stabbed|attacked|beaten)\b/g,
    es: /\bme (?:peg[oa]|golpe[oa]|golpearon|ataco|atacaron|amenaz[oa]|amenazaron|agredio|violo|persigue|acosa)\b|\b(?:victima|sobreviviente) de (?:violencia|abuso|maltrato)\b|\borden de (?:restriccion|proteccion|alejamiento)\b|\b(?:tengo )?miedo (?:de|a) (?:el|ella|mi (?:ex|esposo|esposa|pareja|novio|marido))\b/g,
  },
  {
    name: 'arrest',
    source: 'Whoever is held sees a judge within 48 hours, so counsel is wanted before.',
    priority: 'high',
    immediate: true,
    when: 'recent',
    en: /\b(?:arrested|arraigned (?:today|tomorrow)|in (?:jail|custody|lockup|detention|ice detention)|locked up|detained|booked into|picked up by (?:ice|the police|immigration)|(?:ice|immigration|police) (?:took|has|picked up|came for))\b/g,
    es: /\b(?:arrestad\w+|arrestaron|detenid\w+|detuvieron|detuvo|en la carcel|esta pres[oa]|se lo llevo (?:ice|la migra|la policia))\b/g,
  },
  {
    name: 'warrant',
    source: 'A warrant may be carried out at any hour.',
    priority: 'high',
    immediate: true,
    when: 'recent',
    en: /\bwarrant (?:out|for (?:me|my|his|her)|was issued|issued)\b|\bbench warrant\b|\bmissed (?:my |his |her |a |the )?(?:court|hearing|arraignment|sentencing)\b|\bfail(?:ed|ure) to appear\b/g,
    es: /\borden de (?:arresto|captura|aprehension)\b|\b(?:falte a|perdi|no fui a) (?:la|mi) (?:corte|audiencia|cita (?:en|de) la corte)\b/g,
  },
  {
    name: 'hearing-near',
    source: 'Rule 1.3: a court date is not moved by a message nobody read.',
    priority: 'high',
    immediate: true,
    when: 'near',
    ...court,
  },
  {
    name: 'deadline-near',
    source: 'Rule 1.3: a right may end with the day.',
    priority: 'high',
    immediate: true,
    when: 'near',
    ...deadline,
  },
  {
    name: 'hearing-ahead',
    source: 'Rule 1.3: a lawyer needs days to appear and to prepare.',
    priority: 'high',
    immediate: false,
    when: 'ahead',
    en: /\b(?:hearing|court date|trial date|my trial|arraignment|sentencing|court (?:on|this|next|in)|(?:have|got|going to) court|summons)\b/g,
    es: /\b(?:audiencia|cita (?:en|de) la corte|fecha de (?:corte|juicio)|(?:tengo|tiene|tenemos) (?:corte|juicio)|citatorio)\b/g,
  },
  {
    name: 'deadline-ahead',
    source: 'Rule 1.3: deadlines are counted in days.',
    priority: 'high',
    immediate: false,
    when: 'ahead',
    ...deadline,
  },
  {
    name: 'served',
    source: 'An answer to papers that were served is due within 21 days, in many courts sooner.',
    priority: 'high',
    immediate: false,
    when: 'recent',
    en: /\b(?:was|were|been|got|just|being) served\b|\bserved (?:me|us|him|her|my)\b|\b(?:i'?m|i am|we are|we're|am) being sued\b/g,
    es: /\bme (?:notificaron|entregaron) (?:una |la |los )?(?:demanda|papeles|citacion)\b|\bme (?:demandaron|estan demandando)\b/g,
  },
  {
    name: 'eviction',
    source: 'Notices to quit run for days, not weeks, in most states.',
    priority: 'high',
    immediate: false,
    when: 'recent',
    en: /\b(?:being|getting|about to be) evicted\b|\bevict(?:ing|ed|s)? (?:me|us|my)\b|\bevict (?:me|us)\b|\beviction notice\b|\bnotice to (?:quit|vacate)\b|\blocked (?:me|us) out\b|\block ?out\b/g,
    es: /\b(?:aviso|orden|notificacion) de desalojo\b|\bme (?:estan|quieren|van a) (?:desaloja\w+|sacar de)\b|\bme desaloj\w+\b/g,
  },
  {
    name: 'urgent',
    source: 'Their own word for it.',
    priority: 'high',
    immediate: false,
    when: 'said',
    en: /\b(?:urgent(?:ly)?|emergency|as soon as possible|asap|right away|immediately|this week|time[- ]sensitive)\b/g,
    es: /\b(?:urgente(?:mente)?|urge|emergencia|cuanto antes|lo antes posible|de inmediato|inmediatamente|esta semana)\b/g,
  },
]

const unhurried =
  /\b(?:no (?:big )?(?:rush|hurry)|not (?:urgent|in a (?:rush|hurry)|an emergency)|isn'?t urgent|whenever (?:you can|you have time|is convenient)|sin prisa|no (?:hay|tengo|corre) prisa|no es urgente|cuando (?:pueda|puedan|tenga tiempo))\b/

/** Words that look like trouble and are none: taken out before anything is looked for. */
const harmless =
  /\b(?:(?:domestic )?violence (?:prevention|awareness|class\w*|course|training|program|counseling|cases?|charges?|laws?|attorneys?|lawyers?)|(?:arrest|criminal|court|police) records?|(?:prior|old|past|previous|cardiac|house|citizen'?s) arrests?|hearing (?:aids?|loss|impaired|test)|hard of hearing|(?:from|of) hearing|hearing (?:from|back)|(?:tennis|basketball|food|volleyball) courts?|court (?:reporter|street|records?|house cafe)|(?:free|clinical|time) trials?|trial (?:period|version|basis)|due (?:diligence|process|to)|membership expires?|credit card expires?|en vez de la corte|cortes? de (?:pelo|luz|agua)|antecedentes? de arrestos?|clase (?:de|contra la) violencia|prevencion de (?:la )?violencia)\b/g

const negatedBefore =
  /(?:\b(?:no|not|never|without|nobody|none|neither|nor|sin|nunca|jamas|ningun\w*|nadie|if|hypothetically)\b|n't\b|\b(?:dont|doesnt|isnt|wasnt|havent|hasnt|didnt|arent)\b)[^,;:]{0,24}$/
const settledAfter =
  /^[^,;]{0,24}\b(?:cancel\w*|adjourn\w*|postpone\w*|dismissed|is over|was over|went (?:well|fine)|not (?:set|scheduled)|isn't (?:set|scheduled)|aplaz\w*|se cancelo|fue cancelad\w*)/
const longPast =
  /\b(?:years? ago|months? ago|when (?:i|he|she|we) (?:was|were)|back in|in the past|used to|once (?:was|got)|as a (?:kid|child|teen\w*|minor)|in college|hace (?:\w+ )?(?:anos|meses)|cuando (?:era|tenia)|en el pasado)\b/

/** A day is near through tomorrow; a court date or deadline is worth hurry for two weeks. */
const days = { near: 1, ahead: 14, recent: 30 } as const

/** Letters between a date and what happens on it. */
const reach = 60

/** A wish to be called tomorrow about a hearing says nothing of when the hearing is. */
const apart =
  /[,;:]|\b(?:about|regarding|call|calls|talk|speak|meet|come|available|free|appointment|consult\w*|because|but|sobre|acerca|llam\w+|hablar|libre|disponible|porque|pero)\b/
const withinHours = /\b(?:in|within|en) (?:\d{1,2}|a few|an|unas?|pocas) (?:hours?|horas?)\b/

type Dated = { start: number; end: number; daysAhead: number | null }
type Sentence = { text: string; dates: Dated[]; past: boolean }

const daysUntil = (iso: string, today: Day): number | null =>
  iso.length === 10 ? Temporal.PlainDate.from(iso).since(today, { largestUnit: 'days' }).days : null

/** The days a text names in either language: "mañana tengo corte" is too short to tell it by. */
const datesIn = (text: string, today: Day, bias: Bias) =>
  (['en', 'es'] as const).flatMap((language) => findDates(text, { today, language, bias }))

/** The days a sentence names, as they lie from the firm's day; null for a month or year alone. */
function datesOf(text: string, today: Day): Dated[] {
  const dates = datesIn(text, today, 'future').map(({ iso, start, end }) => ({
    start,
    end,
    daysAhead: daysUntil(iso, today),
  }))
  const hours = withinHours.exec(text)
  if (hours === null) return dates
  return [...dates, { start: hours.index, end: hours.index + hours[0].length, daysAhead: 0 }]
}

/** Whether a sentence tells of what is over: a day more than a month back, an earlier year. */
function tellsPast(text: string, today: Day): boolean {
  if (longPast.test(text)) return true
  return datesIn(text, today, 'past').some(({ iso }) => {
    const ahead = daysUntil(iso, today)
    return ahead === null ? iso < today.toString().slice(0, iso.length) : ahead < -days.recent
  })
}

const sentencesOf = (content: string, today: Day): Sentence[] =>
  content
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => plain(part).replaceAll(harmless, (words) => '-'.repeat(words.length)))
    .filter((text) => text !== '')
    .map((text) => ({ text, dates: datesOf(text, today), past: tellsPast(text, today) }))

/** The date that a word is about: the nearest one, with no other matter between them. */
function dateBeside({ text, dates }: Sentence, from: number, to: number): Dated | undefined {
  const gap = (date: Dated) => (date.start >= to ? date.start - to : from - date.end)
  return dates
    .filter((date) => {
      const between = date.start >= to ? text.slice(to, date.start) : text.slice(date.end, from)
      return gap(date) <= reach && !apart.test(between)
    })
    .toSorted((a, b) => gap(a) - gap(b))[0]
}

/** Whether a rule's words, standing at a place of a sentence, count. */
function counts(when: When, sentence: Sentence, { from, to }: { from: number; to: number }) {
  if (when === 'said') return true
  if (when === 'recent') return !sentence.past
  const date = dateBeside(sentence, from, to)
  const ahead = date?.daysAhead
  if (when === 'near') return ahead != null && ahead >= 0 && ahead <= days.near
  if (date === undefined) return !sentence.past
  return ahead != null && ahead > days.near && ahead <= days.ahead
}

function isMet(rule: Rule, sentence: Sentence): boolean {
  const { text } = sentence
  return [rule.en, rule.es].some((pattern) =>
    [...text.matchAll(pattern)].some(({ 0: words, index: from }) => {
      const to = from + words.length
      if (negatedBefore.test(text.slice(0, from)) || settledAfter.test(text.slice(to))) return false
      return counts(rule.when, sentence, { from, to })
    }),
  )
}

/** How soon a message should be read, and why. */
export type Weight = {
  priority: Priority
  requiresImmediateAttention: boolean
  reasons: ReasonName[]
}

/**
 * Weighs a message by its own words alone; `today` is the firm's day, YYYY-MM-DD. What it finds is the
 * firm's to read and to change, and is never shown to the visitor.
 */
export function weighMessage(content: string, today: string): Weight {
  const day = Temporal.PlainDate.from(today)
  const sentences = sentencesOf(content, day)
  const met = rules.filter((rule) => sentences.some((sentence) => isMet(rule, sentence)))
  const safety = findSafety(content)
  const danger: ReasonName[] = safety === null ? [] : [safety === 'arrest' ? 'arrest' : 'danger']
  const reasons = [...new Set([...danger, ...met.map(({ name }) => name)])]
  const immediate = danger.length > 0 || met.some((rule) => rule.immediate)
  if (reasons.length > 0)
    return { priority: 'high', requiresImmediateAttention: immediate, reasons }
  return unhurried.test(plain(content))
    ? { priority: 'low', requiresImmediateAttention: false, reasons: ['unhurried'] }
    : { priority: 'medium', requiresImmediateAttention: false, reasons: [] }
}
