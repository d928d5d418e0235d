import type { CountedNoun } from '@foyer/shared/facts/statuses.ts'
import { searchWordsOf } from '@foyer/shared/rules/search-words.ts'
import {
  and,
  type Column,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  lte,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { Tx } from '#server/platform/database.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { ofFirm } from './of-firm.ts'
import { itemCounts, searchWords } from './schema/listing.ts'

/*
 * What every list of a firm has in common: totals from counters, pages found by day, words to search
 * by. Only queries.ts files call it.
 */

/** Days in the firm's zone that a list is narrowed to. */
export type Days = { startDate?: string | undefined; endDate?: string | undefined }

/** What a list is counted by; an absent part means all. */
export type Counted = Days & { noun: CountedNoun; status?: string; facet?: string }

/** The counter one thing is in. */
export type Counter = { noun: CountedNoun; day: string; status: string; facet?: string }

/** Adds `by` to a counter; called in the transaction that writes what is counted. */
export async function moveCount(
  tx: Tx,
  firmId: FirmId,
  { noun, day, status, facet = '' }: Counter,
  by: 1 | -1,
): Promise<void> {
  await tx
    .insert(itemCounts)
    .values({ firmId, noun, day, status, facet, count: by })
    .onConflictDoUpdate({
      target: [
        itemCounts.firmId,
        itemCounts.noun,
        itemCounts.day,
        itemCounts.status,
        itemCounts.facet,
      ],
      set: { count: sql`${itemCounts.count} + ${by}` },
    })
}

const keyOf = ({ day, status, facet = '' }: Counter): string => `${day} ${status} ${facet}`

/**
 * Adds to counters of one noun, always in the order of their keys: transactions that move the same
 * ones then wait for each other and do not lock up.
 */
export async function moveCounts(
  tx: Tx,
  firmId: FirmId,
  moves: readonly { counter: Counter; by: 1 | -1 }[],
): Promise<void> {
  const inOrder = moves.toSorted((a, b) => (keyOf(a.counter) < keyOf(b.counter) ? -1 : 1))
  for (const { counter, by } of inOrder) await moveCount(tx, firmId, counter, by)
}

/**
 * Moves one thing from a counter to another, in one statement and always in the same order: two that
 * move opposite ways at once then wait for each other and do not lock up.
 */
export async function recount(
  tx: Tx,
  firmId: FirmId,
  { from, to }: { from: Counter; to: Counter },
): Promise<void> {
  if (keyOf(from) === keyOf(to)) return
  const moves = [
    { ...from, facet: from.facet ?? '', count: -1 },
    { ...to, facet: to.facet ?? '', count: 1 },
  ].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await tx
    .insert(itemCounts)
    .values(moves.map((move) => ({ firmId, ...move })))
    .onConflictDoUpdate({
      target: [
        itemCounts.firmId,
        itemCounts.noun,
        itemCounts.day,
        itemCounts.status,
        itemCounts.facet,
      ],
      set: { count: sql`${itemCounts.count} + excluded.count` },
    })
}

/** That a list's rows are of these days. */
export function withinDays(day: Column, { startDate, endDate }: Days): SQL | undefined {
  return and(
    startDate === undefined ? undefined : gte(day, startDate),
    endDate === undefined ? undefined : lte(day, endDate),
  )
}

function counted(firmId: FirmId, { noun, status, facet, ...days }: Counted): SQL | undefined {
  return and(
    ofFirm(itemCounts, firmId),
    eq(itemCounts.noun, noun),
    status === undefined ? undefined : eq(itemCounts.status, status),
    facet === undefined ? undefined : eq(itemCounts.facet, facet),
    withinDays(itemCounts.day, days),
  )
}

/** How many things a filter meets, whatever their number. */
export async function countItems(tx: Tx, firmId: FirmId, filter: Counted): Promise<number> {
  const [row] = await tx
    .select({ total: sum(itemCounts.count).mapWith(Number) })
    .from(itemCounts)
    .where(counted(firmId, filter))
  return row?.total ?? 0
}

/** Fewer rows than this are walked past faster than their day is looked up. */
const worthSeeking = 200

/**
 * Where a page far back begins: the newest day it can reach into, and how many of that day's rows
 * come before it. The counters tell, so that no page costs walking to it.
 */
export async function seekPage(
  tx: Tx,
  firmId: FirmId,
  filter: Counted,
  offset: number,
): Promise<{ endDate: string | undefined; offset: number }> {
  if (offset < worthSeeking) return { endDate: filter.endDate, offset }
  const days = await tx
    .select({ day: itemCounts.day, count: sum(itemCounts.count).mapWith(Number) })
    .from(itemCounts)
    .where(counted(firmId, filter))
    .groupBy(itemCounts.day)
    .orderBy(desc(itemCounts.day))
  let before = 0
  for (const { day, count } of days) {
    if (before + count > offset) return { endDate: day, offset: offset - before }
    before += count
  }
  return { endDate: filter.endDate, offset }
}

/** Keeps the words a thing is found by. */
export async function indexWords(
  tx: Tx,
  firmId: FirmId,
  { noun, itemId, createdAt }: { noun: CountedNoun; itemId: string; createdAt: Date },
  text: string,
): Promise<void> {
  const rows = searchWordsOf(text).map((word) => ({ firmId, noun, word, itemId, createdAt }))
  if (rows.length > 0) await tx.insert(searchWords).values(rows).onConflictDoNothing()
}

/** Forgets the words of things that are gone. */
export async function forgetWords(
  tx: Tx,
  firmId: FirmId,
  noun: CountedNoun,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return
  await tx
    .delete(searchWords)
    .where(
      and(
        ofFirm(searchWords, firmId),
        eq(searchWords.noun, noun),
        inArray(searchWords.itemId, [...itemIds]),
      ),
    )
}

/** The first text after all that begin with `prefix`, in the order of bytes. */
const afterPrefix = (prefix: string): string => `${prefix}\u{10ffff}`

/**
 * A word of fewer letters is looked for whole: beginnings of one or two letters are in nearly every
 * text, tell nothing and cost most (docs/measurements.md, Messages and their search).
 */
const shortestBeginning = 3

/** As many entries are gathered and put in order; more lie so dense that walking meets a page soon. */
const worthGathering = 2_000

/**
 * So many words of a search count. Each is a join, and joins are planned before they are run: twenty
 * words took the database three seconds, a hundred more than ten, however little they found.
 */
const mostSearched = 8

/** What is searched, and the column that holds its id. */
export type Search = { noun: CountedNoun; search: string }

/** The conditions of each word of a search, the last as the beginning of one: it may still be being typed. */
function wordConditions(firmId: FirmId, { noun, search }: Search): (SQL | undefined)[] {
  const words = searchWordsOf(search)
  return words.slice(0, mostSearched).map((word, at) => {
    const isBeginning = at === words.length - 1 && word.length >= shortestBeginning
    return and(
      ofFirm(searchWords, firmId),
      eq(searchWords.noun, noun),
      isBeginning
        ? and(gte(searchWords.word, word), lt(searchWords.word, afterPrefix(word)))
        : eq(searchWords.word, word),
    )
  })
}

/**
 * That a row has every word of a search; nothing has those of a search without letters and digits.
 * Equality and a range only: row security lets no text operator use an index.
 */
export function hasWords(
  tx: Tx,
  firmId: FirmId,
  { id, ...search }: Search & { id: Column },
): SQL | undefined {
  const conditions = wordConditions(firmId, search)
  if (conditions.length === 0) return sql`false`
  const one = { one: sql`1` }
  return and(
    ...conditions.map((condition) =>
      exists(
        tx
          .select(one)
          .from(searchWords)
          .where(and(condition, eq(searchWords.itemId, id))),
      ),
    ),
  )
}

/** The entries of a search's first word whose things have all its other words too. */
function foundEntries(tx: Tx, firmId: FirmId, search: Search) {
  const [first = sql`false`, ...others] = wordConditions(firmId, search)
  const entriesOf = (condition: SQL | undefined) =>
    tx.select({ itemId: searchWords.itemId }).from(searchWords).where(condition)
  const have = others.map((other) => inArray(searchWords.itemId, entriesOf(other)))
  return entriesOf(and(first, ...have))
}

/** How many things a search finds where nothing else narrows it; told from the words alone. */
export async function countFound(tx: Tx, firmId: FirmId, search: Search): Promise<number> {
  const found = foundEntries(tx, firmId, search).as('found')
  const [row] = await tx.select({ total: countDistinct(found.itemId) }).from(found)
  return row?.total ?? 0
}

/**
 * That a row is found by a search, put so that a page is cheap: few things are gathered by their
 * words and sorted, many are met on the way through the list in its own order. The database's own
 * estimates would take two words that never meet for a common pair, and walk through everything.
 */
export async function narrowToFound(
  tx: Tx,
  firmId: FirmId,
  { id, ...search }: Search & { id: Column },
): Promise<SQL | undefined> {
  const found = foundEntries(tx, firmId, search)
  const first = found.limit(worthGathering + 1).as('first')
  const [row] = await tx.select({ entries: count() }).from(first)
  if ((row?.entries ?? 0) > worthGathering) return hasWords(tx, firmId, { id, ...search })
  return sql`${id} = any(array(${foundEntries(tx, firmId, search)}))`
}
