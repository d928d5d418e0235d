import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Measure } from './report.ts'
import { makePlace, removePlace, type RunningFoyer, startFoyer } from './running-foyer.ts'
import { quantile } from './statistics.ts'

/** Milliseconds before a model's first word and between two: about sixty words a second. */
const pace = { first: 250, between: 15 }
/** Sentences of a reply, copied from the quotes it was sent. */
const sentencesOfReply = 3
/** The longest a checked sentence may take from the model's last letter to the visitor. */
const longestLag = 30
/** What a turn may take beside the model's own stream. */
const mostOverStream = 1.05
/** Turns before any is measured: the client of the model loads with its first use. */
const warmUpTurns = 5

/** A model that copies sentences at a steady pace, and when it had said each of them. */
type PacedModel = {
  url: string
  /** By the reply's text up to there: when its last letter was sent. */
  saidAt: Map<string, number>
  /** When it was asked and when it had ended, the last time. */
  times: { asked: number; ended: number }
  /** The latest request, to be asked again without Foyer between. */
  latest: () => string
  close: () => Promise<void>
}

const frame = (delta: object, finish_reason: string | null = null): string => {
  const about = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'paced' }
  return `data: ${JSON.stringify({ ...about, choices: [{ index: 0, delta, finish_reason }] })}\n\n`
}

/** Whole sentences among the quotes of a prompt that stand by themselves. */
function quotedIn(body: string): string[] {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const lines = system
    .slice(system.indexOf('<quotes'))
    .split('\n')
    .filter((line) => /^(?:We|Our|A|An|You) .{40,200}\.$/.test(line))
  return [...new Set(lines)].slice(0, sentencesOfReply)
}

async function stream(body: string, response: ServerResponse, saidAt: Map<string, number>) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  await pause(pace.first)
  let said = ''
  for (const sentence of quotedIn(body)) {
    for (const word of sentence.match(/\S+/g) ?? []) {
      const content = said === '' ? word : ` ${word}`
      said += content
      response.write(frame({ content }))
      if (said.endsWith(sentence)) saidAt.set(sentence, performance.now())
      await pause(pace.between)
    }
  }
  response.end(`${frame({}, 'stop')}data: [DONE]\n\n`)
}

async function pacedModel(): Promise<PacedModel> {
  const saidAt = new Map<string, number>()
  const times = { asked: 0, ended: 0 }
  let latest = ''
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    latest = await readText(request)
    times.asked = performance.now()
    await stream(latest, response, saidAt)
    times.ended = performance.now()
  }
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    saidAt,
    times,
    latest: () => latest,
    close: () => {
      http.closeAllConnections()
      return new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}

/** How long a turn took, and of that before the model was asked and after it had ended. */
type Turned = { ms: number; lags: number[]; firstMs: number; before: number; after: number }

/** Sends one turn as the widget does and notes when each sentence was heard. */
async function turn(foyer: RunningFoyer, model: PacedModel, question: string): Promise<Turned> {
  const base = `${foyer.demo.widget}/api/v1/widget/sessions`
  const json = { 'content-type': 'application/json' }
  const page = { url: foyer.demo.site }
  const opening = JSON.stringify({ token: foyer.demo.token, page, locale: 'en-US' })
  const opened = await fetch(base, { method: 'POST', headers: json, body: opening })
  const { sessionId, secret, notice } = (await opened.json()) as {
    sessionId: string
    secret: string
    notice: { version: string }
  }
  const headers = { ...json, authorization: `Bearer ${secret}` }
  const consent = JSON.stringify({ noticeVersion: notice.version })
  await fetch(`${base}/${sessionId}/consent`, { method: 'POST', headers, body: consent })
  model.saidAt.clear()
  const begun = performance.now()
  const reply = await fetch(`${base}/${sessionId}/turns`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body: JSON.stringify({ turnId: randomUUID(), text: question }),
  })
  return await hear(reply, model, { begun, textOf: spokenText })
}

const textsIn = (raw: string, pattern: RegExp, read: (data: unknown) => string): string =>
  [...raw.matchAll(pattern)].map(([, data = '']) => read(JSON.parse(data))).join('')

/** What a visitor has heard of a streamed turn so far. */
const spokenText = (raw: string): string =>
  textsIn(raw, /^event: delta\ndata: (.*)$/gm, (data) => (data as { text: string }).text)

type Chunk = { choices: { delta: { content?: string } }[] }

/** What the model itself has said so far. */
const streamedText = (raw: string): string =>
  textsIn(raw, /^data: (\{.*)$/gm, (data) => (data as Chunk).choices[0]?.delta.content ?? '')

/** Reads a stream to its end and notes how long after its last letter each sentence was heard. */
async function hear(
  reply: Response,
  { saidAt, times }: PacedModel,
  { begun, textOf }: { begun: number; textOf: (raw: string) => string },
): Promise<Turned> {
  const lags = new Map<string, number>()
  const decoder = new TextDecoder()
  let raw = ''
  let firstMs = Number.NaN
  for await (const chunk of reply.body ?? []) {
    raw += decoder.decode(chunk, { stream: true })
    const now = performance.now()
    const heard = textOf(raw)
    if (heard !== '' && Number.isNaN(firstMs)) firstMs = now - begun
    for (const [sentence, at] of saidAt)
      if (heard.includes(sentence) && !lags.has(sentence)) lags.set(sentence, now - at)
  }
  const ended = performance.now()
  const [before, after] = [times.asked - begun, ended - times.ended]
  return { lags: [...lags.values()], firstMs, ms: ended - begun, before, after }
}

/** The same request to the model itself. */
async function bare(model: PacedModel): Promise<Turned> {
  model.saidAt.clear()
  const begun = performance.now()
  const url = `${model.url}/chat/completions`
  const reply = await fetch(url, { method: 'POST', body: model.latest() })
  return await hear(reply, model, { begun, textOf: streamedText })
}

const questions = [
  'How much does a first consultation cost?',
  'Do you handle landlord and tenant disputes?',
  'Who handles family law?',
  'What should I bring to the first meeting?',
]

/**
 * Turns with a model: how long a checked sentence takes from the model's last letter to the visitor, and
 * what the turn takes over the model's bare stream. Told, not held: both are wall clock.
 */
export async function measureModelTurns(turns: number): Promise<Measure[]> {
  const model = await pacedModel()
  const place = await makePlace([])
  Object.assign(place.environment, {
    MODEL_URL: model.url,
    MODEL_NAME: 'paced',
    MODEL_DAILY_TOKENS: '1000000000',
  })
  const pairs: { checked: Turned; alone: Turned }[] = []
  const foyer = await startFoyer(place)
  try {
    for (let n = -warmUpTurns; n < turns; n += 1) {
      const question = questions[Math.abs(n) % questions.length] ?? ''
      const checked = await turn(foyer, model, question)
      const alone = await bare(model)
      if (n >= 0) pairs.push({ checked, alone })
    }
  } finally {
    await foyer.stop()
    removePlace(place)
    await model.close()
  }
  return figures(pairs)
}

function figures(pairs: { checked: Turned; alone: Turned }[]): Measure[] {
  const told = (
    what: string,
    samples: number[],
    more: Partial<Measure> & { share?: number } = {},
  ): Measure => {
    const { share = 0.5, ...rest } = more
    const value = quantile(samples, share)
    return { area: 'model', what, n: samples.length, value, unit: 'ms', gate: false, ...rest }
  }
  const through = pairs.flatMap(({ checked }) => checked.lags)
  const bareLags = pairs.flatMap(({ alone }) => alone.lags)
  const goal = { atMost: longestLag }
  return [
    told('a sentence, from its last letter to the visitor, p50', through, { goal }),
    told('the same, p95', through, { share: 0.95 }),
    told('the same without Foyer between, p50', bareLags),
    told('the same without Foyer between, p95', bareLags, { share: 0.95 }),
    told(
      'until the first word',
      pairs.map(({ checked }) => checked.firstMs),
    ),
    told(
      'from the visitor’s turn until the model is asked, p50',
      pairs.map(({ checked }) => checked.before),
    ),
    told(
      'from the model’s end until the visitor’s, p50',
      pairs.map(({ checked }) => checked.after),
    ),
    told(
      'a turn over the bare stream, p50',
      pairs.map(({ checked, alone }) => checked.ms / alone.ms),
      { unit: 'times', goal: { atMost: mostOverStream } },
    ),
  ]
}
