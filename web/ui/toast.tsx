import { undoFor } from '@foyer/shared/facts/limits.ts'
import { seconds } from '@foyer/shared/facts/time.ts'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { classes } from './classes.ts'

/** What can be done about what was said: taken by its button, or by Ctrl or Command and Z. */
export type ToastAction = { label: string; run: () => void }

type Show = (text: string, action?: ToastAction) => void
type Toast = { text: string; action?: ToastAction | undefined }

const ToastContext = createContext<Show>(() => {})
const shownFor = seconds(5)

/**
 * Says one short thing at a time, without taking the focus: for five seconds, or for eight where
 * something can be done about it, and as long as pointer or focus rest on it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [[toast = null], setToasts] = useState<Toast[]>([])
  const [isHeld, setIsHeld] = useState(false)
  const focusedBefore = useRef<HTMLElement>(null)
  const show = useCallback<Show>(
    (text, action) => setToasts(([shown]) => afterShowing(shown, { text, action })),
    [],
  )
  const close = useCallback(() => {
    setToasts((toasts) => toasts.slice(1))
    setIsHeld(false)
  }, [])

  useEffect(() => {
    if (toast === null || isHeld) return undefined
    const timer = setTimeout(close, toast.action === undefined ? shownFor : undoFor)
    return () => clearTimeout(timer)
  }, [toast, isHeld, close])

  const act = () => {
    close()
    // The button goes with the notice: the focus returns to where it came from.
    if (focusedBefore.current?.isConnected === true) focusedBefore.current.focus()
    focusedBefore.current = null
    toast?.action?.run()
  }
  useUndoKey(toast?.action === undefined ? null : act)

  return (
    <ToastContext value={show}>
      {children}
      <div className="pointer-events-none fixed inset-x-4 bottom-5 z-30 grid justify-items-center">
        <div
          className={classes(
            'flex items-center rounded text-small font-medium text-ground',
            toast !== null && 'pointer-events-auto bg-ink shadow',
          )}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={({ relatedTarget }) => {
            focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
            setIsHeld(true)
          }}
          onBlur={() => setIsHeld(false)}
        >
          <output className="wrap-anywhere">
            {toast !== null && <p className="enter-up px-4 py-2.5">{toast.text}</p>}
          </output>
          {toast?.action !== undefined && (
            <button
              type="button"
              aria-keyshortcuts="Control+Z Meta+Z"
              className="enter-up min-h-10 rounded px-4 underline underline-offset-3 -outline-offset-4"
              onClick={act}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      </div>
    </ToastContext>
  )
}

/** News waits behind what can still be taken back; everything else takes the place of what was said. */
function afterShowing(shown: Toast | undefined, next: Toast): Toast[] {
  return shown?.action !== undefined && next.action === undefined ? [shown, next] : [next]
}

/** The function that shows a toast. */
export function useToast(): Show {
  return useContext(ToastContext)
}

/** The keys that undo everywhere; in what is being written they undo that. */
function useUndoKey(act: (() => void) | null): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (act === null || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    if (event.key.toLowerCase() !== 'z' || isWriting(event.target)) return
    event.preventDefault()
    act()
  })
  const isOffered = act !== null
  useEffect(() => {
    if (!isOffered) return undefined
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [isOffered])
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=radio]), textarea') !== null
}
