import type { IntakeSlots } from '@foyer/shared/api/widget.ts'
import type { Desk } from './desk.ts'
import { type Figure, shareOf } from './figure.ts'
import { siteless } from './firms.ts'
import { dataFile, type Run, together, usualNow } from './run.ts'

type Sentence = {
  full_text: string
  spans: { entity_type: string; entity_value: string; start_position: number }[]
}
type Spec = { Input: string; Results: { Text: string }[] }

/** What a visitor says when asked, and the detail that should be kept of it. */
type Told = { says: string; value: string }

const opening = 'I was hurt in a car accident and would like to talk to a lawyer.'
const name = 'My name is Rosa Delgado'
const introduced = /(?:(?<!maiden )\b(?:my name is|name:)|^i'm)\s*$/i
const tenDigits = /^1?[2-9]\d{9}$/

/** Names, telephone numbers and e-mail addresses in sentences of public sets, told when asked for. */
export async function toldDetails(run: Run): Promise<Figure[]> {
  const text = dataFile(run, 'evaldata/presidio/synth_dataset_v2.json')
  if (text === undefined) return []
  const sentences = JSON.parse(text) as Sentence[]
  const desk = await run.desk(siteless, usualNow)
  const figures = [
    await figureOf(run, desk, {
      what: ['presidio', 'names kept'],
      before: [opening],
      told: namesIn(sentences),
      slot: 'name',
    }),
    await figureOf(run, desk, {
      what: ['presidio', 'e-mail addresses kept'],
      before: [opening, name],
      told: valuesIn(sentences, 'EMAIL_ADDRESS'),
      slot: 'email',
    }),
    await figureOf(run, desk, {
      what: ['presidio', 'telephone numbers of ten digits kept'],
      before: [opening, name],
      told: valuesIn(sentences, 'PHONE_NUMBER').flatMap(inAmerica),
      slot: 'phone',
    }),
  ]
  return [...figures, ...(await ofSpecifications(run, desk))]
}

/** The same for the phrases of Microsoft's specifications. */
async function ofSpecifications(run: Run, desk: Desk): Promise<Figure[]> {
  const files = ['EmailModel', 'PhoneNumberModel'].map((file) =>
    dataFile(run, `evaldata/recognizers-text/English/${file}.json`),
  )
  const [emails, phones] = files.map((text) => specsIn(text ?? '[]'))
  const before = [opening, name]
  return [
    await figureOf(run, desk, {
      what: ['recognizers-text', 'e-mail addresses kept'],
      before,
      told: emails ?? [],
      slot: 'email',
    }),
    await figureOf(run, desk, {
      what: ['recognizers-text', 'telephone numbers of ten digits kept'],
      before,
      told: (phones ?? []).flatMap(inAmerica),
      slot: 'phone',
    }),
  ]
}

type Details = {
  what: readonly [string, string]
  before: readonly string[]
  told: readonly Told[]
  slot: 'name' | 'email' | 'phone'
}

async function figureOf(
  run: Run,
  desk: Desk,
  { what, before, told, slot }: Details,
): Promise<Figure> {
  const kept = await together(run.few(told, 4), async ({ says, value }) => {
    const say = await desk.open('en')
    for (const turn of before) await say(turn)
    const { slots }: { slots: IntakeSlots } = (await say(says)).intake
    // Names typed without capitals are kept with them.
    const right = slots[slot]?.toLowerCase() === value.toLowerCase()
    if (!right)
      run.tell([`  ${says.replaceAll('\n', ' ').slice(0, 160)} → ${slots[slot]} for ${value}`])
    return right
  })
  return shareOf(what, kept)
}

function namesIn(sentences: readonly Sentence[]): Told[] {
  return sentences.flatMap(({ full_text: says, spans }) => {
    const person = spans.find(
      ({ entity_type: type, start_position: at }) =>
        type === 'PERSON' && introduced.test(says.slice(0, at)),
    )
    return person === undefined ? [] : [{ says, value: person.entity_value }]
  })
}

/** Sentences with one such value; of several nobody knows which is the visitor's. */
function valuesIn(sentences: readonly Sentence[], type: string): Told[] {
  return sentences.flatMap(({ full_text: says, spans }) => {
    const values = spans.filter((span) => span.entity_type === type)
    const [only] = values
    return only === undefined || values.length > 1 ? [] : [{ says, value: only.entity_value }]
  })
}

function specsIn(text: string): Told[] {
  return (JSON.parse(text) as Spec[]).flatMap(({ Input: says, Results: results }) => {
    const [only] = results
    return only === undefined || results.length > 1 ? [] : [{ says, value: only.Text }]
  })
}

/** A number of ten digits as it is kept; an extension is not part of it. */
function inAmerica({ says, value }: Told): Told[] {
  const digits = value.replace(/x\d+$/, '').replaceAll(/\D/g, '')
  const abroad = /^\(?\+(?!1)/.test(value.trim())
  return tenDigits.test(digits) && !abroad ? [{ says, value: `+1${digits.slice(-10)}` }] : []
}
