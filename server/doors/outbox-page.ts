import { paths } from '@foyer/shared/paths.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { refuseStrangers } from '#server/platform/only-near.ts'
import type { OutboxReader } from '#server/ports/mail/outbox-reader.ts'
import { outboxStyle } from './outbox-style.ts'
import { bodySandbox, ListPage, MailPage, MissingPage, styleAddress } from './outbox-views.tsx'

/** Our own pages: their stylesheet and the frame with the message, no script. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The message itself is a stranger, also when opened outside the frame. */
const bodyPolicy = `sandbox ${bodySandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

async function sendPage(
  reply: FastifyReply,
  view: ReactElement,
  status = 200,
): Promise<FastifyReply> {
  return await reply
    .code(status)
    .header('content-security-policy', pagePolicy)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(view)}`)
}

/**
 * Shows the outbox at `/outbox`: the list, each message, its HTML for the frame and what it brings for
 * a calendar. For development
 * only: the mail holds what visitors told a firm, and anybody on this machine can read it.
 */
export function mountOutboxPage(door: FastifyInstance, outbox: OutboxReader): void {
  const onlyNear = { onRequest: refuseStrangers }
  door.get(paths.outbox, onlyNear, async (_request, reply) =>
    sendPage(reply, createElement(ListPage, await outbox.list())),
  )
  door.get(styleAddress, onlyNear, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(outboxStyle),
  )
  door.get<{ Params: { id: string } }>(`${paths.outbox}/:id`, onlyNear, async (request, reply) => {
    const mail = await outbox.read(request.params.id)
    if (mail === undefined) return await sendPage(reply, createElement(MissingPage), 404)
    return await sendPage(reply, createElement(MailPage, { mail }))
  })
  door.get<{ Params: { id: string } }>(
    `${paths.outbox}/:id/body`,
    onlyNear,
    async (request, reply) => {
      const mail = await outbox.read(request.params.id)
      if (mail === undefined) return await sendPage(reply, createElement(MissingPage), 404)
      return await reply
        .header('content-security-policy', bodyPolicy)
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(mail.html)
    },
  )
  door.get<{ Params: { id: string } }>(
    `${paths.outbox}/:id/calendar.ics`,
    onlyNear,
    async (request, reply) => {
      const calendar = (await outbox.read(request.params.id))?.calendar
      if (calendar == null) return await sendPage(reply, createElement(MissingPage), 404)
      return await reply
        .header('content-disposition', 'attachment; filename="consultation.ics"')
        .type('text/calendar; charset=utf-8')
        .send(calendar.content)
    },
  )
}
