import { documentList, documentStates } from '@foyer/shared/copy/documents-view.ts'
import type { Document } from '@foyer/shared/api/documents.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What became of a document, where that is worth a word. */
export function DocumentBadges({ of }: { of: Pick<Document, 'state' | 'withdrawn'> }) {
  return (
    <>
      {of.state === 'checking' && <Badge tone="info">{documentStates.checking}</Badge>}
      {of.state === 'infected' && <Badge tone="danger">{documentStates.infected}</Badge>}
      {of.withdrawn && <Badge tone="danger">{documentList.withdrawn}</Badge>}
    </>
  )
}
