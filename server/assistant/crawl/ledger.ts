import { pageNotes } from '@foyer/shared/copy/site.ts'
import type { CrawledPage, CrawlProgress, EarlierPage, PageRecord } from './page-record.ts'

/** A page that was fetched, before it is known whether it stands for itself. */
export type Candidate<T extends CrawledPage> = {
  record: PageRecord<T> & { contentHash: string }
  /** Another page of the site that it names as its main address. */
  canonical: string | null
}

/** Keeps the account of a reading: every address once, every text once. */
export type Ledger<T extends CrawledPage> = {
  /** Settles an address that is not kept. */
  close: (record: PageRecord<T>) => Promise<void>
  /** Settles a page, or lets it wait until its main address is settled. */
  consider: (candidate: Candidate<T>) => Promise<void>
  /** Settles the pages whose main address never came. */
  closeWaiting: () => Promise<void>
  /** Counts an address that needs no record, because its page has one already. */
  pass: () => void
  /** Has a record, or waits for one. */
  isSettled: (url: string) => boolean
  /** Whether a kept page says the same. */
  hasText: (contentHash: string) => boolean
  /** Pages kept, and pages waiting that may be. */
  kept: () => number
  done: () => number
}

export type LedgerOptions<T extends CrawledPage> = {
  earlier: ReadonlyMap<string, EarlierPage>
  onPage: (record: PageRecord<T>, progress: CrawlProgress) => Promise<void> | void
  found: () => number
}

/**
 * Opens the account. A page that names another as its main address is a duplicate only if that one
 * is really kept: themes that name a wrong or dead address everywhere must not empty a site.
 */
export const openLedger = <T extends CrawledPage>(options: LedgerOptions<T>): Ledger<T> => {
  /** For each address the kept page that has its text, or null. */
  const settled = new Map<string, string | null>()
  const textOwner = new Map<string, string>()
  const waiting = openWaitingRoom<T>()
  let done = 0
  let kept = 0

  const report = async (record: PageRecord<T>): Promise<void> => {
    done += 1
    await options.onPage(record, { found: options.found(), done })
    for (const candidate of waiting.leave(record.url)) await settle(candidate)
  }

  const settle = async ({ record, canonical }: Candidate<T>): Promise<void> => {
    const main = canonical === null ? null : (settled.get(canonical) ?? null)
    const same = main ?? textOwner.get(record.contentHash)
    settled.set(record.url, same ?? record.url)
    if (same === undefined) {
      kept += 1
      textOwner.set(record.contentHash, record.url)
      return report(standing(record, options.earlier.get(record.url)))
    }
    const note = main ? pageNotes.canonicalElsewhere(main) : pageNotes.sameText(same)
    return report({ ...record, status: 'duplicate', note, page: null })
  }

  return {
    close: (record) => {
      settled.set(record.url, null)
      return report(record)
    },
    consider: async (candidate) => {
      const { canonical } = candidate
      if (canonical === null || settled.has(canonical)) await settle(candidate)
      else waiting.enter(canonical, candidate)
    },
    closeWaiting: async () => {
      for (const url of waiting.awaited()) {
        for (const candidate of waiting.leave(url)) await settle(candidate)
      }
    },
    pass: () => {
      done += 1
    },
    isSettled: (url) => settled.has(url) || waiting.holds(url),
    hasText: (contentHash) => textOwner.has(contentHash),
    kept: () => kept + waiting.size(),
    done: () => done,
  }
}

/** Where pages wait for the one they name as their main address. */
const openWaitingRoom = <T extends CrawledPage>() => {
  const byMain = new Map<string, Candidate<T>[]>()
  const held = new Set<string>()
  return {
    enter: (main: string, candidate: Candidate<T>): void => {
      held.add(candidate.record.url)
      byMain.set(main, [...(byMain.get(main) ?? []), candidate])
    },
    leave: (main: string): Candidate<T>[] => {
      const leaving = byMain.get(main) ?? []
      byMain.delete(main)
      for (const { record } of leaving) held.delete(record.url)
      return leaving
    },
    awaited: () => byMain.keys(),
    holds: (url: string): boolean => held.has(url),
    size: () => held.size,
  }
}

const standing = <T extends CrawledPage>(
  record: PageRecord<T>,
  earlier: EarlierPage | undefined,
): PageRecord<T> =>
  earlier?.contentHash === record.contentHash
    ? { ...record, status: 'unchanged', note: pageNotes.unchanged }
    : record
