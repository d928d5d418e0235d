import { readFileSync } from 'node:fs'
import type { Operator } from '@foyer/server/operator.ts'
import { operator as copy } from '@foyer/shared/copy/operator.ts'
import { readQuestions } from './questions.ts'
import { needed, Refused } from './refused.ts'
import type { Terminal } from './terminal.ts'

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

/** What is said of a new firm, as it was typed. */
type FirmWords = {
  name?: string | undefined
  site?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  'time-zone': string
}

/** Adds a firm with its owner. */
export async function firmAdd(
  operator: Operator,
  { print }: Terminal,
  words: FirmWords,
): Promise<void> {
  const facts = {
    name: needed(words.name, '--name'),
    siteUrl: words.site === undefined ? null : siteAddress(words.site),
    email: needed(words.email, '--email'),
    phone: words.phone ?? null,
    timeZone: timeZone(words['time-zone']),
  }
  const added = await operator.addFirm(facts)
  if (added.outcome === 'email-in-use') throw new Refused(copy.emailInUse)
  const { token, integrationId, email, password } = added
  print({ token, integrationId, email, password, site: facts.siteUrl })
}

/** Reads a firm's website, showing how far it is. */
export async function siteIndex(
  operator: Operator,
  { say, print }: Terminal,
  words: string | undefined,
): Promise<void> {
  const token = needed(words, copy.aToken)
  const startedAt = performance.now()
  const read = await operator.indexSite(token, ({ state, done, found }) =>
    say(copy.progress(state, done, found)),
  )
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

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Refused(copy.noFile(file))
  }
}

/** Answers a file of questions, each in a chat of its own. */
export async function siteQuestions(
  operator: Operator,
  { print }: Terminal,
  words: { token: string | undefined; file: string | undefined; ranking: boolean },
): Promise<void> {
  const token = needed(words.token, copy.aToken)
  const questions = readQuestions(readFile(needed(words.file, copy.aFile)))
  const site = await operator.openSite(token)
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
      ...(words.ranking ? { ranking } : {}),
    })
  }
}
