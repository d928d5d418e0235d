import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readStaticFiles, type StaticFile } from '#server/platform/static-files.ts'

/** What scripts/build-widget.mjs says of what it built. */
const Manifest = z.object({ policy: z.string() })

/** The built widget, ready to serve. */
export type WidgetBuild = {
  loader: StaticFile
  frame: StaticFile
  /** Files that the frame loads when it is opened, by name. */
  parts: ReadonlyMap<string, StaticFile>
  /** The frame's content policy: exactly its own scripts and styles, framed by `ancestors`. */
  policy(ancestors: string): string
}

/** Reads the widget's build; undefined where it is not built. */
export function readWidgetBuild(folder: string): WidgetBuild | undefined {
  const files = new Map(readStaticFiles(folder))
  const loader = files.get('widget.js')
  const frame = files.get('frame.html')
  if (loader === undefined || frame === undefined) return undefined
  const { policy } = Manifest.parse(
    JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')),
  )
  for (const name of ['widget.js', 'frame.html', 'manifest.json']) files.delete(name)
  return {
    loader,
    frame,
    parts: files,
    policy: (ancestors) => `${policy}; frame-ancestors ${ancestors}`,
  }
}
