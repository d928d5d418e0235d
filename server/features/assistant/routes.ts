import type { AssistantSettings, assistantApi, Recipient } from '@foyer/shared/api/assistant.ts'
import { getFirm } from '#server/features/conversations/queries.ts'
import { domainOf } from '#server/features/integration/rules.ts'
import { Failure } from '#server/platform/failure.ts'
import type { FirmId } from '#server/platform/firm-id.ts'
import type { AppHandlers, Member } from '#server/platform/session-gate.ts'
import type { World } from '#server/world.ts'
import {
  addRecipient,
  changeMailbox,
  confirmMailbox,
  remindRecipient,
  removeLogo,
  removeRecipient,
  saveAssistant,
  saveLogo,
} from './commands.ts'
import { listRecipients, type AssistantColumns } from './queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The settings as a form shows them: an empty text is what the firm left to us. */
function settingsOf(firm: AssistantColumns): AssistantSettings {
  const { displayName, greetings, language: _first, ...columns } = firm
  const { en = '', es = '' } = greetings
  return { ...columns, displayName: displayName ?? '', greetings: { en, es } }
}

async function readAssistant(world: World, firmId: FirmId) {
  return await world.db.asFirm(firmId, async (tx) => {
    const firm = await getFirm(tx, firmId)
    if (firm === undefined) throw new Failure('account/no-firm')
    const rows = await listRecipients(tx, firmId)
    const { notifyEmail: email, notifyProvedAt } = firm
    const recipients: Recipient[] = [
      { id: null, email, provedAt: iso(notifyProvedAt), becomesMain: false },
      ...rows.map((row) => ({
        id: row.recipientId,
        email: row.email,
        provedAt: iso(row.provedAt),
        becomesMain: row.becomesMain,
      })),
    ]
    const { name: firmName, siteUrl, logoUrl, token } = firm
    return {
      ...settingsOf(firm),
      firmName,
      siteHost: domainOf(siteUrl),
      siteUrl,
      logoUrl,
      token,
      recipients,
    }
  })
}

/** The firm's assistant: how it looks and speaks, when the firm is open, who hears of what is left. */
export function assistantRoutes(world: World): AppHandlers<typeof assistantApi> {
  const whole = async ({ firmId }: Member) => ({
    success: true as const,
    assistant: await readAssistant(world, firmId),
  })
  const told = async ({ firmId }: Member, message: string) => {
    const { recipients } = await readAssistant(world, firmId)
    return { success: true as const, message, recipients }
  }
  return {
    getAssistant: async (_input, member) => await whole(member),
    saveAssistant: async ({ body }, member) => {
      await saveAssistant(world, member.firmId, body)
      return await whole(member)
    },
    saveLogo: async ({ body }, member) => {
      await saveLogo(world, member.firmId, body.image)
      return await whole(member)
    },
    removeLogo: async (_input, member) => {
      await removeLogo(world, member.firmId)
      return await whole(member)
    },
    changeMailbox: async ({ body }, member) =>
      await told(member, await changeMailbox(world, member, body.email)),
    addRecipient: async ({ body }, member) =>
      await told(member, await addRecipient(world, member, body.email)),
    remindRecipient: async ({ params }, member) =>
      await told(member, await remindRecipient(world, member.firmId, params.id)),
    removeRecipient: async ({ params }, member) =>
      await told(member, await removeRecipient(world, member.firmId, params.id)),
    confirmMailbox: async ({ body }) => ({
      success: true as const,
      ...(await confirmMailbox(world, body.code)),
    }),
  }
}
