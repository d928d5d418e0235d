import { paths } from '@foyer/shared/paths.ts'
import { useLocation, useSearch } from 'wouter'

/** The filters of a list: for each, its values; the first one is chosen where none is told. */
export type FilterSets = Readonly<Record<string, readonly [string, ...string[]]>>

/** One value of each filter. */
export type Filters<F extends FilterSets> = { readonly [K in keyof F]: F[K][number] }

/** Where in a list somebody is. It lives in the address, so Back, reload and a shared link keep it. */
export type ListPlace<F extends FilterSets> = {
  filters: Filters<F>
  /** What is searched for; empty where nothing is. */
  search: string
  page: number
  /** Names what the list shows: filters, search and page, not what is open beside it. */
  view: string
  /** Whether a filter or a search leaves something out. */
  isNarrowed: boolean
  /** Chooses a value; the list begins at page 1. */
  setFilter: <K extends keyof F & string>(name: K, value: F[K][number]) => void
  /** Searches from page 1. Writing on at a search takes no further step in the browser's history. */
  setSearch: (text: string) => void
  setPage: (page: number) => void
  /** Leaves nothing out any more. */
  clear: () => void
  openItem: (id: string) => void
  closeItem: () => void
}

/** Reads and writes the place in the list of a section of the dashboard. */
export function useListPlace<const F extends FilterSets>(section: string, sets: F): ListPlace<F> {
  const [location, navigate] = useLocation()
  const address = useSearch()
  const given = new URLSearchParams(address)
  const list = paths.dashboardSection(section)
  const filters = readFilters(sets, given)
  const search = given.get('search')?.trim() ?? ''
  const page = Math.max(1, Math.trunc(Number(given.get('page'))) || 1)

  const goTo = (path: string, query: string, replace = false) =>
    navigate(query === '' ? path : `${path}?${query}`, { replace })
  const turnTo = (changes: Readonly<Record<string, string>>, replace = false) => {
    const next = { ...filters, search, ...changes }
    goTo(location, writePlace(sets, next), replace)
  }
  const view = writePlace(sets, { ...filters, search, page: String(page) })
  return {
    filters,
    search,
    page,
    view,
    isNarrowed: writePlace(sets, { ...filters, search }) !== '',
    setFilter: (name, value) => turnTo({ [name]: value }),
    setSearch: (text) => turnTo({ search: text }, isSameSearch(search, text)),
    setPage: (next) => turnTo({ page: String(next) }),
    clear: () => goTo(location, ''),
    openItem: (id) => goTo(`${list}/${id}`, address),
    closeItem: () => goTo(list, address),
  }
}

/** Whether somebody is still writing what they search for. */
function isSameSearch(before: string, now: string): boolean {
  return before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now))
}

function readFilters<F extends FilterSets>(sets: F, given: URLSearchParams): Filters<F> {
  const read = Object.entries(sets).map(([name, values]): [string, string] => [
    name,
    values.find((known) => known === given.get(name)) ?? values[0],
  ])
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.fromEntries forgets the names' types
  return Object.fromEntries(read) as Filters<F>
}

/** The address's query; what it would say by being left out is left out. */
function writePlace(sets: FilterSets, place: Readonly<Record<string, string>>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) {
    const usual = sets[name]?.[0] ?? (name === 'page' ? '1' : '')
    if (value !== usual) written.set(name, value)
  }
  return written.toString()
}
