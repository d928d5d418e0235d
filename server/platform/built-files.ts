import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A file of the build, wherever this code runs from: a bundle in `dist/<room>/`, or the source under
 * test, which takes it from `dist/`.
 */
export function builtFile(name: string): string {
  const here = import.meta.url
  const places = [`../server/${name}`, `../../dist/server/${name}`].map(
    (place) => new URL(place, here),
  )
  const found = places.find((place) => existsSync(place))
  return fileURLToPath(found ?? new URL(`./${name}`, here))
}
