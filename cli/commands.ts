import { parseArgs } from 'node:util'
import { openOperator, type Operator } from '@foyer/server/operator.ts'
import { operator as copy } from '@foyer/shared/copy/operator.ts'
import {
  accountDelete,
  accountExport,
  contactDrop,
  conversationDelete,
  firmDelete,
  firmExport,
} from './records.ts'
import { Refused } from './refused.ts'
import { firmAdd, siteIndex, siteQuestions } from './sites.ts'
import type { Terminal } from './terminal.ts'

/** Messages of the contact form that are shown at once. */
const contactsShown = 200

/** What was typed. @throws Refused where an option is none of ours. */
function readWords(typed: readonly string[]) {
  try {
    return parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        site: { type: 'string' },
        email: { type: 'string' },
        phone: { type: 'string' },
        'time-zone': { type: 'string', default: 'America/New_York' },
        ranking: { type: 'boolean', default: false },
        to: { type: 'string' },
        yes: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    throw new Refused(copy.badOption(reason))
  }
}

type Words = ReturnType<typeof readWords>

/** What each command does. */
const commands: Record<
  string,
  (operator: Operator, terminal: Terminal, words: Words) => Promise<void>
> = {
  'firm add': (operator, terminal, { values }) => firmAdd(operator, terminal, values),
  'firm list': async (operator, { print }) => {
    for await (const firm of operator.listFirms()) print(firm)
  },
  'firm export': (operator, terminal, { values, positionals }) =>
    firmExport(operator, terminal, { words: positionals[2], to: values.to }),
  'firm delete': (operator, terminal, { values, positionals }) =>
    firmDelete(operator, terminal, { words: positionals[2], yes: values.yes }),
  'account export': (operator, terminal, { positionals }) =>
    accountExport(operator, terminal, positionals[2]),
  'account delete': (operator, terminal, { positionals }) =>
    accountDelete(operator, terminal, positionals[2]),
  'conversation delete': (operator, terminal, { positionals }) =>
    conversationDelete(operator, terminal, positionals[2]),
  'site index': (operator, terminal, { positionals }) =>
    siteIndex(operator, terminal, positionals[2]),
  'site questions': (operator, terminal, { values, positionals }) =>
    siteQuestions(operator, terminal, {
      token: positionals[2],
      file: positionals[3],
      ranking: values.ranking,
    }),
  'billing reconcile': async (operator, { print }) => print(await operator.reconcileBilling()),
  'contact list': async (operator, { print }) => {
    for (const contact of await operator.listContacts(contactsShown)) print(contact)
  },
  'contact drop': (operator, terminal, { positionals }) =>
    contactDrop(operator, terminal, positionals[2]),
}

async function carryOut(typed: readonly string[], terminal: Terminal): Promise<void> {
  const words = readWords(typed)
  const [noun, verb = ''] = words.positionals
  if (noun === undefined || words.values.help) return terminal.show(copy.usage)
  const command = commands[`${noun} ${verb}`]
  if (command === undefined) throw new Refused(copy.unknown(words.positionals.join(' ')))
  const operator = await openOperator(terminal.environment, terminal.say)
  try {
    await command(operator, terminal, words)
  } finally {
    await operator.close()
  }
}

const refusals = ['Refused', 'StartRefusal', 'ConfigProblem', 'Failure']

/**
 * Carries a command out and says what came of it.
 * @param typed its words, without the program's.
 * @returns what the process ends with: 0 where it was carried out, else 1.
 */
export async function runCommand(typed: readonly string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await carryOut(typed, terminal)
    return 0
  } catch (error) {
    const isPlain = error instanceof Error && refusals.includes(error.constructor.name)
    terminal.say(isPlain ? error.message : String(error instanceof Error ? error.stack : error))
    return 1
  }
}
