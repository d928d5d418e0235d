import { fileURLToPath } from 'node:url'

/** The repository's own folder, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')
