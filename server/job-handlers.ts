import { deliverAppointment, deliverInvitation } from './features/appointments/jobs.ts'
import { deliverMailboxLetter } from './features/assistant/jobs.ts'
import { deliverBillingNotice } from './features/billing/jobs.ts'
import { deliverDocument, processDocument } from './features/documents/jobs.ts'
import { deliverLead } from './features/leads/jobs.ts'
import { deliverMessage } from './features/messages/jobs.ts'
import { readSite } from './features/site/jobs.ts'
import type { JobHandlers } from './platform/jobs.ts'
import type { World } from './world.ts'

/** What each queue's jobs do. */
export function jobHandlers(world: World): JobHandlers {
  return {
    'read-site': ({ firmId }) => readSite(world, firmId),
    'deliver-lead': ({ firmId, subjectId }) => deliverLead(world, { firmId, leadId: subjectId }),
    'deliver-message': ({ firmId, subjectId }) =>
      deliverMessage(world, { firmId, messageId: subjectId }),
    'deliver-appointment': ({ firmId, subjectId }) =>
      deliverAppointment(world, { firmId, appointmentId: subjectId }),
    'deliver-invitation': ({ firmId, subjectId }) =>
      deliverInvitation(world, { firmId, invitationId: subjectId }),
    'deliver-document': ({ firmId, subjectId }) =>
      deliverDocument(world, { firmId, documentId: subjectId }),
    'process-document': ({ firmId, subjectId }) =>
      processDocument(world, { firmId, documentId: subjectId }),
    'deliver-billing-notice': ({ firmId, subjectId }) =>
      deliverBillingNotice(world, { firmId, noticeId: subjectId }),
    'deliver-mailbox-letter': ({ firmId, subjectId }) =>
      deliverMailboxLetter(world, { firmId, recipientId: subjectId }),
  }
}
