import { listRoom } from '@foyer/shared/copy/list-room.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ItemPane } from './item-pane.tsx'
import { KeySheet } from './key-sheet.tsx'
import { ListPane, type ListState, type ListWords } from './list-pane.tsx'
import { focusItem, useListKeys } from './use-list-keys.ts'

/** What a list and its opened items say of their own. */
export type RoomWords = ListWords & {
  /** What is opened: 'Lead'. */
  item: string
  /** Beside the list, while nothing is open: 'Choose a lead to read it here'. */
  nothingOpen: string
  /** Where the list is put away: 'All leads'. */
  backToList: string
}

type ListRoomProps<T> = {
  words: RoomWords
  state: ListState<T>
  /** Why there is nothing, where that is so. */
  failure: string
  place: { setPage: (page: number) => void; closeItem: () => void }
  /** Names the list that is shown; another one begins at its top. */
  view: string
  openId: string | null
  /** Drawn beside the list, while nothing is open. */
  drawing: ReactNode
  filters?: ReactNode
  /** In place of the rows where there are none. */
  empty: ReactNode
  renderRow: (item: T) => ReactNode
  /** The opened item. */
  children: ReactNode
}

/**
 * A list and what is opened from it: side by side where there is room, one after the other where not.
 * The arrow keys, Enter, Escape and ? work in it.
 */
export function ListRoom<T>(props: ListRoomProps<T>) {
  const { words, state, place, openId } = props
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const listPane = useRef<HTMLElement>(null)
  const pane = useRef<HTMLElement>(null)
  const showHelp = () => setIsHelpOpen(true)

  useTopOfNewList(listPane, props.view)
  useFocusAfterClosing(list, openId)
  useListKeys({ list, pane, openId, onClose: place.closeItem, onHelp: showHelp })

  return (
    <div className="wide:grid wide:h-[calc(100dvh-3.5rem)] wide:grid-cols-[26rem_minmax(0,1fr)]">
      {/* Where the list is put away, and its heading with it. */}
      {openId !== null && <h1 className="sr-only wide:hidden">{words.title}</h1>}
      <section
        ref={listPane}
        className={classes(
          'relative wide:block wide:overflow-y-auto wide:border-r wide:border-line',
          openId !== null && 'hidden',
        )}
      >
        <ListPane
          words={words}
          state={state}
          failure={props.failure}
          filters={props.filters}
          empty={props.empty}
          renderRow={props.renderRow}
          list={list}
          onPage={place.setPage}
          onHelp={showHelp}
        />
      </section>
      {openId === null ? (
        <NothingOpen
          words={words}
          drawing={props.drawing}
          isListEmpty={state.data?.pagination.total === 0}
        />
      ) : (
        <ItemPane
          key={openId}
          name={words.item}
          backToList={words.backToList}
          pane={pane}
          onClose={place.closeItem}
        >
          {props.children}
        </ItemPane>
      )}
      {isHelpOpen && <KeySheet onClose={() => setIsHelpOpen(false)} />}
    </div>
  )
}

type NothingOpenProps = { words: RoomWords; drawing: ReactNode; isListEmpty: boolean }

function NothingOpen({ words, drawing, isListEmpty }: NothingOpenProps) {
  return (
    <section className="hidden content-center pb-16 wide:grid">
      {!isListEmpty && (
        <EmptyState drawing={drawing} title={words.nothingOpen} text={listRoom.nothingOpenText} />
      )}
    </section>
  )
}

/** A new filter, search or page is read from its beginning. */
function useTopOfNewList(pane: RefObject<HTMLElement | null>, view: string): void {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    pane.current?.scrollTo({ top: 0 })
    window.scrollTo({ top: 0 })
  }, [pane, view])
}

/** Returns the focus to the item that was open, so that the way through the list goes on there. */
function useFocusAfterClosing(
  list: { readonly current: HTMLElement | null },
  openId: string | null,
): void {
  const before = useRef(openId)
  useEffect(() => {
    if (openId === null && before.current !== null) focusItem(list.current, before.current)
    before.current = openId
  }, [list, openId])
}
