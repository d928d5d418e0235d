import { leadDays, type OwnerConnection } from './lead-rows.ts'

/**
 * Words of the measured messages, the most frequent first; the ranks after them are made of letters.
 * A rank is drawn by Zipf's law, as words of any language lie: the first is in three messages of four, the
 * last of 20,000 in a dozen of 100,000.
 */
const frequent =
  `the to and my is for with have was that about contract this but not landlord court from they
  lawyer consultation house deposit told conversation work lease car accident insurance company month
  contact rent hearing divorce child custody employer letter considered police money condition pay
  container home year call office property constant notice agreement husband`.split(/\s+/)

/** How often words are, for whoever chooses what to search for. */
export const measuredWords = {
  frequent: 'the',
  usual: 'landlord',
  /** A word of rank 19,999, as `wordOf` makes it. */
  rareRank: 19_999,
} as const

/** The letters a rank beyond the list stands for, the same in SQL as here: md5 in letters. */
const wordOf = (rank: string): string =>
  `coalesce(($1::text[])[${rank}], left(translate(md5((${rank})::text), '0123456789', 'ghijklmnop'), 4 + (${rank})::int % 6))`

const drawWords = `
  create temporary table drawn as
  select n, ${wordOf('rank')} as word
  from (
    select n, floor(exp((('x' || left(md5(n || '-' || k), 8))::bit(32)::bigint / 4294967296.0) * ln(20000)))::int as rank
    from generate_series(1, $2::int) n, generate_series(1, 20) k
  ) ranks`

const insertMessages = `
  insert into messages (firm_id, message_id, session_id, client_name, client_email, content, priority,
    status, requires_immediate_attention, created_at, created_day, updated_at)
  select $1::uuid, md5(concat($1::uuid, 'message', n))::uuid, md5(concat($1::uuid, 'session', n))::uuid,
    'Visitor ' || n, 'visitor' || n || '@mail.example', said,
    (array['low', 'medium', 'medium', 'high'])[1 + n % 4],
    (array['pending', 'viewed', 'responded', 'resolved', 'resolved'])[1 + n % 5],
    n % 20 = 0, at, (at at time zone 'America/New_York')::date, at
  from (
    select n, string_agg(word, ' ') as said, now() - (n - 1) * ($3::int * interval '1 day' / $2::int) as at
    from drawn group by n
  ) made`

const insertWords = `
  insert into search_words (firm_id, noun, word, created_at, item_id)
  select distinct $1::uuid, 'message', word, now(), md5(concat($1::uuid, 'message', n))::uuid
  from (
    select n, word from drawn
    union all select n, 'visitor' from drawn union all select n, 'visitor' || n from drawn
    union all select n, n::text from drawn
    union all select n, 'mail' from drawn union all select n, 'example' from drawn
  ) words order by 3, 5`

const insertCounts = `
  insert into item_counts (firm_id, noun, day, status, facet, count)
  select firm_id, 'message', created_day, status, priority, count(*) from messages
  where firm_id = $1::uuid group by firm_id, created_day, status, priority`

/** Gives a firm that has its chats already a message of each, with counters and words. */
export async function addMessages(
  owner: OwnerConnection,
  firmId: string,
  rows: number,
): Promise<void> {
  await owner.run('set session_replication_role = replica')
  await owner.run(drawWords, [frequent, rows])
  await owner.run(insertMessages, [firmId, rows, leadDays])
  await owner.run(insertWords, [firmId])
  await owner.run(insertCounts, [firmId])
  await owner.run('drop table drawn')
  await owner.run('set session_replication_role = origin')
  for (const table of ['messages', 'search_words', 'item_counts'])
    await owner.run(`vacuum (analyze) ${table}`)
}

/** A word that hardly any message has. */
export async function rareWord(owner: OwnerConnection): Promise<string> {
  const rank = String(measuredWords.rareRank)
  const [row] = await owner.run(`select ${wordOf(rank)} as word`, [frequent])
  return String(row?.['word'])
}
