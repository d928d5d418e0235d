import { oncePerText } from '../../once-per-text.ts'
import { judgeOf } from './judge.ts'

/**
 * The odds above which a text is taken for what it was judged to be; chosen on sets of phrases the
 * weights had not seen (docs/assistant.md, What comes first). `perhapsDanger` only adds whom to call to
 * what is said anyway, and `perhapsAdvice` leaves a question to the site where it answers: they may be
 * wrong more often. `detail` and `story` are for the kinds of detail (docs/decisions/089). The framed ones are for texts in which a frame heard danger or advice: the words as
 * a whole have to speak strongly against it. `certainAdvice` overrules even the firm's own answer.
 */
export const limits = {
  danger: 0,
  framedDanger: -4.2,
  perhapsDanger: -0.6,
  perhapsFramed: -5.5,
  advice: 3.2,
  framedAdvice: -3.2,
  perhapsAdvice: 0.6,
  perhapsFramedAdvice: -3.5,
  leaningAdvice: -3.5,
  certainAdvice: 1.1,
  certainShortAdvice: -1,
  urgent: -0.5,
  elsewhere: -2.5,
  surelyElsewhere: 1.7,
  asks: 2,
  spanish: 1,
  english: -1.5,
  act: -1,
  detail: -1,
  story: -3.5,
} as const

const danger = judgeOf('danger.txt')
const advice = judgeOf('advice.txt')
const urgent = judgeOf('urgent.txt')
const elsewhere = judgeOf('elsewhere.txt')
const asks = judgeOf('asks.txt')
const spanish = judgeOf('spanish.txt')

/** What a turn may do beside telling and asking (`intake/acts.ts`). */
export const acts = ['person', 'meet', 'send', 'hold', 'refuse', 'unsure', 'aside'] as const
export type Act = (typeof acts)[number]

/** What kind of detail a turn may give where details are taken (`intake/details.ts`). */
export const details = ['who', 'party', 'place', 'when', 'times', 'story'] as const
export type Detail = (typeof details)[number]

const detailJudges = details.map((detail) => ({ detail, judge: judgeOf(`${detail}.txt`) }))

const actJudges = acts.map((act) => ({ act, judge: judgeOf(`${act}.txt`) }))

/** Whether a text speaks of danger; `framed` where a frame says so. */
export const soundsDangerous = (text: string, framed: boolean): boolean =>
  danger(text, [0]) > (framed ? limits.framedDanger : limits.danger)

/** Whether a text may speak of danger; `framed` where a frame says so. */
export const mayBeDangerous = (text: string, framed: boolean): boolean =>
  danger(text, [0]) > (framed ? limits.perhapsFramed : limits.perhapsDanger)

/** Whether a text asks for advice; `framed` where a frame says so. */
export const soundsLikeAdvice = (text: string, framed: boolean): boolean =>
  advice(text, [0, 0]) > (framed ? limits.framedAdvice : limits.advice)

/** What the frames say of a text: that it asks for advice, that it leans on the visitor's case, or nothing. */
type Framed = 'asks' | 'leans' | null

/** Whether a text may ask for advice, by what the frames say of it. */
export const mayAskAdvice = (text: string, framed: Framed): boolean =>
  advice(text, [0, 0]) > perhapsAfter(framed)

const perhapsAfter = (framed: Framed): number => {
  if (framed === 'asks') return limits.perhapsFramedAdvice
  return framed === 'leans' ? limits.leaningAdvice : limits.perhapsAdvice
}

/** Whether a text in which a frame found advice asked for speaks for it by all its words, too. */
export const isCertainlyAdvice = (text: string): boolean =>
  advice(text, [0, 0]) > (isShort(text) ? limits.certainShortAdvice : limits.certainAdvice)

/** Six words and fewer have too little to tell by to reach as far as a sentence does. */
const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= 6

/** Whether a text without a known sign of haste tells of a clock that has nearly run out. */
export const soundsUrgent = (text: string): boolean => urgent(text, [0]) > limits.urgent

/** Whether a text without a word of the law or the firm is about neither; `errand` where a frame says so. */
export const soundsElsewhere = (text: string, errand: boolean): boolean =>
  oddsElsewhere(text, errand) > limits.elsewhere

/** The same where the words alone leave no doubt. */
export const soundsSurelyElsewhere = (text: string): boolean =>
  oddsElsewhere(text, false) > limits.surelyElsewhere

/** The logarithm of the odds that a text is about neither the law nor the firm. */
export const oddsElsewhere = (text: string, errand: boolean): number =>
  elsewhere(text, [Number(errand), 0])

/** Whether a text without any known form of a question asks something. */
export const soundsAsked = (text: string): boolean => asks(text, [0]) > limits.asks

/** Whether a text sounds Spanish and not English, rather than like a name that both would write so. */
export const soundsSpanish = (text: string): boolean => spanishOdds(text) > limits.spanish

/** Whether a text sounds English and not Spanish. */
export const soundsEnglish = (text: string): boolean => spanishOdds(text) < limits.english

const spanishOdds = (text: string): number => spanish(text, [Number(/[¿¡ñ]/i.test(text))])

/** The act that a text sounds like most, by its words alone; null where none is likely. */
export const soundsLikeAct = oncePerText((text): Act | null => {
  const all = actJudges.map(({ act, judge }) => ({ act, odds: judge(text, [0]) }))
  const [first] = all.toSorted((one, other) => other.odds - one.odds)
  return first !== undefined && first.odds > limits.act ? first.act : null
})

/** How much the words of a text alone speak for each kind of detail, in log-odds, the likeliest first. */
export const oddsOfDetails = oncePerText((text): readonly { detail: Detail; odds: number }[] =>
  detailJudges
    .map(({ detail, judge }) => ({ detail, odds: judge(text, [0]) }))
    .toSorted((one, other) => other.odds - one.odds),
)
