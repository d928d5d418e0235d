import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'

type ItemPaneProps = {
  /** What is opened here: 'Lead'. */
  name: string
  /** The way back, where the list is put away: 'All leads'. */
  backToList: string
  pane: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The place of an opened item. It takes the focus, so that reading can begin. */
export function ItemPane({ name, backToList, pane, onClose, children }: ItemPaneProps) {
  useEffect(() => {
    pane.current?.focus({ preventScroll: true })
  }, [pane])

  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={name}
      className="relative outline-none wide:overflow-y-auto"
    >
      <div className="px-3 pt-3 wide:hidden">
        <Button look="plain" small onClick={onClose}>
          <ArrowLeft size={16} aria-hidden="true" />
          {backToList}
        </Button>
      </div>
      {children}
    </section>
  )
}
