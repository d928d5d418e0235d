import type { Readable } from 'node:stream'

/**
 * Where visitors' files are kept. A key is made by the server, never from what a visitor typed:
 * parts of lower-case letters, digits and hyphens, joined by `/`.
 */
export type StoragePort = {
  kind: 'disk' | 's3'
  /**
   * Keeps a copy of the file at `path`, which stays the caller's. Once this resolves the copy
   * outlives a power cut; where it rejects nothing of it is left. A key is written once.
   */
  put(key: string, path: string): Promise<void>
  /** The bytes under a key; undefined where there are none. */
  open(key: string): Promise<Readable | undefined>
  /** Removes what is under a key; nothing there is no error. */
  remove(key: string): Promise<void>
}

const keyShape = /^[a-z0-9-]{1,64}(?:\/[a-z0-9-]{1,64}){0,3}$/

/**
 * Stops a key that could name something outside the storage.
 * @throws RangeError, since only a bug makes one.
 */
export function assertKey(key: string): void {
  if (!keyShape.test(key)) throw new RangeError('not a storage key')
}
