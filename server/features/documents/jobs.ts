import { paths } from '@foyer/shared/paths.ts'
import { findMailableFirm } from '#server/features/overview/queries.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import { sendNotice } from '#server/platform/notify.ts'
import type { World } from '#server/world.ts'
import { documentEmail } from './emails.tsx'
import { findDocument, markDocumentEmailed } from './queries.ts'

/**
 * Tells a firm of a visitor's file, unless that is done already or the file was taken back.
 * Where nobody has proved the mailbox it does nothing: the proof sends all that has waited.
 */
export async function deliverDocument(
  world: World,
  { firmId, documentId }: { firmId: FirmId; documentId: string },
): Promise<void> {
  const { firm, document } = await world.db.asFirm(firmId, async (tx) => ({
    firm: await findMailableFirm(tx, firmId),
    document: await findDocument(tx, firmId, documentId),
  }))
  if (firm === undefined || document === undefined || document.emailedAt !== null) return
  await sendNotice(world, {
    to: firm.mailTo,
    replyTo: document.clientEmail,
    kind: 'document',
    id: documentId,
    written: await documentEmail(
      document,
      `${world.config.origins.app}${paths.dashboardSection('documents')}`,
    ),
  })
  const at = world.clock.now()
  await world.db.asFirm(firmId, (tx) => markDocumentEmailed(tx, firmId, documentId, at))
}
