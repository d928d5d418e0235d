import { foldJoined } from '../index/words.ts'
import type { Query } from '../index/search.ts'
import { type SiteIndex, sentenceKinds } from '../index/site-index.ts'
import type { Span } from './grow-quote.ts'
import { lastingLinesOf } from './lines-saying.ts'
import { type Quoted, quoteSpan } from './quote.ts'

/** What somebody sends or does before they have signed anything, by its kinds. */
const ways = [
  /\b(?:forms?|formularios?|fill\w*|llen[oa]\w*|submit\w*|website|web|sending|pagina)\b/,
  /\b(?:e-?mail\w*|correos?)\b/,
  /\b(?:text(?:s|ed|ing)?|messag\w+|mensajes?)\b/,
  /\b(?:call(?:s|ed|ing)?|phone\w*|voicemails?|llam\w+)\b/,
  /\b(?:chat\w*|bot|helper|assistant)\b/,
  /\b(?:writ\w+|wrote|letters?|contact\w*|escrib\w+|reach\w* out|inquir\w+)\b/,
]
const isOfReading = /\b(?:read|reading|reads|leer|using|use)\b/

/** Said of sending something that leaves it open what came of it. */
const sent = /\b(?:sent|send|mando|mande|envio|envie|sign\w*|fax\w*|paper|typed|told|gave|hired)\b/

/** A few words that say no more. */
const already =
  '(?: (?:officially|already|now|really|yall|guys|all|then|also|both|going to be|like))*'
const lawyers = '(?:my|our) (?:lawyers?|attorneys?|counsel)'

const asksIt = [
  /\b(?:am i|are we|makes? me|made me|(?:mean|means|so) (?:that )?(?:im|i am))\b.{0,25}\b(?:client|represented|hired)\b/,
  new RegExp(
    String.raw`\b(?:are you|are u|r u|youre|you are|u are|ur|your|yall are|makes? you|made you|are they|theyre)${already} ${lawyers}\b`,
  ),
  /\b(?:youre|you are|are you|yall are|are yall|firm is)(?: \w+){0,2} representing (?:me|us|my)\b/,
  /\b(?:mean|means|so) (?:that )?(?:you|yall|the firm|they) (?:already |now )?represents? (?:me|us|my)\b/,
  /\b(?:soy|seria|somos|me hace) (?:su|un|una|ya)?\b.{0,10}\bclient\w+|\b(?:son|es|seria\w*) (?:ya )?mis? abogad\w+/,
]

/** Whether somebody asks if they are the firm's client by what they sent, and not if they talk to a lawyer. */
export function asksWhetherClient(text: string): boolean {
  const said = foldJoined(text)
  const isWay = sent.test(said) || isOfReading.test(said) || ways.some((way) => way.test(said))
  return isWay && asksIt.some((one) => one.test(said))
}

/** What makes nobody a client yet, or what does. */
const tellsIt = [
  /\b(?:not?|nor|never|neither|doesnt|dont|only)\b.{0,80}\b(?:creat|form|establish|constitut|begin|start|exist)\w*\b.{0,60}\b(?:attorney|lawyer)[- ]client\b/,
  /\b(?:no|creates no|not an?) (?:attorney|lawyer)[- ]client relationship\b/,
  /\b(?:attorney|lawyer)[- ]client relationship\b.{0,60}\b(?:not|until|unless|only|no)\b/,
  /\b(?:not|nor|never|neither|doesnt|dont)\b.{0,60}\bmak(?:es?|ing)\b.{0,25}\b(?:clients?|(?:your|my|our) (?:lawyers?|attorneys?|counsel))\b/,
  /\b(?:not|nor|doesnt|dont)\b.{0,10}\b(?:hires?|hiring|retains?|engages?) (?:us|me|the firm)\b/,
  /\b(?:not|arent|isnt) (?:yet )?(?:your|a|our) (?:lawyers?|attorneys?|clients?)\b.{0,20}\b(?:until|unless|before|yet)\b|\bbecomes? (?:a|our|my) clients? (?:only|once|when|after|by)\b/,
  /\bno\b.{0,60}\b(?:crea|establece|constituye|forma|convierte|hace)\w*\b.{0,60}\b(?:client\w+|abogad\w+)\b/,
]

const isSigning = /\b(?:sign\w*|agreement|engagement|firm(?:ad\w+|ar|en|emos)|contrato|acuerdo)\b/

const linesTelling = lastingLinesOf((line) => {
  const said = foldJoined(line)
  return tellsIt.some((one) => one.test(said))
})

/**
 * The line of the site that says what makes nobody its firm's client, of the way that is asked about where there is
 * one, with the next where that says what does. Null for any other question, and where no line says so.
 */
export function clientLines(index: SiteIndex, { text, language }: Query): Quoted[] | null {
  if (!asksWhetherClient(text)) return null
  const asked = foldJoined(text)
  const said = ({ from }: Span): string => foldJoined(index.sentences[from] ?? '')
  const isOfWay = (line: Span): boolean =>
    [...ways, isOfReading].some((way) => way.test(asked) && way.test(said(line)))
  const lines = linesTelling(index, language)
  const best = lines.find(isOfWay) ?? lines.find((line) => !isOfReading.test(said(line)))
  return best === undefined ? null : [quoteSpan(index, withSigning(index, best))]
}

/** A line with the next of its paragraph, where that tells of signing. */
function withSigning(index: SiteIndex, line: Span): Span {
  const follows = sentenceKinds[index.sentenceKind[line.to] ?? 0] === 'next'
  const isIn = line.to < (index.passages[line.passage]?.end ?? 0)
  const tells = isSigning.test(foldJoined(index.sentences[line.to] ?? ''))
  return isIn && follows && tells ? { ...line, to: line.to + 1 } : line
}
