import { LRUCache } from 'lru-cache'

/** Values by key, each of one version, bounded in bytes; the longest unused goes first. */
export type VersionedCache<T> = {
  /**
   * The value of `key` at `version`, loaded when it is absent or of another version. Several callers
   * at once share one load.
   */
  get(key: string, version: number, load: () => Promise<T | null>): Promise<T | null>
}

type Held<T> = { version: number; value: T }

/** @param sizeOf bytes that a value holds; @param maxBytes bound of them all. */
export function versionedCache<T>(
  maxBytes: number,
  sizeOf: (value: T) => number,
): VersionedCache<T> {
  const held = new LRUCache<string, Held<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
  })
  const loading = new Map<string, Promise<T | null>>()
  return {
    async get(key, version, load) {
      const found = held.get(key)
      if (found?.version === version) return found.value
      const name = `${key}@${version}`
      const shared = loading.get(name)
      // One caller's failure, such as its own lost connection, is not the others': they load themselves.
      if (shared !== undefined) return await shared.catch(load)
      const started = load()
      loading.set(name, started)
      try {
        const value = await started
        if (value !== null) held.set(key, { version, value })
        return value
      } finally {
        loading.delete(name)
      }
    },
  }
}
