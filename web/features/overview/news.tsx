import { useNews } from './use-news.ts'

/** Listens for news while the dashboard is open; there is nothing of it to see. */
export function News({ personId }: { personId: string }) {
  useNews(personId)
  return null
}
