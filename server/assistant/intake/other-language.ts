import type { Tongue } from '@foyer/shared/copy/assistant-tongues.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { turnLanguage } from './language.ts'
import { plain } from './plain-text.ts'

/** Letters that only one of the languages uses, the narrower ones first. */
const scripts: readonly (readonly [Tongue, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu],
  ['pl', /[ąęłńśźż]/iu],
]

/** Everyday words without accents; those that English or Spanish share are left out. */
const everyday: readonly (readonly [Tongue, ReadonlySet<string>])[] = (
  [
    [
      'fr',
      'je vous est une des les pour avec mon ma mes suis pas bonjour bonsoir avocat cherche parler parlez francais besoin merci sil plait quelqu un numero telephone appelle nous aidez aider et mari fils fille ete',
    ],
    [
      'de',
      'ich und der die das nicht ist ein eine einen mein meine guten tag hallo brauche anwalt anwaltin wegen bitte sprechen deutsch mit von wurde habe kann mir hilfe suche fur',
    ],
    [
      'pt',
      'eu nao voce voces meu minha um uma preciso advogado advogada obrigado obrigada ola falar portugues estou com fui ajuda tenho sou por em voces',
    ],
    [
      'it',
      'io sono ho un uno avvocato bisogno buongiorno salve parlare parla italiano mio mia con grazie del della vorrei cerco non aiuto stato',
    ],
    [
      'tl',
      'ako ang ng mga kailangan salamat kumusta po ko abogado tulong gusto may nang sa ay hindi',
    ],
    ['ht', 'mwen bezwen avoka bonjou pale kreyol ou pa nan yon ki gen mesi tanpri ede'],
    ['vi', 'toi can mot luat su xin chao khong duoc giup'],
    ['pl', 'jestem potrzebuje prawnika dzien dobry prosze pomoc moj moja nie po polsku'],
  ] as const
).map(([tongue, words]) => [tongue, new Set(words.split(' '))])

const english = new Set(
  'the of and to is you that it for on are with as at be this have from or by not what all when i am my was he she they we me can do does did an in a no una por en con del'.split(
    ' ',
  ),
)

/** Words of a language that a text needs, and their share of it: names alone ("de la Cruz") are none. */
const fewestWords = 2
const leastShare = 0.35

/** Words of other languages that Spanish has too, which say nothing of a text that sounds Spanish. */
const alsoSpanish = new Set('un una por fui con es no'.split(' '))

const byWords = (text: string, soundsSpanish: boolean): Tongue | null => {
  const all = plain(text).match(/\p{L}+/gu) ?? []
  const words = soundsSpanish ? all.filter((word) => !alsoSpanish.has(word)) : all
  const known = words.filter((word) => english.has(word)).length
  const counted = everyday.map(([tongue, list]) => ({
    tongue,
    count: words.filter((word) => list.has(word)).length,
  }))
  const best = counted.toSorted((a, b) => b.count - a.count)[0]
  if (best === undefined || best.count < fewestWords || best.count <= known) return null
  return best.count >= leastShare * words.length ? best.tongue : null
}

const byScript = (text: string): Tongue | null => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [tongue, letter] of scripts) {
    const count = text.match(new RegExp(letter.source, 'giu'))?.length ?? 0
    const few = tongue === 'vi' || tongue === 'pl'
    if (count >= (few ? 2 : 1) && count >= letters * (few ? 0.1 : 0.4)) return tongue
  }
  return null
}

/** The language of a turn where it is neither English nor Spanish; null where it is, or not clear. */
export const otherTongue = (text: string, current: Language): Tongue | null =>
  byScript(text) ?? byWords(text, turnLanguage(text, current) === 'es')

/** The language of a turn where it is none that is spoken here; null where it is one of those, or not clear. */
export const otherLanguage = (
  text: string,
  current: Language,
  spoken: readonly Language[],
): Tongue | null => {
  const ours = turnLanguage(text, current)
  const clearly = ours !== current || turnLanguage(text, ours === 'en' ? 'es' : 'en') === ours
  const found = otherTongue(text, current)
  if (found !== null) return found
  return clearly && !spoken.includes(ours) ? ours : null
}
