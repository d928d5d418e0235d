import type { Desk, Reply } from './desk.ts'
import { type Figure, shareOf } from './figure.ts'
import { demo, realFirm } from './firms.ts'
import { ask, dataFile, type Run, together } from './run.ts'

type Row = [text: string, intent: string]

const suite = 'clinc150'

/** Errands of a bank's or a travel agent's customers. */
const domains = ['banking', 'credit_cards', 'travel']

/** CLINC150: talk of banks and journeys, and of nothing in particular, which no firm's site answers. */
export async function otherSubjects(run: Run): Promise<Figure[]> {
  const text = dataFile(run, 'evaldata/clinc150/data_full.json')
  const intentsOf = dataFile(run, 'evaldata/clinc150/domains.json')
  if (text === undefined || intentsOf === undefined) return []
  const data = JSON.parse(text) as Record<'test' | 'oos_test', Row[]>
  const known = JSON.parse(intentsOf) as Record<string, string[]>
  const intents = new Set(domains.flatMap((domain) => known[domain] ?? []))
  const firms = [demo(), realFirm(run)].filter((firm) => firm !== null)
  const desks = await Promise.all(firms.map((firm) => run.desk(firm)))
  const errands = data.test.filter(([, intent]) => intents.has(intent))
  const ofErrands = await askInTurn(desks, run.few(errands, 20))
  const ofOthers = await askInTurn(desks, run.few(data.oos_test, 20))
  const alarms = [...ofErrands, ...ofOthers].map(({ reply }) => reply.kind === 'safety')
  return [
    answered(run, 'banking and travel answered', ofErrands),
    answered(run, 'out of scope answered', ofOthers),
    shareOf([suite, 'taken for danger'], alarms, { goal: { atMost: 0.01 } }),
  ]
}

type Asked = { text: string; intent: string; reply: Reply }

/** Asks each text of one firm, the firms taking turns. */
async function askInTurn(desks: readonly Desk[], rows: readonly Row[]): Promise<Asked[]> {
  const asked = rows.map(([text, intent], at) => ({ text, intent, desk: desks[at % desks.length] }))
  return await together(asked, async ({ text, intent, desk }) => {
    if (desk === undefined) throw new Error('Nobody is there to be asked.')
    return { text, intent, reply: await ask(desk, text) }
  })
}

function answered(run: Run, what: string, asked: readonly Asked[]): Figure {
  const quotes = asked.filter(({ reply }) => reply.kind === 'answer')
  run.tell(
    quotes.map(
      ({ text, intent, reply }) => `  [${intent}] ${text}\n      ${reply.text.slice(0, 200)}`,
    ),
  )
  return shareOf(
    [suite, what],
    asked.map(({ reply }) => reply.kind === 'answer'),
    { goal: { atMost: 0.02 }, published: 'recall of out of scope: BERT 52.3 %, MLP 49.1 %' },
  )
}
