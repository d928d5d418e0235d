import { defaultPrompt } from '@foyer/shared/copy/prompt.ts'
import type { SavedPrompt } from './queries.ts'

/** The system prompt that a model is told, and since when; the version of the one of Foyer's own is 0. */
export type PromptInUse = { version: number; promptText: string; updatedAt: string | null }

/** The prompt in use: the last that was saved. One without a word stands for the one that comes with Foyer. */
export function promptInUse(
  saved: Pick<SavedPrompt, 'version' | 'promptText' | 'updatedAt'> | undefined,
): PromptInUse {
  if (saved === undefined || isEmptyPrompt(saved.promptText))
    return { version: 0, promptText: defaultPrompt, updatedAt: null }
  const { version, promptText, updatedAt } = saved
  return { version, promptText, updatedAt: updatedAt.toISOString() }
}

/** Whether a text says nothing at all. */
export const isEmptyPrompt = (text: string): boolean => text.trim() === ''

/** Versions that are shown at once; each may be a megabyte. */
export const versionsShown = 10
