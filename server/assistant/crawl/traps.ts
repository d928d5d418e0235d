/** Longer addresses are made by programs for programs. */
const maxLength = 500
const maxSegments = 12
/** The same segment this often in one path is a link that leads into itself. */
const maxRepeats = 3
/** Different queries on one path: enough for `?p=1` sites' pages per template, not for filters. */
const maxQueriesPerPath = 60
const maxParameters = 4
/** Two years of months; days of one month. */
const maxDates = 24
/** Addresses that differ in numbers only. */
const maxNumbered = 150

/** Tells whether an address looks like one of an endless series; remembers what it has let through. */
export type TrapGuard = (address: string) => boolean

/** Watches for the usual ways a site goes on without end. One guard serves one reading. */
export const watchForTraps = (): TrapGuard => {
  const queries = countedUpTo(maxQueriesPerPath)
  const dates = countedUpTo(maxDates)
  const numbered = countedUpTo(maxNumbered)
  return (address) => {
    const { pathname, search } = new URL(address)
    if (address.length > maxLength || winds(pathname)) return true
    if (search !== '') {
      if (search.split('&').length > maxParameters || !queries(pathname)) return true
    }
    const shape = shapeOf(pathname, search)
    if (!shape.includes('#')) return false
    return !(namesDate(pathname, search) ? dates(shape) : numbered(shape))
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
  /\/(19|20|21)\d\d([/-]\d{1,2}){1,2}\/?$/.test(path) ||
  /=(19|20|21)\d\d-?\d{1,2}(-?\d{1,2})?(&|$)/.test(search) ||
  /[?&](year|month|day|date|week)\w*=/i.test(search)
