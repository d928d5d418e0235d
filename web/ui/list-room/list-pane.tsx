import { listKeys, listRoom } from '@foyer/shared/copy/list-room.ts'
import type { Paging } from '@foyer/shared/rules/pagination.ts'
import { Keyboard } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { ErrorView } from '#web/ui/error-view.tsx'
import { RefreshButton } from '#web/ui/refresh-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ListPager } from './list-pager.tsx'

/** One page of a list. */
export type ListPage<T> = { items: readonly T[]; pagination: Paging }

/** How the asking for a page stands, such as a query of TanStack's. */
export type ListState<T> = {
  data: ListPage<T> | undefined
  isPending: boolean
  isError: boolean
  /** What is shown is the page before, until the one that was asked for has come. */
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/** What a list says of its own. */
export type ListWords = {
  title: string
  loading: string
  loadFailed: string
  /** 'Showing X to Y of Z things'. */
  showing: (from: number, to: number, total: number) => string
  /** 'Page N of M', where the list says so. */
  pageOf?: (page: number, totalPages: number) => string
}

type ListPaneProps<T> = {
  words: ListWords
  state: ListState<T>
  /** Why there is nothing, where that is so. */
  failure: string
  filters?: ReactNode
  /** In place of the rows where there are none. */
  empty: ReactNode
  renderRow: (item: T) => ReactNode
  list: RefObject<HTMLUListElement | null>
  onPage: (page: number) => void
  onHelp: () => void
}

/** A list's heading with its count, its filters, its rows and its pager. */
export function ListPane<T>({ words, state, filters, onHelp, ...rows }: ListPaneProps<T>) {
  const total = state.data?.pagination.total
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line px-5 pt-6 pb-4">
        <div className="flex items-center gap-2">
          <h1 className="text-heading">{words.title}</h1>
          {total !== undefined && (
            <p className="figures mt-0.5 text-ink-soft">
              {total.toLocaleString('en-US')} <span className="sr-only">{listRoom.inAll}</span>
            </p>
          )}
          <div className="-my-2 -mr-2 ml-auto flex items-center">
            <RefreshButton onRefresh={state.refetch} />
            <IconButton
              className="-ml-2 hidden desk:grid"
              aria-label={listKeys.open}
              onClick={onHelp}
            >
              <Keyboard size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        {filters}
      </div>
      <Rows words={words} state={state} {...rows} />
    </>
  )
}

function Rows<T>(props: Omit<ListPaneProps<T>, 'filters' | 'onHelp'>) {
  const { words, state, failure, empty, renderRow, list, onPage } = props
  if (state.isPending) {
    return (
      <div className="py-20">
        <Spinner label={words.loading} />
      </div>
    )
  }
  if (state.data === undefined) {
    return (
      <ErrorView title={words.loadFailed} message={failure} onRetry={() => void state.refetch()} />
    )
  }
  if (state.data.pagination.total === 0) return empty
  return (
    <>
      {state.isError && (
        <p className="border-b border-line bg-caution-soft px-5 py-2 text-small text-caution">
          {listRoom.stale}
        </p>
      )}
      <ul ref={list} aria-busy={state.isPlaceholderData}>
        {state.data.items.map(renderRow)}
      </ul>
      <ListPager
        pagination={state.data.pagination}
        showing={words.showing}
        pageOf={words.pageOf}
        onPage={onPage}
      />
    </>
  )
}
