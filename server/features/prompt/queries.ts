import { desc, lt } from 'drizzle-orm'
import { systemPrompt } from '#server/db/schema/prompt.ts'
import type { Tx } from '#server/platform/database.ts'

/** A system prompt as it was saved: its version, what it says, when, and by which identity. */
export type SavedPrompt = typeof systemPrompt.$inferSelect

/** The system prompt as it was last saved; undefined while it never was. It belongs to no firm. */
export async function findPrompt(tx: Tx): Promise<SavedPrompt | undefined> {
  const [row] = await tx.select().from(systemPrompt).orderBy(desc(systemPrompt.version)).limit(1)
  return row
}

/** Saved system prompts, the newest first: those before a version, or all. */
export async function listPrompts(
  tx: Tx,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<SavedPrompt[]> {
  const { version } = systemPrompt
  return await tx
    .select()
    .from(systemPrompt)
    .where(before === undefined ? undefined : lt(version, before))
    .orderBy(desc(version))
    .limit(limit)
}

/** Keeps a system prompt as the newest version. */
export async function savePrompt(tx: Tx, saved: Omit<SavedPrompt, 'version'>): Promise<void> {
  await tx.insert(systemPrompt).values(saved)
}
