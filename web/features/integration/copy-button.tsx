import { snippet as copy } from '@foyer/shared/copy/integration.ts'
import { copiedFor } from '@foyer/shared/facts/limits.ts'
import { Check, Copy } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

type CopyButtonProps = { text: string; shown: RefObject<HTMLElement | null> }

/** Copies `text` and shows a check mark for 2 s; where copying is refused, selects what is shown. */
export function CopyButton({ text, shown }: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  const showToast = useToast()

  useEffect(() => {
    if (copiedAt === null) return undefined
    const timer = setTimeout(() => setCopiedAt(null), copiedFor)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(Date.now())
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current)
      showToast(copy.copyFailed)
    }
  }

  const Icon = copiedAt === null ? Copy : Check
  return (
    <Button small onClick={() => void copyText()}>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      <span aria-live="polite">{copiedAt === null ? copy.copy : copy.copied}</span>
    </Button>
  )
}
