import type { ComponentType } from 'react'

/** What an island is told: the data attributes of its place. */
export type IslandProps = { given: Readonly<Record<string, string | undefined>> }

/**
 * The place of a component that comes to life in the browser. It is drawn here as it will be there.
 * `name` is its row in mount.tsx. Islands use fixed ids: generated ones differ between the two.
 */
export function Island(props: {
  name: string
  of: ComponentType<IslandProps>
  given?: Readonly<Record<string, string>>
}) {
  const { name, of: Component, given = {} } = props
  const data = Object.entries(given).map(([key, value]) => [
    `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ])
  return (
    <div data-island={name} {...Object.fromEntries(data)}>
      <Component given={given} />
    </div>
  )
}
