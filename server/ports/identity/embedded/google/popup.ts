import { identityPaths } from '@foyer/shared/paths.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'
import { recognise } from './people.ts'
import type { Provider, ProviderPerson, Refused } from './provider.ts'
import { type Cookies, refuseTry, settle } from './tries.ts'

/** How people sign in with Google here. */
export type Google = {
  /** The provider, or the development chooser in its place. */
  way: { kind: 'google'; provider: Provider } | { kind: 'chooser' }
  /** The app door's address. */
  appOrigin: string
}

/** What the routes to Google and back work with. */
export type GoogleParts = Parts & { google: Google }

/** The request's cookies. */
export function cookiesOf(request: FastifyRequest): Cookies {
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  })
  return (name) => pairs.find(([known]) => known === name)?.[1]
}

/** Ends the popup's way on the page that tells its opener; without a name it can only say so. */
export function finish(reply: FastifyReply, name?: string): FastifyReply {
  return reply.redirect(`${identityPaths.googleDone}${name === undefined ? '' : `#${name}`}`, 303)
}

/** Writes who the provider, or the chooser, says it was, by the same rules for both. */
export async function settleWith(
  parts: GoogleParts,
  name: string,
  answer: { outcome: 'person'; person: ProviderPerson } | Refused,
): Promise<void> {
  if (answer.outcome === 'refused') return await refuseTry(parts, name, answer)
  const recognised = await recognise(parts, answer.person)
  if (recognised.outcome === 'refused') return await refuseTry(parts, name, recognised)
  await settle(parts, name, { ...recognised, person: answer.person })
}
