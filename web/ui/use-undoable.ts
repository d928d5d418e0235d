import { undo } from '@foyer/shared/copy/list-room.ts'
import { type ToastAction, useToast } from './toast.tsx'

type Undoable<T> = {
  /** What it is now, to return to. */
  from: T
  to: T
  /** Makes the change; rejects where it could not be made. */
  change: (value: T) => Promise<unknown>
  /** Said once it is made. */
  done: string
  /** Said where it could not be made. */
  failed: (error: unknown) => string
}

/** Makes a change at once, and offers for eight seconds to take it back. */
export function useUndoable(): <T>(wish: Undoable<T>) => void {
  const showToast = useToast()
  return ({ from, to, change, done, failed }) => {
    const make = async (value: typeof to, text: string, action?: ToastAction) => {
      try {
        await change(value)
        showToast(text, action)
      } catch (error) {
        showToast(failed(error))
      }
    }
    const takeBack = () => void make(from, undo.undone)
    void make(to, done, { label: undo.action, run: takeBack })
  }
}
