import type { PageContent } from '../../server/assistant/index/page-content.ts'
import type { OwnQuestion } from './own-questions-file.ts'

/** Two questions with this share of their words in common ask the same thing in the same way. */
const tooAlike = 0.6

/** A page's path and all that it states: its text, title, description and structured facts. */
type Stated = { path: string; text: string }

/** What a site states, page by page. */
export function statedOn(pages: readonly PageContent[]): Stated[] {
  return pages.map(({ url, title, description, blocks, facts }) => ({
    path: new URL(url).pathname,
    text: [title, description, ...blocks.map((one) => one.text), JSON.stringify(facts)].join('\n'),
  }))
}

/** Labels that do not hold on the site they are about, as sentences; none when all is well. */
export function labelFaults(questions: readonly OwnQuestion[], site: readonly Stated[]) {
  return questions.flatMap((question) => {
    if (question.expect === 'silence') return spokenFaults(question.id, question.absent, site)
    if (question.expect !== 'answer' && question.expect !== 'no-refusal') return []
    const { id, pages = [], says = [] } = question
    return [...unheldPages(id, { pages, says }, site), ...lostWords(id, { pages, says }, site)]
  })
}

function spokenFaults(id: string, absent: readonly string[], site: readonly Stated[]): string[] {
  return absent.flatMap((one) => {
    const expression = new RegExp(one, 'i')
    const spoken = site.find(({ text }) => expression.test(text))
    return spoken === undefined ? [] : [`${id}: ${spoken.path} may say it (${one}).`]
  })
}

type Held = { pages: readonly string[]; says: readonly string[] }

function unheldPages(id: string, { pages, says }: Held, site: readonly Stated[]): string[] {
  const holds = ({ text }: Stated) => says.some((one) => text.includes(one))
  return pages.flatMap((path) => {
    const found =
      path === '*'
        ? site.filter(holds).length > site.length / 2
        : site.some((page) => page.path === path && holds(page))
    return found ? [] : [`${id}: ${path} says none of ${says.join(', ')}.`]
  })
}

function lostWords(id: string, { pages, says }: Held, site: readonly Stated[]): string[] {
  const meant = site.filter(({ path }) => pages.includes('*') || pages.includes(path))
  return says
    .filter((one) => !meant.some(({ text }) => text.includes(one)))
    .map((one) => `${id}: “${one}” stands on none of its pages.`)
}

/** Pairs of questions that are nearly the same, as sentences. */
export function nearDuplicates(questions: readonly OwnQuestion[]): string[] {
  const worded = questions.map(({ id, earlier = [], question }) => ({
    id,
    words: wordsOf([...earlier, question].join(' ')),
  }))
  return worded.flatMap((one, at) =>
    worded
      .slice(at + 1)
      .filter((other) => overlap(one.words, other.words) >= tooAlike)
      .map((other) => `${one.id} and ${other.id} are nearly the same.`),
  )
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}$]+/gu),
  )

/** Words in common over all words of both. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  return common / Math.max(1, one.size + other.size - common)
}
