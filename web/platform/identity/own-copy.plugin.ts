import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const mark = '?own-copy'

/**
 * Gives the modules that `importer` imports from `packages` a copy apart from everybody else's. The
 * SDK is one file, and a bundler keeps in one place whatever any part of the product uses of a file:
 * without this the code for hosted popups would load with every dashboard (2.7 kB brotli).
 */
export function ownCopy(importer: RegExp, packages: RegExp): Plugin {
  return {
    name: 'foyer-own-copy',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, from, options) {
      if (from === undefined) return undefined
      const isInside = from.endsWith(mark)
      if (!isInside && !(importer.test(from) && packages.test(source))) return undefined
      const found = await this.resolve(source, from.replace(mark, ''), {
        ...options,
        skipSelf: true,
      })
      return found === null || found.external !== false ? found : { ...found, id: found.id + mark }
    },
    load: (id) => (id.endsWith(mark) ? readFile(id.replace(mark, ''), 'utf8') : undefined),
  }
}
