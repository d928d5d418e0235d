import type { AskSlot, Language } from '@foyer/shared/facts/statuses.ts'
import { sayDay } from '../../server/assistant/intake/calendar.ts'
import type { Desk, Reply } from './desk.ts'
import { type Figure, shareOf } from './figure.ts'
import { realFirm } from './firms.ts'
import { dataFile, type Run, together } from './run.ts'

/** A visitor written by hand for one firm; see `evaldata/README.md` beside the data. */
type Script = {
  id: string
  language: Language
  today: string
  openings: string[]
  turns: { slot: string; say: string }[]
  expected: {
    name: string | null
    email: string | null
    phone: string | null
    issue_must: string[][]
    when: { iso: string[] } | null
    where: string[] | null
    urgency: string[]
    other_party: string[] | null
    preferred_times: string[] | null
    submit: boolean
    deadline?: string[]
  }
  mid_question?: { must: string[][] }
}

/** A script played with one of its openings: every turn, and what was asked. */
type Played = { script: Script; replies: Reply[]; lines: string[] }

/** Turns after which a visitor gives up. */
const patience = 30

const suite = 'firm intakes'

/** Hand-written visitors of one firm, each opening played. */
export async function firmIntakes(run: Run): Promise<Figure[]> {
  const text = dataFile(run, 'firm-site-intakes.json')
  const firm = realFirm(run)
  if (text === undefined || firm === null) return []
  const scripts = JSON.parse(text) as Script[]
  const openings = scripts.flatMap((script) =>
    script.openings.map((opening) => ({ script, opening })),
  )
  const played = await together(run.few(openings, 3), async ({ script, opening }) =>
    play(script, opening, await run.desk(firm, `${script.today}T15:00:00Z`)),
  )
  run.tell(played.flatMap(describe))
  const midway = played.filter(({ script }) => script.mid_question !== undefined)
  return [
    shareOf(
      [suite, 'every detail right'],
      played.map((one) => wrongDetails(one).length === 0),
      { goal: { atLeast: 0.95 } },
    ),
    shareOf([suite, 'a question in the middle answered'], midway.map(answersMidway)),
    shareOf(
      [suite, 'one question for each empty slot'],
      played.map((one) => askedTooOften(one).length === 0),
      { goal: { atLeast: 1 } },
    ),
  ]
}

async function play(script: Script, opening: string, desk: Desk): Promise<Played> {
  const rest = [...script.turns]
  const say = await desk.open(script.language)
  const replies: Reply[] = []
  const lines: string[] = []
  let text: string | null = opening
  while (replies.length < patience && text !== null && !replies.at(-1)?.intake.confirmed) {
    const reply = await say(text)
    replies.push(reply)
    lines.push(`> ${text}`, `[${reply.kind}] ${reply.text}`)
    text = nextLine(rest, reply.ask?.slot)
  }
  return { script, replies, lines }
}

/** Answers by the slot that is asked; questions and corrections come where the script has them. */
function nextLine(rest: Script['turns'], asked: AskSlot | undefined): string | null {
  const first = rest[0]
  const aside = first && /^(?:question|switch|switch-back|correction)$/.test(first.slot)
  const at = aside ? 0 : rest.findIndex(({ slot }) => slot === asked)
  if (at >= 0) return rest.splice(at, 1)[0]?.say ?? null
  return asked === undefined ? null : asked === 'confirm' ? 'yes' : 'skip'
}

const matches = (patterns: string[] | null, value: string | undefined): boolean =>
  patterns === null
    ? value === undefined
    : value !== undefined && patterns.some((pattern) => new RegExp(pattern, 'i').test(value))

/** Details that are not as they should be. A day ahead is seen in what is read back. */
function wrongDetails({ script: { expected, language }, replies, lines }: Played): string[] {
  const { slots = {}, confirmed = false } = replies.at(-1)?.intake ?? {}
  const issue = (slots.issue ?? '').toLowerCase()
  const said = lines.join('\n')
  const ahead = expected.deadline?.some((iso) => said.includes(sayDay(iso, language)))
  const says = expected.issue_must.every((group) =>
    group.some((one) => new RegExp(one).test(issue)),
  )
  const days = expected.when?.iso
  const checks: [string, boolean, unknown][] = [
    ['name', expected.name === null || slots.name === expected.name, slots.name],
    ['email', (expected.email ?? undefined) === slots.email, slots.email],
    ['phone', (expected.phone ?? undefined) === slots.phone, slots.phone],
    ['issue', says, issue],
    ['when', days?.some((iso) => slots.when?.iso?.startsWith(iso)) ?? true, slots.when],
    ['where', matches(expected.where, slots.where), slots.where],
    ['urgency', isAsUrgent(expected.urgency, slots.urgency), slots.urgency],
    ['other side', matches(expected.other_party, slots.other_party), slots.other_party],
    ['times', matches(expected.preferred_times, slots.preferred_times), slots.preferred_times],
    ['submitted', expected.submit === confirmed, confirmed],
    ['day ahead', ahead ?? true, expected.deadline],
  ]
  return checks.flatMap(([field, right, value]) =>
    right ? [] : [`${field}: ${JSON.stringify(value)}`],
  )
}

/** The scripts say "normal" for our "medium", and "emergency" for the most urgent there is. */
function isAsUrgent(expected: readonly string[], told: string | undefined): boolean {
  const names: Record<string, string[]> = { medium: ['normal'], high: ['high', 'emergency'] }
  return (names[told ?? ''] ?? [told ?? '']).some((one) => expected.includes(one))
}

function answersMidway({ script, replies }: Played): boolean {
  const groups = script.mid_question?.must ?? []
  return replies.some(({ text }) =>
    groups.every((group) => group.some((one) => new RegExp(one).test(text.toLowerCase()))),
  )
}

/** Slots asked for although they were known. The confirmation may be asked for again. */
function askedTooOften({ replies }: Played): string[] {
  return replies.flatMap(({ ask }, at) => {
    const before = replies[at - 1]?.intake.slots ?? {}
    if (ask === undefined || ask.slot === 'confirm') return []
    return before[ask.slot] === undefined || ask.slot === 'issue' ? [] : [ask.slot]
  })
}

function describe(played: Played): string[] {
  const wrong = [
    ...wrongDetails(played),
    ...askedTooOften(played).map((one) => `asked ${one} again`),
  ]
  const verdict = wrong.length === 0 ? 'right' : wrong.join('; ')
  const lines = played.lines.map((line) => `    ${line.replaceAll('\n', '\n    ')}`)
  return [`  ${played.script.id}: ${verdict}`, ...(wrong.length === 0 ? [] : lines)]
}
