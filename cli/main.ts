import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openOperator, type Operator } from '@foyer/server/operator.ts'
import { operator as copy } from '@foyer/shared/copy/operator.ts'
import { readQuestions } from './questions.ts'

/** A command that cannot be carried out; its message is one plain sentence. */
class Refused extends Error {}

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)
const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`)

const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    site: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
    'time-zone': { type: 'string', default: 'America/New_York' },
    ranking: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new Refused(copy.needs(what))
  return value.trim()
}

function siteAddress(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new Refused(copy.badSite(text))
  return url.href
}

function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new Refused(copy.badZone(text))
  }
}

async function firmAdd(open: () => Promise<Operator>): Promise<void> {
  const facts = {
    name: needed(flags.name, '--name'),
    siteUrl: flags.site === undefined ? null : siteAddress(flags.site),
    email: needed(flags.email, '--email'),
    phone: flags.phone ?? null,
    timeZone: timeZone(flags['time-zone']),
  }
  const added = await (await open()).addFirm(facts)
  if (added.outcome === 'email-in-use') throw new Refused(copy.emailInUse)
  const { token, integrationId, email, password } = added
  print({ token, integrationId, email, password, site: facts.siteUrl })
}

async function siteIndex(open: () => Promise<Operator>, token: string): Promise<void> {
  const startedAt = performance.now()
  const read = await (
    await open()
  ).indexSite(token, ({ state, done, found }) => say(copy.progress(state, done, found)))
  switch (read.outcome) {
    case 'unknown-token':
      throw new Refused(copy.unknownToken)
    case 'no-site':
      throw new Refused(copy.noSite)
    case 'already-reading':
      throw new Refused(copy.alreadyReading)
    case 'failed':
      throw new Refused(copy.failed(read.reason))
    case 'read': {
      const { pages, passages, version } = read
      say(copy.read(pages, passages, ((performance.now() - startedAt) / 1000).toFixed(1)))
      print({ pages, passages, version })
    }
  }
}

async function siteQuestions(
  open: () => Promise<Operator>,
  token: string,
  file: string,
): Promise<void> {
  const questions = readQuestions(readFile(file))
  const site = await (await open()).openSite(token)
  if (site.outcome === 'unknown-token') throw new Refused(copy.unknownToken)
  if (site.outcome === 'not-read') throw new Refused(copy.notRead)
  for (const { id, q } of questions) {
    const { reply, ranking } = site.ask(q)
    const { kind, text, citations } = reply
    print({
      ...(id === undefined ? {} : { id }),
      q,
      kind,
      text,
      citations,
      ...(flags.ranking ? { ranking } : {}),
    })
  }
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Refused(copy.noFile(file))
  }
}

async function main(): Promise<void> {
  const [noun, verb, first, second] = words
  if (noun === undefined || flags.help) return void process.stdout.write(`${copy.usage}\n`)
  let operator: Operator | undefined
  const open = async () => (operator ??= await openOperator(process.env, say))
  try {
    switch (`${noun} ${verb ?? ''}`) {
      case 'firm add':
        return await firmAdd(open)
      case 'site index':
        return await siteIndex(open, needed(first, 'a widget token'))
      case 'site questions':
        return await siteQuestions(
          open,
          needed(first, 'a widget token'),
          needed(second, 'a file of questions'),
        )
      case 'billing reconcile':
        return print(await (await open()).reconcileBilling())
      default:
        throw new Refused(copy.unknown(words.join(' ')))
    }
  } finally {
    await operator?.close()
  }
}

try {
  await main()
} catch (error) {
  const plain =
    error instanceof Error &&
    ['Refused', 'StartRefusal', 'ConfigProblem', 'Failure'].includes(error.constructor.name)
  say(plain ? error.message : String(error instanceof Error ? error.stack : error))
  process.exitCode = 1
}
