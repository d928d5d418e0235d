import type { NewsEvent } from '@foyer/shared/api/overview.ts'

type News = Extract<NewsEvent, { event: 'news' }>['data']

/** What is told of at once: what to read again, and what arrived. */
export type Gathered = { nouns: ReadonlySet<News['noun']>; arrived: readonly News[] }

/** Long enough for what belongs together, too short to be noticed. */
const gatherFor = 150

/** Gathers news that comes in a burst, so that what is shown is read again once. */
export function createGathering(tell: (gathered: Gathered) => void): (news: News) => void {
  let gathered: News[] = []
  function flush(): void {
    const nouns = new Set(gathered.map(({ noun }) => noun))
    const arrived = gathered.filter(({ kind }) => kind === 'arrived')
    gathered = []
    tell({ nouns, arrived })
  }
  return (news) => {
    if (gathered.length === 0) setTimeout(flush, gatherFor)
    gathered.push(news)
  }
}
