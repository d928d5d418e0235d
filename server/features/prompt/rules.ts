import { defaultPrompt } from '@foyer/shared/copy/prompt.ts'

/** The prompt in use. A saved text without a word stands for the one that comes with Foyer. */
export function promptInUse(saved: { promptText: string; updatedAt: Date } | undefined): {
  promptText: string
  updatedAt: string | null
} {
  if (saved === undefined || isEmptyPrompt(saved.promptText))
    return { promptText: defaultPrompt, updatedAt: null }
  return { promptText: saved.promptText, updatedAt: saved.updatedAt.toISOString() }
}

/** Whether a text says nothing at all. */
export const isEmptyPrompt = (text: string): boolean => text.trim() === ''
