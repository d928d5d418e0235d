import { pageNotes } from '@foyer/shared/copy/site.ts'
import type { GuardedResponse } from '../../platform/fetch-guard.ts'
import type { FrontierEntry } from './frontier.ts'
import type { PageAnswer } from './open-site.ts'
import type { CrawledPage, Verdict } from './page-record.ts'
import { emptyRecord, readPage } from './read-page.ts'
import type { Book, Reading } from './reading.ts'
import { judgeNoPage, type NoPage } from './verdicts.ts'

/** Enters what came of one address; `outcome` is null where none was asked for. */
export const settleAddress = async <T extends CrawledPage>(
  entry: FrontierEntry,
  outcome: GuardedResponse | null,
  reading: Reading<T>,
  book: Book<T>,
): Promise<void> => {
  const { ledger } = book
  const leave = (verdict: Verdict) => ledger.close(emptyRecord(entry.url, entry.source, verdict))
  if (ledger.isSettled(entry.url)) return ledger.pass()
  if (entry.verdict) return leave(entry.verdict)
  if (outcome === null) return ledger.pass()
  // A page that stands elsewhere need not stand here; nobody has said so.
  if (entry.source === 'other_name' && outcome.kind === 'http') return ledger.pass()
  if (outcome.kind !== 'ok' && outcome.kind !== 'not_modified') {
    return leave(judge(outcome, reading))
  }
  const url = reading.site.scope.read(outcome.url) ?? entry.url
  if (outcome.kind === 'ok') book.bytes += outcome.body.length
  if (ledger.isSettled(url)) return leave({ status: 'duplicate', note: pageNotes.leadsTo(url) })
  return settlePage(outcome, { ...entry, url }, reading, book)
}

const judge = <T extends CrawledPage>(outcome: NoPage, reading: Reading<T>): Verdict => {
  const within = outcome.kind === 'redirected_away' && reading.site.scope.isOwn(new URL(outcome.to))
  return within
    ? { status: 'blocked_by_robots', note: pageNotes.blockedByRobots }
    : judgeNoPage(outcome, reading.limits)
}

/** Reads the page, adds the links found on it, and enters it. */
const settlePage = async <T extends CrawledPage>(
  answer: PageAnswer,
  { url, source, depth }: FrontierEntry,
  { extract, earlier, site: { scope } }: Reading<T>,
  { ledger, frontier }: Book<T>,
): Promise<void> => {
  const read = await readPage(answer, { url, source, scope, earlier: earlier.get(url) }, extract)
  // A text already kept has its links already, or is an address that leads into itself.
  const known = read.kind === 'candidate' && ledger.hasText(read.candidate.record.contentHash)
  for (const link of known ? [] : read.links) {
    const own = scope.read(link, url)
    if (own !== null) frontier.add(own, 'link', depth + 1)
  }
  await (read.kind === 'left' ? ledger.close(read.record) : ledger.consider(read.candidate))
}
