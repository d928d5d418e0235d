import type { Language } from '@foyer/shared/facts/statuses.ts'
import type { Answerable } from './site-answers.ts'
import { pageAt, type Website, withoutSpaces, wordsByPath } from './website.ts'

/** A question with the pages that hold its answer (`*`: every page) and strings a right quote contains. */
export type HeldQuestion = {
  id: string
  language: Language
  question: string
  earlier?: string[]
  pages: string[]
  says: string[]
}

/** The question as a site is asked it: with `*`, the pages that hold it are looked for. */
export function answerable(asked: HeldQuestion, website: Website): Answerable {
  const { id, question, earlier, language, pages, says } = asked
  const everywhere = pages.includes('*')
  const held = [...wordsByPath(website)].filter(([, words]) =>
    says.some((one) => words.includes(withoutSpaces(one))),
  )
  return {
    id,
    question,
    ...(earlier ? { earlier } : {}),
    language,
    pages: everywhere ? held.map(([at]) => at) : pages.map(pageAt),
    everywhere,
    must: [says.map(literally)],
  }
}

/** What a page or a reply has between words, also where one of them sets a heading or a list in a line. */
const between = String.raw`[\s.,:;·|()"“”–—-]*`

/** A telephone number with a word or two before it ("Call (281) 555-0142"): the number is what is asked for. */
const numberAlone = /^(?:\p{L}+:? ){0,2}(\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})$/u

/** An expression for these words in a lower-cased reply, whatever stands between two of them. */
const literally = (words: string): string =>
  words
    .replace(numberAlone, '$1')
    .toLowerCase()
    .split(new RegExp(between.replace('*', '+')))
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(between)
