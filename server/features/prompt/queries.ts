import { eq } from 'drizzle-orm'
import { systemPrompt } from '#server/db/schema/prompt.ts'
import type { Tx } from '#server/platform/database.ts'

/** The one row there can be. */
const only = 1

/** The system prompt as it was last saved; undefined while it never was. It belongs to no firm. */
export async function findPrompt(
  tx: Tx,
): Promise<{ promptText: string; updatedAt: Date } | undefined> {
  const { promptText, updatedAt } = systemPrompt
  const [row] = await tx
    .select({ promptText, updatedAt })
    .from(systemPrompt)
    .where(eq(systemPrompt.id, only))
  return row
}

/** Keeps a system prompt in place of the one before, with who wrote it. */
export async function savePrompt(
  tx: Tx,
  saved: { promptText: string; updatedAt: Date; updatedBy: string },
): Promise<void> {
  await tx
    .insert(systemPrompt)
    .values({ id: only, ...saved })
    .onConflictDoUpdate({ target: systemPrompt.id, set: saved })
}
