import type { EverydayKind } from '../../server/assistant/answer/everyday/kinds.ts'
import { type Detail, readParaphrases } from '../learn/paraphrases.ts'

/** The details of `bench/paraphrases` that are an everyday thing, as `topic / name`; the special ones beside them are none. */
const detailsOf: Readonly<Record<EverydayKind, readonly string[]>> = {
  address: ['finding the office / street address', 'location / street address'],
  areas: [],
  booking: ['booking / how to make an appointment', 'making an appointment / booking online'],
  bring: [
    'the day of the meeting / papers to have with you',
    'before the first meeting / papers to bring',
    'before the first meeting / photo ID',
    'what to bring / identification',
    'what to bring / papers about the case',
  ],
  bus: [
    'without a car / bus line and stop',
    'public transit / bus',
    'public transit / train or light rail',
    'getting there / buses',
    'getting there / trains and subway',
  ],
  'call-back': [
    'updates / how soon you get an answer',
    'staying in touch / how quickly calls and messages are answered',
    'writing to us / time until an answer',
    'phone calls / when we call back',
    'replies / returning calls',
    'replies / answering e-mails and forms',
  ],
  cards: [
    'paying / cards and surcharge',
    'paying / checks and money orders',
    'paying / cash',
    'handing over money / cards',
    'ways to pay / cards',
    'ways to pay / cash',
    'ways to pay / checks and money orders',
  ],
  children: [
    "waiting room / children's corner",
    'the waiting area / play corner for kids',
    'who may come along / children',
  ],
  'client-yet': [
    'becoming a client / the moment',
    'becoming a client / when one counts as a client',
    'not yet a client / writing does not make you one',
  ],
  companion: [
    'privacy / family members in the room',
    'confidentiality / bringing somebody along to the meeting',
    'the day of the meeting / who may sit in',
    'first meeting / who may come along',
    'who may come along / friends and family',
  ],
  confidential: [
    'privacy / what you tell us',
    'confidentiality / whether what one tells is kept secret',
    'not yet a client / secrets before hiring',
    'secrets / what you did',
    'privacy / is the first talk confidential',
    'privacy / not telling relatives',
  ],
  'court-costs': [
    'costs / court filing',
    'costs / who advances them',
    'on top of the fee / court filing charges',
    'court costs / who pays the filing fees',
  ],
  discounts: [
    'lower prices / sliding scale',
    'lower prices / veterans and service members',
    'lower prices / seniors, teachers, other groups',
    'lower prices / free work for some',
    'paying less / soldiers and veterans',
    'paying less / nurses, teachers, firefighters, union members',
    'paying less / by income',
    'no money at all / unpaid work by us',
    'low cost / pro bono',
    'low cost / fees by income',
    'discounts / veterans and military',
    'discounts / older people',
  ],
  email: ['reaching us / e-mail'],
  evening: [
    'the week by day / late evenings',
    'opening hours / evenings by appointment',
    'hours / evenings',
  ],
  fax: ['writing to us / fax machine', 'reaching us / fax', 'sending paper / fax'],
  files: [
    'ending it / getting the file',
    'ending it / closing letter and how long papers are kept',
    'end of the relationship / how long files are kept',
    "end of the relationship / getting one's file back",
    'your file / original documents',
    'your file / taking the whole file with you',
    'your file / how long kept',
    'your papers / getting originals back',
    'your papers / copy of the file',
    'your papers / how long files are kept',
  ],
  'first-cost': [
    'first consultation / price',
    'first talk / what it costs',
    'first meeting / what it costs',
    'the first sit-down / free or paid',
  ],
  'first-length': [
    'first consultation / length',
    'first talk / how long it lasts',
    'first meeting / length',
    'first meeting / how long it takes',
    'the first sit-down / minutes',
  ],
  hourly: [
    'hourly rates / partner or senior lawyer',
    'hourly rates / junior lawyer',
    'hourly rates / what a lawyer charges',
    'kinds of fee / by the hour',
  ],
  hours: ['the week by day / Monday to Thursday', 'opening hours / weekdays', 'hours / weekdays'],
  'how-many': ['the firm / how large it is', 'how the firm came about / head count'],
  'how-soon': [
    'first call / how soon you are seen',
    'how fast / the same day',
    'how fast / the usual wait',
    'making an appointment / soonest available',
    'how soon / time until first opening',
    'how soon / same-day urgent',
  ],
  jobs: [
    'careers and community / job openings',
    'careers and community / internships and student visits',
    'joining in / jobs',
    'joining in / internships and school visits',
    'about the office / careers',
    'about the office / internships',
  ],
  languages: [
    'languages / what the lawyers speak',
    'languages / interpreters',
    'being understood / languages besides Spanish',
    'language / interpreters and other languages',
    'language / other languages and interpreters',
  ],
  parking: [
    'parking / where to park',
    'parking / what it costs',
    'parking / own lot',
    'parking / garage and validation',
    'parking / street meters',
    'leaving the car / which spots are ours',
  ],
  payments: [
    'paying / installments',
    'kinds of fee / monthly plan',
    'handing over money / installments',
    'payment plan / whether one is offered',
    'payment plan / how many months and how much',
    'payment plan / down payment',
  ],
  phone: [
    'telephone numbers / main line',
    'reaching us / phone number',
    'reaching us / telephone number',
  ],
  retainer: [
    'retainer / amount to start',
    'retainer / how much to put down at the start',
    'kinds of fee / deposit on account',
  ],
  reviews: [
    'recognition / what former clients say',
    'proof / what clients write',
    'staying in touch / reviews',
  ],
  saturday: [
    'the week by day / Saturdays and Sundays',
    'opening hours / Saturdays and Sundays',
    'hours / Saturdays',
    'hours / Sundays',
  ],
  since: ['the firm / when it was founded', 'how the firm came about / year and founder'],
  spanish: [
    'being understood / Spanish with the lawyer or only the staff',
    'language / Spanish',
    'language / Spanish-speaking staff',
    'telephone numbers / separate Spanish line',
  ],
  status: [
    'confidentiality / immigration status not passed on',
    'secrets / papers and immigration status',
    'privacy / immigration status',
  ],
  texting: [
    'writing to us / pictures by text',
    'reaching us / texting',
    'reaching us / text messages',
  ],
  updates: [
    'updates / how often',
    'updates / looking it up yourself',
    'staying in touch / how often the client gets updates',
    'documents / client portal and what it shows',
    'while it is running / how often you hear from us',
    'while it is running / looking it up yourself',
  ],
  visits: [
    'handling of the case / home, hospital and jail visits',
    'we come to you / at home',
    'we come to you / hospital, rehab, hospice',
    'we come to you / shelter, farm, workplace, diner',
    'visits to you / at home',
    'visits to you / hospital and nursing home',
    'visits to you / jail',
    'visits to you / jail and detention',
  ],
  'walk-in': ['coming in / walk-ins', 'booking / walk-ins'],
  wheelchair: [
    'getting around inside / ramp and doors',
    'getting around inside / elevator or downstairs room',
    'building access / wheelchair entrance',
    'building access / elevator',
    'accessibility / wheelchair entrance',
    'accessibility / elevator',
  ],
  'who-handles': [
    'who you meet / attorney or staff',
    'who works on it / the same lawyer throughout',
    'handling of the case / which lawyer actually does the work',
    'who handles it / one lawyer from start to end',
    'who handles it / paralegals and law students',
    'staff / paralegals and assistants and their tasks',
  ],
  zoom: [
    'remote meetings / video',
    'remote meetings / by phone',
    'remote / video meetings',
    'remote / telephone consultation',
    'on the screen / which program and how to open it',
  ],
}

/** A detail with the everyday things that it is; none for most. */
export type EverydayDetail = Detail & { kinds: ReadonlySet<string> }

/** All details that firms' sites state, each said and asked for in several ways. */
export function everydayDetails(): EverydayDetail[] {
  const kindsOf = new Map<string, Set<string>>()
  for (const [kind, names] of Object.entries(detailsOf))
    for (const name of names) kindsOf.set(name, (kindsOf.get(name) ?? new Set()).add(kind))
  const details = readParaphrases()
  const known = new Set(details.map(({ topic, name }) => `${topic} / ${name}`))
  const unknown = [...kindsOf.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`No details of bench/paraphrases: ${unknown.join(', ')}`)
  return details.map((one) => ({
    ...one,
    kinds: kindsOf.get(`${one.topic} / ${one.name}`) ?? new Set(),
  }))
}
