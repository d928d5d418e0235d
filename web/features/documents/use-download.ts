import { documentDownload } from '@foyer/shared/copy/documents-view.ts'
import { useState } from 'react'
import { CallFailed } from '#web/platform/call-failed.ts'
import { useDownloadLink } from './data.ts'

/** The one download that may be under way, and what became of the last. */
export type Download = {
  start: (id: string) => void
  /** The document whose link is being asked for. */
  busyId: string | null
  /** Why the last one failed; null where it did not, or was heard. */
  problem: string | null
  dismiss: () => void
}

/** Downloads documents: asks for a link, and follows it at once. */
export function useDownload(): Download {
  const { mutate, isPending, variables } = useDownloadLink()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    start: (id) => {
      setProblem(null)
      mutate(id, { onSuccess: follow, onError: (error) => setProblem(sayWhy(error)) })
    },
    busyId: isPending ? variables : null,
    problem,
    dismiss: () => setProblem(null),
  }
}

/**
 * The answer at that address is an attachment: the browser saves it and the page stays. No window is
 * opened, so nothing that blocks windows is in the way.
 */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}

/** The server's sentence where it is about this document; else the specification's (2, section 8). */
function sayWhy(error: Error): string {
  const isAboutIt = error instanceof CallFailed && error.code?.startsWith('document/') === true
  return isAboutIt ? error.message : documentDownload.failed
}
