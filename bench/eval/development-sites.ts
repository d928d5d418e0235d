import { type Language, languages } from '@foyer/shared/facts/statuses.ts'
import type { Figure } from './figure.ts'
import { isLearnedFrom } from '../learn/questions.ts'
import {
  inventedSites,
  type InventedSite,
  isOfFrontDesk,
  type SiteQuestion,
} from './invented-sites.ts'
import { inPlainWords } from './plain-questions.ts'
import { ask, type Run, together } from './run.ts'
import { answerable } from './said-by-site.ts'
import { type Answered, answerFigures, askSite, heldFigure, type Judged } from './site-answers.ts'

/** What became of the questions to some sites. */
type Asked = { answered: Answered[]; silent: (Judged & { language: Language })[] }

/**
 * Invented firms' sites, by language: every seventh of those that answers are learned from, of which it is only to be
 * seen that they do not break, and those that they never are, which tell what a new firm gets. The latter are
 * also asked what every firm is, in the words of their own hands and in the few that people type.
 */
export async function developmentSites(run: Run): Promise<Figure[]> {
  const sites = inventedSites()
  const known = sites.filter(({ name }) => isLearnedFrom(name)).filter((_, at) => at % 7 === 0)
  const fresh = sites.filter(({ name }) => !isLearnedFrom(name))
  if (run.few(fresh, 0).length === 0) {
    run.skip('invented sites: a quick run has none of them read')
    return []
  }
  return [
    ...(await figuresOf(run, 'development sites', known)),
    ...(await figuresOf(run, 'new sites', fresh)),
    ...(await figuresOf(run, 'new sites, plain words', fresh.map(inPlainWords))),
  ]
}

async function figuresOf(run: Run, named: string, sites: readonly InventedSite[]) {
  const { answered, silent } = await askAll(run, sites)
  return languages.flatMap((language) => {
    const suite = `${named}, ${language}`
    const replies = silent.filter((one) => one.language === language)
    return [
      ...answerFigures(
        run,
        suite,
        answered.filter(({ asked }) => asked.language === language),
      ),
      ...heldFigure(run, [suite, 'not stated, not answered'], { replies, goal: { atLeast: 0.8 } }),
    ]
  })
}

/** A quarter of the questions that are a site's own, evenly spread. */
const reminders = (all: readonly SiteQuestion[]): SiteQuestion[] =>
  all.filter((one) => !isOfFrontDesk(one)).filter((_, at) => at % 4 === 0)

async function askAll(run: Run, sites: readonly InventedSite[]): Promise<Asked> {
  const { answered, silent }: Asked = { answered: [], silent: [] }
  for (const { name, questions: all, website: read } of sites) {
    const website = read()
    if (website === null) continue
    const questions = isLearnedFrom(name) ? reminders(all) : all
    const firm = { name, phone: '555-555-0100', timeZone: 'America/New_York', website }
    const desk = await run.desk(firm)
    const held = questions.filter(({ expect }) => expect === 'answer')
    answered.push(
      ...(await askSite(
        desk,
        held.map((one) => answerable(one, website)),
      )),
    )
    const judge = async ({ id, question, earlier, language }: SiteQuestion) => {
      const reply = await ask(desk, question, earlier ? { earlier } : {})
      return { id, question, language, reply, right: reply.kind !== 'answer' }
    }
    silent.push(
      ...(await together(
        questions.filter(({ expect }) => expect === 'silence'),
        judge,
      )),
    )
  }
  return { answered, silent }
}
