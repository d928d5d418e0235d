import { type Language, languages } from '@foyer/shared/facts/statuses.ts'
import type { Figure } from './figure.ts'
import { inventedSites, type SiteQuestion } from './invented-sites.ts'
import { ask, type Run, together } from './run.ts'
import { answerable } from './said-by-site.ts'
import { type Answered, answerFigures, askSite, heldFigure, type Judged } from './site-answers.ts'

/** Invented firms' sites that thresholds are learned on: all together, by language. */
export async function developmentSites(run: Run): Promise<Figure[]> {
  const answered: Answered[] = []
  const silent: (Judged & { language: Language })[] = []
  for (const { name, questions, website: read } of run.few(inventedSites(), 1)) {
    const website = read()
    if (website === null) continue
    const firm = { name, phone: '555-555-0100', timeZone: 'America/New_York', website }
    const desk = await run.desk(firm)
    const asked = run.few(questions, 20)
    const held = asked.filter(({ expect }) => expect === 'answer')
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
        asked.filter(({ expect }) => expect === 'silence'),
        judge,
      )),
    )
  }
  return languages.flatMap((language) => {
    const suite = `development sites, ${language}`
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
