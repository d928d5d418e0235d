import { alsoNames } from './also-names.ts'
import { commonWords } from './common-words.ts'
import { withoutContact } from './contact.ts'
import { months, weekdays } from './date-words.ts'
import { plain, tidy, withoutOpeners } from './plain-text.ts'

const strongIntro =
  /(?<!\p{L}['’]s |\bthe \p{L}+ |\b(?:his|her|their|whose|(?:firm|company|mother|mom|father|dad|son|daughter|wife|husband|brother|sister|kid|child|boy|girl|boss|landlord|owner|neighbou?r|tenant|manager|driver|doctor|officer|employer|friend|partner|ex)'?e?s?|last|first|middle) )(?<!\b(?:don'?t|dont|not|never|won'?t|no quiero|no voy a|prefiero no|sin) (?:\p{L}+ ){0,3}(?:dar|decir|poner|usar|give|giving|say|saying|share|sharing|type|typing|use|leave|put) )\b(?:my (?:full |legal |first |real )?name(?:'s| is|s| es)?|(?<=\bname\b.{0,30})mine(?:['’]?s| is)|the name(?:'s| is)|name is|full name|me llamo|je m'appelle|ich hei(?:ss|ß)e|meu nome (?:e|é)|mi chiamo|mi nombre(?: completo)? es|mi nombre|name's)(?![a-z])[\s:,?-]*/iu
const weakIntro =
  /(?<![\p{L}])(?:i am|i'm|i’m|im|this is|(?<=^)mine is|you can call me|call me|they call me|soy|le habla|habla|(?<=^|hablo |habla |hablando )con)\s+/giu
/** "name Roy Tackett phone 423 …". */
const labelIntro = /^[Nn](?:ame|ombre) (?=\p{Lu}\p{Ll})/u
const bareIntro = /^(?:(?:name|nombre)\s*[:-]|¿?(?:me|mine|yo|el m[ií]o)\?)\s*/i
const outro = /\s+(?:here|speaking|aqui|aquí)\s*$/i
const title =
  /^(?:mrs?\.? (?:and|&) mrs?|mr|mrs|ms|miss|mx|dr|sr|sra|srta|don|doña|dona|(?:(?:el|la) )?se[ñn]or(?:a|ita)?)\.?\s+/i
const particles = new Set([
  'de',
  'la',
  'del',
  'los',
  'las',
  'da',
  'das',
  'dos',
  'do',
  'di',
  'von',
  'y',
  'e',
  'bin',
  'ibn',
  'und',
  'zu',
  'av',
])
const lowerJoin = new Set([
  ...particles,
  'van',
  'der',
  'den',
  'ter',
  'ten',
  'le',
  'el',
  'al',
  'st',
  'st.',
  'san',
])
const token = /^(?:\p{L}\.?|(?:\p{L}[\p{L}'’ʻ.-]*\p{L}\.?))$/u
const ending =
  /[,;:!?()\d/\n]|\.(?=\s|$)(?<!(?<!\p{L})\p{L}\.)|\s(?:and|but|from|with|calling|because|i|i'm|im|my|who|at|on|in|about|is|was|age|aged|born|phone|cell|email|y|pero|de parte|mi|tengo|con|and i)\s|\s[-–—]\s/iu

const titleCase = (word: string): string =>
  word
    .toLowerCase()
    .replace(
      /(^|[-'’.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^(.{3,}['’])S$/u, (_, stem: string) => `${stem}s`)

/** A name as one writes it: capitals put right where the visitor used none or only capitals. */
export const formatName = (name: string): string => {
  const words = tidy(name).split(' ')
  const flat = name === name.toLowerCase() || name === name.toUpperCase()
  return words
    .map((word, index) => {
      if (/^(?:ii|iii|iv)$/i.test(word)) return word.toUpperCase()
      if (!flat && word !== word.toLowerCase()) return word
      if (index > 0 && index < words.length - 1 && particles.has(word.toLowerCase()))
        return word.toLowerCase()
      return titleCase(word)
    })
    .join(' ')
}

const couldBeName = (word: string): boolean => {
  if (!token.test(word)) return false
  const bare = plain(word).replace(/\.$/, '')
  return (
    lowerJoin.has(bare) ||
    (!commonWords.has(bare) && !/(?:ing|n't)$/.test(bare)) ||
    isCapitalName(word)
  )
}

const isCapitalName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  word !== word.toUpperCase() &&
  (alsoNames.has(plain(word)) || /\p{Ll}ing$/u.test(word))

/** The words at the head of a text that read as a name, at most five; empty where none do. */
const headName = (text: string): string[] => {
  const head = tidy(text.replace(title, ''))
  const stop = ending.exec(`${head} `)
  const words = (stop ? head.slice(0, stop.index) : head)
    .replace(outro, '')
    .split(/\s+/)
    .filter(Boolean)
  const taken: string[] = []
  for (const word of words.slice(0, 6)) {
    if (!couldBeName(word) && !(taken.length > 0 && alsoNames.has(plain(word)))) break
    taken.push(word)
  }
  const last = plain(taken.at(-1) ?? '')
  if (taken.length > 2 && last.length < 4 && lowerJoin.has(last)) taken.pop()
  if (taken.every((word) => particles.has(word))) return []
  return taken.length > 5 ? [] : taken
}

const whole = (text: string): string => {
  const stop = ending.exec(`${text} `)
  return tidy(stop ? text.slice(0, stop.index) : text).replace(outro, '')
}

const weakName = (text: string, asked: boolean): string | null => {
  for (const match of text.matchAll(weakIntro)) {
    const rest = text.slice(match.index + match[0].length)
    const words = headName(rest)
    const first = words[0]
    if (first === undefined || lowerJoin.has(plain(first))) continue
    const stands = words.join(' ') === whole(rest.replace(title, ''))
    // "THIS IS RIDICULOUS": a word in capitals among others is shouted.
    const shouted = first.length > 1 && first === first.toUpperCase() && text !== first
    const capital = /^\p{Lu}/u.test(first) && !shouted
    if (words.length >= 2 && words.length <= 5 && (stands || capital))
      return formatName(words.join(' '))
    if (words.length === 1 && stands && (asked || capital)) return formatName(first)
  }
  return null
}

const bareName = (text: string): string | null => {
  const rest = withoutOpeners(tidy(text))
    .replace(bareIntro, '')
    .replace(/^(?:it'?s|its|es)\s+/i, '')
    .replace(title, '')
  const swapped = /^(\p{L}[\p{L}'’-]+),\s*(\p{L}[\p{L}'’-]+)$/u.exec(rest)
  const said = swapped ? `${swapped[2]} ${swapped[1]}` : rest
  const words = headName(said)
  const name = words.join(' ')
  const after = said.slice(said.indexOf(name) + name.length)
  const ends =
    /^\s*(?:$|[,;:!.(]|[-–—]\s|(?:here|speaking|aqui|aquí|para servirle|a sus [oó]rdenes|(?:i'?m|i am) (?:his|her|their|the)|soy (?:su|el|la))\b)/iu.test(
      after,
    ) ||
    (name.includes(' ') && /^ (?:in|from|en|de) \p{Lu}/u.test(after))
  return name === '' || !ends ? null : formatName(name)
}

const cleanName = (text: string): string => tidy(withoutContact(text).replace(/[’‘`´]/g, "'"))

/** "I am her mom, Brooke Lanning": what follows is a name where it is written as one. */
const kinIntro =
  /(?<![\p{L}])(?:(?:i am|i'm|im|this is) (?:his|her|their|the|\p{L}+['’]?s) (?:\p{L}+-?)?|(?:yo )?soy (?:su|el|la) )(?:hij[oa]|espos[oa]|herman[oa]|madre|padre|mam[aá]|pap[aá]|niet[oa]|sobrin[oa]|amig[oa]|mom|mother|dad|father|sister|brother|wife|husband|son|daughter|aunt|uncle|grandma|grandpa|partner|friend|guardian|cousin|caregiver)[,:;\s-]+/iu

const introducedByKin = (clean: string): string | null => {
  const kin = kinIntro.exec(clean)
  if (kin === null) return null
  const rest = clean.slice(kin.index + kin[0].length)
  const words = /^\p{Lu}/u.test(rest) ? headName(rest) : []
  const stands = words.join(' ') === whole(rest)
  return words.length < (stands ? 1 : 2) ? null : formatName(words.join(' '))
}

const introduced = (clean: string): string | null => {
  const kin = introducedByKin(clean)
  if (kin !== null) return kin
  const strong = strongIntro.exec(clean) ?? labelIntro.exec(clean)
  if (strong === null) return null
  const words = headName(clean.slice(strong.index + strong[0].length))
  const first = words[0]
  return first === undefined || /^(?:private|not|none)$/i.test(first)
    ? null
    : formatName(words.join(' '))
}

/**
 * The visitor's own name in a text, written as a name, or null. With `asked` a bare answer counts
 * ("li na"), else only an introduction ("my name is …", "soy …").
 */
export const findName = (text: string, asked: boolean): string | null => {
  const clean = cleanName(text)
  const bare = () => (asked ? (ofTwo(clean) ?? bareName(clean) ?? firstAndLast(clean)) : null)
  return introduced(clean) ?? weakName(clean, asked) ?? bare()
}

const twice = /^(\p{L}[\p{L}'’-]+)[,;.] ?(\1 \p{L}[\p{L}'’-]+)\W*$/iu

/** "Diane, diane petrakis-hall": the whole name after the first one alone; null where it is not so told. */
export const namedTwice = (text: string): string | null => {
  const whole = twice.exec(tidy(text))?.[2]
  return whole === undefined ? null : formatName(whole)
}

const twoPeople = /^((?:\p{L}[\p{L}'’.-]+ ){1,2})(and|&|y) ((?:\p{L}[\p{L}'’.-]+ ?){2,3})$/u

/** "Margaret and Paul Eastman": two people with one name or two, and nothing else; or null. */
const ofTwo = (text: string): string | null => {
  const said = withoutOpeners(tidy(text)).replace(title, '').replace(/[.!]$/, '')
  const [, one = '', join = '', other = ''] = twoPeople.exec(said) ?? []
  const words = [...one.trim().split(' '), ...other.trim().split(' ')]
  const areNames = one !== '' && words.every((word) => couldBeName(word))
  return areNames ? `${formatName(one)} ${join} ${formatName(other)}` : null
}

/** "Tina Done": a first name, and a last one that is a word, both written as names and nothing else; or null. */
const firstAndLast = (text: string): string | null => {
  const [, first, last = ''] = /^(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)$/u.exec(text) ?? []
  const isDay = weekdays.has(plain(last)) || months.has(plain(last))
  return first !== undefined && couldBeName(first) && !isDay ? text : null
}

/** The name a visitor gives as their own beyond doubt ("my name is …"), or null. */
export const findOwnName = (text: string): string | null => introduced(cleanName(text))

/** Whether two words in a row are written as names are ("some warehouse, Kline Packaging"). */
export const hasTwoCapitals = (text: string): boolean => /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text)

/** Whether words are a name and nothing else: "Ana Ruiz", "ana ruiz", "Ana". */
export const isNameAlone = (text: string): boolean => {
  const said = tidy(text)
  if (!said.includes(' ') && !/^\p{Lu}\p{Ll}/u.test(said)) return false
  const name = bareName(said)
  return name !== null && plain(name) === plain(said)
}

/** Names that also begin questions. */
const questionNames = 'Will|How|May|Can|Do'
const asPair = new RegExp(`^(?:${questionNames}) (\\p{L}[\\p{L}'’-]+)[.!]?$`, 'iu')
const asWritten = new RegExp(
  `^(?:(?:[Ii]t'?s|[Ii]'?m|[Ii] am|[Tt]his is) )?(?:${questionNames}) (\\p{Lu}[\\p{Ll}'’-]+)(?: (?:Jr|Sr|II|III|IV)\\.?)?(?:[\\s,.]*[\\d(+][\\d\\s().+-]*|[.!\\s]*)$`,
  'u',
)

const isSurname = (word: string | undefined): boolean =>
  word !== undefined && !commonWords.has(plain(word))

/** Whether a text is a name written as one that begins as a question does ("Will Smith", "I'm How Lee"). */
export const isNameLikeQuestion = (text: string): boolean =>
  isSurname(asWritten.exec(text.trim())?.[1])

/** The answer to who one is, written as a name where it only begins as a question does ("will smith"). */
export const asAskedName = (text: string): string =>
  isSurname(asPair.exec(tidy(text))?.[1]) ? formatName(tidy(text).toLowerCase()) : text
