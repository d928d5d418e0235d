import type { AskSlot } from '@foyer/shared/facts/statuses.ts'
import { respond } from '../server/assistant/turn.ts'
import { allNeeds, newConversation } from '../server/assistant/turn-state.ts'
import type { Conversation, TurnContext } from '../server/assistant/turn-state.ts'

/** A visitor written by hand for one firm; see `evaldata/README.md` beside the data. */
export type Script = {
  id: string
  language: 'en' | 'es'
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
    not_times?: string[]
  }
  mid_question?: { must: string[][] }
  expect_not?: string[]
}

/** A script played with one of its openings. */
export type PlayedScript = { id: string; wrong: string[]; asked: AskSlot[]; lines: string[] }

const matches = (patterns: string[] | null, value: string | undefined): boolean =>
  patterns === null
    ? value === undefined
    : value !== undefined && patterns.some((pattern) => new RegExp(pattern, 'i').test(value))

function wrongDetails(
  { expected }: Script,
  { slots, confirmed, deadline }: Conversation,
): string[] {
  const issue = (slots.issue ?? '').toLowerCase()
  const urgency = slots.urgency === 'medium' ? 'normal' : slots.urgency
  const checks: [string, boolean, unknown][] = [
    ['name', expected.name === null || slots.name === expected.name, slots.name],
    ['email', (expected.email ?? undefined) === slots.email, slots.email],
    ['phone', (expected.phone ?? undefined) === slots.phone, slots.phone],
    [
      'issue',
      expected.issue_must.every((group) => group.some((one) => new RegExp(one).test(issue))),
      issue,
    ],
    [
      'when',
      expected.when === null || expected.when.iso.some((iso) => slots.when?.iso?.startsWith(iso)),
      slots.when,
    ],
    ['where', matches(expected.where, slots.where), slots.where],
    [
      'urgency',
      expected.urgency.includes(urgency ?? '') ||
        (urgency === 'high' && expected.urgency.includes('emergency')),
      urgency,
    ],
    ['other_party', matches(expected.other_party, slots.other_party), slots.other_party],
    [
      'preferred_times',
      matches(expected.preferred_times, slots.preferred_times),
      slots.preferred_times,
    ],
    ['submit', expected.submit === confirmed, confirmed],
    [
      'deadline',
      expected.deadline === undefined || expected.deadline.includes(deadline?.iso ?? ''),
      deadline,
    ],
  ]
  return checks.flatMap(([field, right, value]) =>
    right ? [] : [`${field}: ${JSON.stringify(value)}`],
  )
}

/** Answers by the slot that is asked; questions and corrections come where the script has them. */
function nextLine(rest: Script['turns'], asked: AskSlot | undefined): string | null {
  const first = rest[0]
  const aside = first && /^(?:question|switch|switch-back|correction)$/.test(first.slot)
  const at = aside ? 0 : rest.findIndex(({ slot }) => slot === asked)
  if (at >= 0) return rest.splice(at, 1)[0]?.say ?? null
  return asked === undefined ? null : asked === 'confirm' ? 'yes' : 'skip'
}

/** Plays one script; the site, where given, answers the questions in between. */
export function playScript(
  script: Script,
  opening: string,
  index: TurnContext['index'],
): PlayedScript {
  const context: TurnContext = {
    index,
    now: new Date(`${script.today}T15:00:00Z`),
    firm: {
      name: 'Example Law',
      phone: '616-227-3303',
      timeZone: 'America/Detroit',
      country: 'US',
      needs: allNeeds,
    },
  }
  const rest = [...script.turns]
  const lines: string[] = []
  const asked: AskSlot[] = []
  let conversation = newConversation(script.language)
  let text: string | null = opening
  for (let turn = 0; turn < 30 && text !== null && !conversation.confirmed; turn += 1) {
    const played = respond(conversation, text, context)
    conversation = played.conversation
    const { reply } = played
    lines.push(`> ${text}`, `[${reply.kind}] ${reply.text}`)
    if (reply.ask) asked.push(reply.ask.slot)
    text = nextLine(rest, reply.ask?.slot)
  }
  return { id: script.id, wrong: wrongDetails(script, conversation), asked, lines }
}
