import type { Language } from '@foyer/shared/facts/statuses.ts'

/** A visitor's question with what went before, for the site index. */
export type SiteQuestion = {
  text: string
  history: string[]
  previousAnswer: string
  language: Language
}

/** What the site says: verbatim sentences that answer, some that come closest to it, or nothing. */
export type SiteAnswer = {
  tier: 'answer' | 'pages' | 'none'
  /** `ownLine`: an entry of a list, which stands on a line of its own; `foreign`: in another language than the first. */
  sentences: {
    text: string
    url: string
    title: string
    quote: string
    ownLine?: true
    foreign?: true
  }[]
  confidence: number
  /** The language of the quoted sentences. */
  language: Language
  /** A state the visitor named where the firm does not seem to practise, or null. */
  outOfState: string | null
  /** The firm's own word that it leaves what was asked for to others. */
  leaves?: true
}

/** What a model made of the turn: an answer whose every sentence its quote bears out, and details it heard. */
export type Written = {
  answer: SiteAnswer | null
  proposals: readonly { slot: string; value: string }[]
}

/** A firm's site as a turn sees it; `written` stands where a model has answered from its pages. */
export type SiteIndex = {
  answer: (question: SiteQuestion) => SiteAnswer
  written?: Written
}
