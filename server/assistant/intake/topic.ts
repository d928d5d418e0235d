import type { Language } from '@foyer/shared/facts/statuses.ts'
import { plain } from './plain-text.ts'

type Topic = Record<Language, string> & { tells: RegExp }

/** What matters are called by people who ask for their price or their time, by words that tell of them; the first counts. */
const topics: readonly Topic[] = [
  {
    tells: /\b(?:restraining|protecti(?:ve|on)) order|\borden de (?:restriccion|proteccion)/,
    en: 'a restraining order',
    es: 'una orden de protección',
  },
  {
    tells:
      /\b(?:divorc|want(?:s)? to (?:split|separate)|splitting up|separarnos|separarme|nos vamos a separar)/,
    en: 'a divorce',
    es: 'un divorcio',
  },
  { tells: /\b(?:custody|custodia)\b/, en: 'custody', es: 'la custodia' },
  {
    tells: /\b(?:d\.?u\.?i|d\.?w\.?i|manejar tomado|manejando tomado)\b/,
    en: 'a DUI',
    es: 'un DUI',
  },
  { tells: /\b(?:evict|\d+[- ]hour notice|desaloj)/, en: 'an eviction', es: 'un desalojo' },
  {
    tells: /\b(?:a will|wills|testamento)\b/,
    en: 'a will',
    es: 'un testamento',
  },
  {
    tells: /\b(?:died|passed away|passed on|murio|fallecio|probate|sucesion)\b/,
    en: 'probate',
    es: 'una sucesión',
  },
  {
    tells: /\b(?:rear[- ]?ended|crash|accident|got hit|hit by|dog bite|choque|chocaron|accidente)/,
    en: 'an injury claim',
    es: 'un accidente',
  },
]

/** What the matter of a story is called where somebody asks for its price or its time; null where it is none we know. */
export const topicOf = (story: string, language: Language): string | null =>
  topics.find(({ tells }) => tells.test(plain(story)))?.[language] ?? null
