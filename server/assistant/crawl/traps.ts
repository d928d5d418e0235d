/** Longer addresses are made by programs for programs. */
const maxLength = 500
const maxSegments = 12
/** The same segment this often in one path is a link that leads into itself. */
const maxRepeats = 3
/** On one path: pages told apart by one parameter, as old content systems do it. */
const maxPlainQueries = 300
/** On one path: queries of several parameters, which are filters and sortings. */
const maxCombinedQueries = 40
const maxParameters = 4
/** Two years of months. */
const maxDates = 24

/** Tells whether an address looks like one of an endless series; remembers what it has let through. */
export type TrapGuard = (address: string) => boolean

/** Watches for the usual ways a site goes on without end. One guard serves one reading. */
export const watchForTraps = (): TrapGuard => {
  const plain = countedUpTo(maxPlainQueries)
  const combined = countedUpTo(maxCombinedQueries)
  const dates = countedUpTo(maxDates)
  return (address) => {
    const { pathname, search } = new URL(address)
    if (address.length > maxLength || winds(pathname)) return true
    const parameters = search === '' ? 0 : search.split('&').length
    if (parameters > maxParameters) return true
    if (parameters === 1 && !plain(pathname)) return true
    if (parameters > 1 && !combined(pathname)) return true
    return namesDate(pathname, search) && !dates(shapeOf(pathname, search))
  }
}

const countedUpTo = (most: number) => {
  const counts = new Map<string, number>()
  return (key: string): boolean => {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}

const winds = (path: string): boolean => {
  const segments = path.split('/').filter(Boolean)
  if (segments.length > maxSegments) return true
  const repeats = countedUpTo(maxRepeats - 1)
  return segments.some((segment) => !repeats(segment))
}

/** The address with every number made the same, so that a series has one shape. */
const shapeOf = (path: string, search: string): string =>
  path.replace(/\d+/g, '#') + search.replace(/\d+/g, '#')

/** A path that ends in a date, or a query that asks for one: an archive or a calendar, not a post. */
const namesDate = (path: string, search: string): boolean =>
  /\/\d{4}([/-]\d{1,2}){1,2}\/?$/.test(path) ||
  /=\d{4}-\d{1,2}(-\d{1,2})?(&|$)/.test(search) ||
  /[?&](year|month|day|date|week)\w*=/i.test(search)
