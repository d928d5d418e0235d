import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { seconds } from '@foyer/shared/facts/time.ts'

type Show = (text: string) => void

const ToastContext = createContext<Show>(() => {})
const shownFor = seconds(5)

/** Says one short thing at a time, for five seconds, without taking the focus. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ text: string } | null>(null)
  const show = useCallback((text: string) => setToast({ text }), [])

  useEffect(() => {
    if (toast === null) return undefined
    const timer = setTimeout(() => setToast(null), shownFor)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ToastContext value={show}>
      {children}
      <output className="pointer-events-none fixed inset-x-4 bottom-5 z-30 grid justify-items-center">
        {toast !== null && (
          <p className="enter-up rounded bg-ink px-4 py-2.5 text-small font-medium text-ground shadow">
            {toast.text}
          </p>
        )}
      </output>
    </ToastContext>
  )
}

/** The function that shows a toast. */
export function useToast(): Show {
  return useContext(ToastContext)
}
