import { identityPaths } from '@foyer/shared/paths.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { refuseStrangers } from '#server/platform/only-near.ts'
import { normaliseEmail } from '../sign-in.ts'
import { chooserStyle } from './chooser-style.ts'
import { ChooserPage, styleAddress } from './chooser-page.tsx'
import { cookiesOf, finish, type GoogleParts, settleWith } from './popup.ts'
import { Name, type ProviderPerson } from './provider.ts'
import { findReturned } from './tries.ts'

/** Our own page: its stylesheet and its forms, no script. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const Asked = z.object({ state: z.string() })
const Chosen = z.object({
  state: z.string(),
  answer: z.enum(['choose', 'cancel']),
  email: z.string().default(''),
  name: Name,
})

/** Somebody who exists only here; their id can be none of Google's, which are digits. */
function personOf(email: string, name: string): ProviderPerson {
  const [firstName = '', ...rest] = name.split(/\s+/)
  const lastName = rest.join(' ')
  return { subject: `chooser ${email}`, email, emailVerified: true, name, firstName, lastName }
}

async function show(
  reply: FastifyReply,
  page: Parameters<typeof ChooserPage>[0],
): Promise<FastifyReply> {
  return await reply
    .code(page.mistake === undefined ? 200 : 400)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(createElement(ChooserPage, page))}`)
}

async function take(parts: GoogleParts, request: FastifyRequest, reply: FastifyReply) {
  const form = Chosen.safeParse(request.body)
  if (!form.success) return finish(reply)
  const { state, answer, name, email: given } = form.data
  const returned = await findReturned(parts, state, cookiesOf(request))
  if (returned?.outcome !== 'open') return finish(reply, returned?.name)
  if (answer === 'cancel') {
    const cancelled = { outcome: 'refused', code: 'auth/popup-closed-by-user' } as const
    await settleWith(parts, returned.name, cancelled)
    return finish(reply, returned.name)
  }
  const email = normaliseEmail(given)
  if (email === null) return await show(reply, { state, mistake: { email: given, name } })
  await settleWith(parts, returned.name, { outcome: 'person', person: personOf(email, name) })
  return finish(reply, returned.name)
}

/**
 * Stands in for Google where no client is set up: whoever sits at this machine says who they are. For
 * development only, as nothing is asked of them; another machine does not find it.
 */
export function mountChooser(scope: FastifyInstance, parts: GoogleParts): void {
  const at = identityPaths.googleChoose.slice(identityPaths.base.length)
  const onlyNear = { onRequest: refuseStrangers }
  scope.get(at, onlyNear, async (request, reply) => {
    const query = Asked.safeParse(request.query)
    const returned = query.success
      ? await findReturned(parts, query.data.state, cookiesOf(request))
      : undefined
    if (returned?.outcome !== 'open') return finish(reply, returned?.name)
    return await show(reply, { state: returned.state })
  })
  scope.post(at, onlyNear, async (request, reply) => take(parts, request, reply))
  scope.get(styleAddress.slice(identityPaths.base.length), onlyNear, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(chooserStyle),
  )
}
