import { operator as copy } from '@foyer/shared/copy/operator.ts'

/** A command that cannot be carried out; its message is one plain sentence. */
export class Refused extends Error {}

/** A word of a command. @throws Refused where it was not given. */
export function needed(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new Refused(copy.needs(what))
  return value.trim()
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id of ours. @throws Refused where it is none. */
export function neededId(value: string | undefined, what: string): string {
  const id = needed(value, what)
  if (!uuid.test(id)) throw new Refused(copy.badId(id))
  return id.toLowerCase()
}
