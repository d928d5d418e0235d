import { describe, expect, it } from 'vitest'
import type { CalendarPart, Mail, MailPort } from './mail.ts'

/** A message as it arrived at the other end. */
export type ReceivedMail = {
  from: string
  to: string
  replyTo: string
  subject: string
  html: string
  text: string
  messageId: string
  calendar: CalendarPart | null
  headers: { name: string; value: string }[]
}

/** A mail port with the means to see what became of its messages. */
export type MailUnderTest = {
  mail: MailPort
  /** Everything that was accepted, oldest first. */
  received(): Promise<ReceivedMail[]>
}

/** A message that every transport takes. */
export function sampleMail(over: Partial<Mail> = {}): Mail {
  return {
    to: 'intake@firm.example',
    subject: 'New inquiry from your website',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: '<lead-1.1@foyer.localhost>',
    ...over,
  }
}

const calendarText = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'SUMMARY:Consultation with Núñez & Sons',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

/** What every mail port does. The sentinel addresses are `bounce@` and `later@`, at any domain. */
export function describeMail(name: string, open: () => Promise<MailUnderTest>): void {
  describe(`${name} as mail port`, () => {
    it('delivers a message whole, in every alphabet', async () => {
      const { mail, received } = await open()
      const sent = sampleMail({
        to: 'Zoë Núñez <zoe@firm.example>',
        replyTo: 'visitor@home.example',
        subject: 'Consulta: despido — “Ñandú” 離婚 🙂 '.repeat(4).trim(),
        html: '<p>¿Cuándo? &amp; 何時</p>',
        text: '¿Cuándo? 何時\n.\nFrom here on\n.. a line of dots',
      })
      expect(await mail.send(sent)).toEqual({ outcome: 'accepted' })
      const [mailed] = await received()
      expect(mailed).toMatchObject({
        from: 'Foyer <foyer@localhost.example>',
        to: 'Zoë Núñez <zoe@firm.example>',
        replyTo: 'visitor@home.example',
        subject: sent.subject,
        messageId: sent.messageId,
      })
      expect(mailed?.html.trim()).toBe(sent.html)
      expect(mailed?.text.trim()).toBe(sent.text)
    })

    it('brings a calendar message, by whose method mail programs know what it is', async () => {
      const { mail, received } = await open()
      for (const method of ['REQUEST', 'CANCEL'] as const) {
        const calendar = { method, content: calendarText }
        expect(await mail.send(sampleMail({ calendar }))).toEqual({ outcome: 'accepted' })
      }
      await mail.send(sampleMail())
      const [invited, cancelled, plain] = await received()
      expect(invited?.calendar?.method).toBe('REQUEST')
      expect(invited?.calendar?.content.trim().split(/\r?\n/)).toEqual(calendarText.split('\r\n'))
      expect(invited?.text.trim()).toBe('Hello')
      expect(cancelled?.calendar?.method).toBe('CANCEL')
      expect(plain?.calendar).toBeNull()
    })

    it('says that a program wrote it, so that out-of-office replies stay away', async () => {
      const { mail, received } = await open()
      await mail.send(sampleMail())
      const [mailed] = await received()
      expect(mailed?.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' })
    })

    it('refuses for good what the server refuses for good', async () => {
      const { mail, received } = await open()
      const outcome = await mail.send(sampleMail({ to: 'bounce@firm.example' }))
      expect(outcome).toMatchObject({
        outcome: 'refused',
        reason: expect.stringMatching(/^550/) as unknown,
      })
      expect(await received()).toEqual([])
    })

    it('is unavailable where the server asks to come back, and can go on with others', async () => {
      const { mail, received } = await open()
      const outcome = await mail.send(sampleMail({ to: 'later@firm.example' }))
      expect(outcome).toMatchObject({
        outcome: 'unavailable',
        reason: expect.stringMatching(/^450/) as unknown,
      })
      expect(await mail.send(sampleMail())).toEqual({ outcome: 'accepted' })
      expect(await received()).toHaveLength(1)
    })

    it('takes a message for several at once, and names whom it could not reach', async () => {
      const { mail, received } = await open()
      const all = 'ann@firm.example, bounce@firm.example, bob@firm.example, later@firm.example'
      expect(await mail.send(sampleMail({ to: all }))).toEqual({
        outcome: 'accepted',
        missed: ['bounce@firm.example', 'later@firm.example'],
      })
      expect(await mail.send(sampleMail({ to: 'ann@firm.example, bob@firm.example' }))).toEqual({
        outcome: 'accepted',
      })
      expect(await received()).toHaveLength(2)
    })

    it('comes back where nobody was reached and one of them may be later', async () => {
      const { mail, received } = await open()
      for (const to of ['later@a.example, bounce@a.example', 'bounce@a.example, later@a.example'])
        expect(await mail.send(sampleMail({ to }))).toMatchObject({ outcome: 'unavailable' })
      expect(
        await mail.send(sampleMail({ to: 'bounce@a.example, bounce@b.example' })),
      ).toMatchObject({ outcome: 'refused' })
      expect(await received()).toEqual([])
    })

    it.each(['to', 'replyTo', 'subject', 'messageId'] as const)(
      'refuses a line break in %s, which would add a header',
      async (field) => {
        const { mail, received } = await open()
        for (const lineBreak of ['\r\n', '\n', '\r']) {
          const bad = sampleMail({ [field]: `a@b.example${lineBreak}Bcc: thief@evil.example` })
          expect(await mail.send(bad)).toMatchObject({ outcome: 'refused' })
        }
        expect(await received()).toEqual([])
      },
    )

    it('reads neither files nor addresses named in a message', async () => {
      const { mail, received } = await open()
      const html = '<img src="file:///etc/hostname"><img src="http://127.0.0.1:1/x">'
      expect(await mail.send(sampleMail({ html }))).toEqual({ outcome: 'accepted' })
      expect((await received())[0]?.html.trim()).toBe(html)
    })

    it('sends a repeat under the same Message-ID', async () => {
      const { mail, received } = await open()
      await mail.send(sampleMail())
      await mail.send(sampleMail())
      const ids = (await received()).map(({ messageId }) => messageId)
      expect(ids).toEqual(['<lead-1.1@foyer.localhost>', '<lead-1.1@foyer.localhost>'])
    })
  })
}
