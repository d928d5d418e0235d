import { fileTypes, typeOfName } from '@foyer/shared/facts/file-kinds.ts'
import { documentLimits } from '@foyer/shared/facts/limits.ts'
import type { Problem } from '../conversation.ts'

/** What a file dialog shows: the extensions that are taken. */
export const accepted = Object.keys(fileTypes)
  .map((extension) => `.${extension}`)
  .join()

/** One file on its way, told apart by `id`. `fault` cannot be mended by trying again, `problem` may. */
export type FileRow = {
  id: string
  file: File
  state: 'ready' | 'sending' | 'sent' | 'cancelled' | 'failed' | 'unfit'
  /** Percent of its bytes that have left. */
  percent: number
  fault: 'tooLarge' | 'empty' | 'kind' | null
  problem: Problem | null
}

/** A file as it was chosen, with what is wrong with it before anything is sent. */
export function chosenFile(id: string, file: File): FileRow {
  const fault = !typeOfName(file.name)
    ? 'kind'
    : file.size > documentLimits.maxBytes
      ? 'tooLarge'
      : file.size === 0
        ? 'empty'
        : null
  return { id, file, state: fault ? 'unfit' : 'ready', percent: 0, fault, problem: null }
}

/** Whether sending the same file again may work: the connection, the server or the pace was at fault. */
export function isPassing(problem: Problem): boolean {
  return /^(connection|server|http)\/|^request\/too-fast$/.test(problem.code)
}

/** Files that may still be added to those sent and those waiting. */
export function roomLeft(sent: number, rows: readonly FileRow[]): number {
  const waiting = rows.filter(({ state }) => state !== 'sent' && state !== 'unfit').length
  return Math.max(0, documentLimits.perSession - sent - waiting)
}

/** The files of something dropped or pasted. */
export function filesOf(given: DataTransfer | null): File[] {
  return [...(given?.files ?? [])]
}
