import { ContactForm } from '@foyer/shared/api/contact.ts'
import { integrationApi } from '@foyer/shared/api/integration.ts'
import { paths } from '@foyer/shared/paths.ts'
import { storable } from '@foyer/shared/rules/storable-text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { takeContact } from '#server/features/contact/commands.ts'
import { checkInstallation } from '#server/features/integration/commands.ts'
import type { Admission } from '#server/platform/admission.ts'
import { errorReply } from '#server/platform/door.ts'
import { Failure } from '#server/platform/failure.ts'
import type { World } from '#server/world.ts'
import { pageHeaders } from './public-pages.ts'
import type { OpenedSite } from './public-site.ts'

/** What a form sends: texts by the names of its fields. */
type Fields = Readonly<Record<string, string>>

const fieldsOf = (body: unknown): Fields => {
  const read = z.record(z.string(), z.string()).safeParse(storable(body))
  return read.success ? read.data : {}
}

/**
 * A form is taken from our own pages. No session hangs on it; this only keeps other websites from having
 * their visitors' browsers fill it in. Browsers that say nothing of where they come from are believed.
 */
function assertOwn({ headers }: FastifyRequest, origin: string): void {
  const site = headers['sec-fetch-site']
  const isOwn =
    site === undefined
      ? [undefined, 'null', origin].includes(headers.origin)
      : site === 'same-origin' || site === 'none'
  if (!isOwn) throw new Failure('request/cross-site')
}

/** Parses fields as the contract's row does. @throws Failure with a sentence for each wrong one. */
function parse<S extends z.ZodType>(schema: S, fields: Fields): z.output<S> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new Failure('request/invalid', {
    details: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  })
}

/** A document and its status. */
type Drawn = { html: string; status: number }

/** What went wrong with a form: a status for its document, a sentence, and one for each wrong field. */
type Refused = { status: number; message: string; fields: Fields; retryAfter: string | undefined }

function readRefusal(error: unknown, request: FastifyRequest): Refused {
  const { status, body } = errorReply(error, request)
  const { message, details = [] } = body
  const wait = error instanceof Failure ? error.retryAfterSeconds : undefined
  return {
    status: status === 400 ? 422 : status,
    message,
    // The first sentence for each field stands.
    fields: Object.fromEntries(details.toReversed().map((each) => [each.field, each.message])),
    retryAfter: wait === undefined ? undefined : String(wait),
  }
}

/** How a form is answered: what it does, and what is drawn where that is refused. */
type Form = {
  answer: (fields: Fields, request: FastifyRequest) => Promise<Drawn>
  redraw: (fields: Fields, refused: Refused) => string
}

function contactForm(world: World, { site }: OpenedSite): Form {
  const empty = { name: '', email: '', message: '' }
  return {
    answer: async (fields, { ip }) => {
      const text = await takeContact(world, parse(ContactForm, fields), ip)
      const message = { kind: 'success', text } as const
      return { status: 200, html: site.contact({ values: empty, fieldErrors: {}, message }) }
    },
    redraw: ({ name = '', email = '', message = '' }, refused) =>
      site.contact({
        values: { name, email, message },
        fieldErrors: refused.fields,
        message: { kind: 'failure', text: refused.message },
      }),
  }
}

function checkForm(world: World, { site }: OpenedSite, checks: Admission): Form {
  const { body } = integrationApi.checkInstallation
  return {
    answer: async (fields, { ip }) => {
      const { url } = parse(body, fields)
      const check = await checkInstallation(world, checks, { url, network: ip })
      return { status: 200, html: site.guide({ url, check }) }
    },
    redraw: ({ url = '' }, { fields, message }) =>
      site.guide({ url, problem: fields['url'] ?? message }),
  }
}

/**
 * Mounts the two forms of the public pages for browsers without JavaScript: they send a plain form to the
 * page's own address and get the page again, with what was typed and what became of it.
 */
export async function mountPublicForms(
  door: FastifyInstance,
  world: World,
  { publicSite, checks }: { publicSite: OpenedSite; checks: Admission },
): Promise<void> {
  const headers = pageHeaders(publicSite.policy)
  const send = (reply: FastifyReply, { html, status }: Drawn) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html)
  const forms = [
    [paths.contact, contactForm(world, publicSite)],
    [paths.guide, checkForm(world, publicSite, checks)],
  ] as const
  await door.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    for (const [url, { answer, redraw }] of forms)
      scope.route({
        method: 'POST',
        url,
        handler: async (request, reply) => {
          assertOwn(request, world.config.origins.app)
          return await send(reply, await answer(fieldsOf(request.body), request))
        },
        errorHandler: async (error, request, reply) => {
          const refused = readRefusal(error, request)
          if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter)
          const html = redraw(fieldsOf(request.body), refused)
          return await send(reply, { html, status: refused.status })
        },
      })
  })
}
