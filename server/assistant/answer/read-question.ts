import type { Language } from '@foyer/shared/facts/statuses.ts'
import { goesOn, leansOnEarlier } from '../index/follow-up.ts'
import { pagesOfNamed } from '../index/people.ts'
import type { Query } from '../index/search.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { allStemsOf } from '../index/stem.ts'
import { wordsOf } from '../index/words.ts'
import { askedAt, shareLearned, tableFor } from './affinity.ts'
import { type Concept, conceptsOf, termsOf } from './concepts.ts'
import { type Asked, needsOf } from './needs.ts'
import { type QuestionType, questionTypeOf } from './question-type.ts'
import { type Scope, scopeOf } from './scope.ts'
import { asksAboutFirm } from './subject.ts'

/** A question taken apart. */
export type Reading = {
  language: Language
  concepts: Concept[]
  /** Terms of the site in which any of the concepts may be said. */
  terms: ReadonlySet<number>
  type: QuestionType
  /** What it asks for, of the things that people ask a law firm. */
  needs: Asked[]
  /** Where it stands among what sites say. */
  place: Float32Array
  /** The share of its telling words that affinity knows, from 0 to 1. */
  learned: number
  /** Whether it is about the law and the firm at all. */
  scope: Scope
  /** Stems of all its words. */
  stems: string[]
  /** How many words the visitor typed. */
  length: number
  /** Whether it asks what the firm itself has or does. */
  toFirm: boolean
  /** Its words that name people of the firm, and the pages about them. */
  names: string[]
  named: Set<number>
}

/** What the turn before adds to a follow-up: all where the turn itself says nothing, else a little. */
const earlier = { alone: 1, beside: 0.25 } as const

/** A person's name says whom a question is about, not what it asks. */
const nameShare = 0.25

/** Takes a visitor's question apart; a follow-up is read with the turn before it. */
export function readQuestion(index: SiteIndex, query: Query): Reading {
  const words = wordsOf(query.text)
  const names = words.filter((word) => pagesOfNamed(index.people, [word]).size > 0)
  const concepts = withEarlier(index, query).map((concept) =>
    concept.words.every((word) => names.includes(word))
      ? { ...concept, weight: concept.weight * nameShare }
      : concept,
  )
  return {
    language: query.language,
    concepts,
    terms: termsOf(concepts),
    type: typeOf(query),
    needs: needsOf(query.text),
    place: askedAt(tableFor(index), query),
    learned: shareLearned(tableFor(index), query.text, query.language),
    scope: scopeOf(query),
    stems: allStemsOf(query.text, query.language),
    length: words.length,
    toFirm: asksAboutFirm(query.text),
    names,
    named: pagesOfNamed(index.people, words),
  }
}

/** The type of a question; one that goes on from another without a type of its own has that one's. */
function typeOf(query: Query): QuestionType {
  const own = questionTypeOf(query.text)
  const before = query.history?.[0]
  if (before === undefined || own.wants.length > 0 || !goesOn(query)) return own
  return { ...own, wants: questionTypeOf(before).wants }
}

/** Concepts of the turn, and of the newest earlier one that says something where the turn leans on it. */
function withEarlier(index: SiteIndex, query: Query): Concept[] {
  const concepts = conceptsOf(index, query.text, query.language)
  if (!leansOnEarlier(query)) return concepts
  const share = concepts.some((concept) => !concept.chatter) ? earlier.beside : earlier.alone
  for (const text of query.history ?? []) {
    const before = conceptsOf(index, text, query.language).filter((concept) => !concept.chatter)
    if (before.length === 0) continue
    // Ranking adds earlier turns itself, with their own decay.
    const kept = before.map((one) => ({ ...one, weight: one.weight * share, emphasis: 0 }))
    return [...concepts, ...kept]
  }
  return concepts
}
