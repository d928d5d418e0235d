import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A file the code needs at run time, wherever it runs from: a bundle in `dist/<room>/`, or the source
 * under test, which has migrations, ZIP codes, what was learned and posts in its folders and takes what must be built from
 * `dist/`.
 */
export function builtFile(name: string): string {
  const here = import.meta.url
  const places = [
    `../server/${name}`,
    `../db/${name}`,
    `../features/places/${name}`,
    `../assistant/policy/learned/${name}`,
    `../assistant/answer/${name}`,
    `../assistant/answer/everyday/${name}`,
    `../ports/blog/${name}`,
    `../../dist/server/${name}`,
  ].map((place) => new URL(place, here))
  const found = places.find((place) => existsSync(place))
  return fileURLToPath(found ?? new URL(`./${name}`, here))
}
