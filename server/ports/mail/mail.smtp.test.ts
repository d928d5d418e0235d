import net, { type AddressInfo } from 'node:net'
import PostalMime, { type Address } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import { describeMail, type ReceivedMail, sampleMail } from './mail.conformance.ts'
import type { MailPort } from './mail.ts'
import { smtpMail } from './mail.smtp.ts'
import { calendarOf } from './outbox-reader.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

function answer(responseCode: number): Error {
  return Object.assign(new Error('as asked'), { responseCode })
}

const named = (address: Address | undefined) =>
  address === undefined || address.name === ''
    ? (address?.address ?? '')
    : `${address.name} <${address.address ?? ''}>`

async function read(raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  return {
    from: named(mail.from),
    to: named(mail.to?.[0]),
    replyTo: named(mail.replyTo?.[0]),
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    messageId: mail.messageId ?? '',
    calendar: calendarOf(mail),
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  }
}

function openPort(port: number, options: { auth?: string; silence?: number } = {}): MailPort {
  const mail = smtpMail({
    url: `smtp://${options.auth ?? ''}127.0.0.1:${port}`,
    from: 'Foyer <foyer@localhost.example>',
    clock: systemClock(),
    patience: { connection: 500, greeting: 500, silence: options.silence ?? 500 },
  })
  closing.push(() => mail.close())
  return mail
}

/** A real mail server that takes everything but the sentinels. */
async function startServer(over: SMTPServerOptions = {}): Promise<{ port: number; raw: Buffer[] }> {
  const raw: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('bounce@')) return done(answer(550))
      if (address.startsWith('later@')) return done(answer(450))
      return done()
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks))
        done()
      })
    },
    ...over,
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { port: (listener.address() as AddressInfo).port, raw }
}

describeMail('SMTP', async () => {
  const { port, raw } = await startServer()
  return { mail: openPort(port), received: () => Promise.all(raw.map(read)) }
})

/** Takes connections and says only what `script` makes it say. */
async function startScript(script: (socket: net.Socket) => void): Promise<number> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    script(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

const refuseData = (code: number): SMTPServerOptions => ({
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => done(answer(code)))
  },
})

describe('SMTP to a server in trouble', () => {
  it.each([
    [552, 'refused'],
    [554, 'refused'],
    [421, 'unavailable'],
    [451, 'unavailable'],
  ])('reads %i after the message as %s', async (code, outcome) => {
    const { port } = await startServer(refuseData(code))
    expect(await openPort(port).send(sampleMail())).toMatchObject({ outcome })
  })

  it('is unavailable, not refused, where the sender is not let in', async () => {
    const { port } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(answer(535)),
    })
    const mail = openPort(port, { auth: 'foyer:wrong@' })
    expect(await mail.send(sampleMail())).toMatchObject({ outcome: 'unavailable' })
  })

  it('is unavailable where nobody listens', async () => {
    const port = await startScript(() => undefined)
    for (const close of closing.splice(0)) await close()
    expect(await openPort(port).send(sampleMail())).toMatchObject({ outcome: 'unavailable' })
  })

  it('is unavailable where the server takes the call and says nothing', async () => {
    const port = await startScript(() => undefined)
    expect(await openPort(port).send(sampleMail())).toMatchObject({ outcome: 'unavailable' })
  })

  it('is unavailable where the server speaks another language', async () => {
    const port = await startScript((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await openPort(port).send(sampleMail())).toMatchObject({ outcome: 'unavailable' })
  })

  it('is unavailable where the server falls silent after the message', async () => {
    const { port } = await startServer({ onData: (stream) => stream.resume() })
    expect(await openPort(port).send(sampleMail())).toMatchObject({ outcome: 'unavailable' })
  })

  it('is unavailable where the server takes the message and hangs up; the repeat is the same message', async () => {
    const taken: Buffer[] = []
    let hangUp = true
    const { port } = await startServer({
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          taken.push(Buffer.concat(chunks))
          if (!hangUp) return done()
          hangUp = false
          for (const socket of sockets) socket.destroy()
        })
      },
    })
    const sockets = new Set<net.Socket>()
    const relay = net.createServer((socket) => {
      const upstream = net.connect(port, '127.0.0.1')
      sockets.add(socket)
      socket.on('error', () => undefined)
      upstream.on('error', () => undefined)
      socket.pipe(upstream).pipe(socket)
    })
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
    closing.push(() => new Promise((resolve) => relay.close(resolve)))
    const mail = openPort((relay.address() as AddressInfo).port)
    expect(await mail.send(sampleMail())).toMatchObject({ outcome: 'unavailable' })
    expect(taken).toHaveLength(1)
    expect(await mail.send(sampleMail())).toEqual({ outcome: 'accepted' })
    const ids = (await Promise.all(taken.map(read))).map(({ messageId }) => messageId)
    expect(ids).toEqual(['<lead-1.1@foyer.localhost>', '<lead-1.1@foyer.localhost>'])
    await mail.close()
  })

  it('sends many at once, each exactly once', async () => {
    const { port, raw } = await startServer()
    const mail = openPort(port, { silence: 10_000 })
    const ids = Array.from({ length: 40 }, (_, n) => `<lead-${n}.1@foyer.localhost>`)
    const outcomes = await Promise.all(ids.map((messageId) => mail.send(sampleMail({ messageId }))))
    expect(outcomes).toEqual(ids.map(() => ({ outcome: 'accepted' })))
    const got = (await Promise.all(raw.map(read))).map(({ messageId }) => messageId)
    expect(got.toSorted()).toEqual(ids.toSorted())
  })

  it('brings a calendar message as a file too, for programs that know no invitations', async () => {
    const { port, raw } = await startServer()
    const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' } as const
    await openPort(port).send(sampleMail({ calendar }))
    const { attachments } = await PostalMime.parse(raw[0] ?? '')
    expect(attachments).toContainEqual(
      expect.objectContaining({ mimeType: 'application/ics', filename: 'consultation.ics' }),
    )
  })
})
