import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '#server/features/site/jobs.ts'
import { sweepDeliveries } from '#server/features/leads/jobs.ts'
import { sitePage, type SiteServer, siteServer } from '#server/testing/site-server.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { openChat, type Visitor } from '#server/testing/visitor.ts'

let site: SiteServer
let test: TestWorld
let firm: TestFirm
const desk = 'escritorio@halewren.example'

beforeAll(async () => {
  site = await siteServer({
    '/': sitePage('Hale & Wren', 'We are a law firm in Detroit.', ['/es/honorarios', '/parking']),
    '/es/honorarios': sitePage(
      'Honorarios',
      'La primera consulta cuesta $95 y dura 45 minutos con una abogada.',
    ).replace('lang="en"', 'lang="es"'),
    '/parking': sitePage('Parking', 'Free parking for clients is behind the office building.'),
  })
  test = await testWorld({
    FOYER_NOW: '2026-03-05T15:00:00Z',
    FETCH_PRIVATE_HOSTS: site.host,
  })
  firm = await test.addFirm({ siteUrl: `${site.origin}/`, notifyEmail: desk })
  await readSite(test.world, firm.firmId)
})
afterAll(async () => {
  await test.close()
  await site.close()
})

const lines = [
  'me despidieron sin pagarme las horas extra',
  'Luz Ortega Peña',
  '313 555 0147',
  'la semana pasada',
  'Detroit, contra Taller Núñez',
  'prefiero no dar mi correo',
  'por las tardes',
  'sí',
]

async function chat(): Promise<Visitor> {
  const visitor = await openChat(test, firm.token, 'es-MX')
  await visitor.accept()
  return visitor
}

describe('a visitor whose browser speaks Spanish', () => {
  it('reads the notice in Spanish before anything is typed', async () => {
    const visitor = await openChat(test, firm.token, 'es-MX')
    expect(visitor.notice.text).toContain('Usted escribe a un asistente de IA')
    expect(visitor.notice.version).toMatch(/-es$/)
  })

  it('is answered from the Spanish pages first', async () => {
    const reply = await (await chat()).say('¿cuánto cuesta la primera consulta?')
    expect(reply.text).toContain('La primera consulta cuesta $95 y dura 45 minutos')
    expect(reply.text).not.toContain('en inglés')
  })

  it('reads English words as English where no Spanish page says it', async () => {
    const reply = await (await chat()).say('¿hay estacionamiento para clientes?')
    expect(reply.text).toContain('El sitio web de Hale & Wren lo dice así, en inglés:')
    expect(reply.text).toContain('Free parking for clients is behind the office building.')
  })

  it('leaves the firm a letter and a lead with English labels and the visitor’s own words', async () => {
    const visitor = await chat()
    let leadId: string | undefined
    for (const line of lines) leadId = (await visitor.say(line)).leadId ?? leadId
    await sweepDeliveries(test.world)
    const { entries } = await test.outbox.list()
    const [mail] = entries.filter(({ to }) => to.includes(desk))
    const letter = (await test.outbox.read(mail?.id ?? ''))?.text ?? ''
    for (const words of [
      'The visitor read the details back and confirmed them.',
      'Luz Ortega Peña',
      'me despidieron sin pagarme las horas extra',
      'The visitor preferred not to say: E-mail.',
      'la semana pasada',
      'Taller Núñez',
      'por las tardes',
      'Visitor: me despidieron sin pagarme las horas extra',
      'Assistant: Gracias por decírmelo. Puedo pasarlo a Hale & Wren.',
    ])
      expect(letter).toContain(words)
    for (const label of ['When', 'Where', 'Case summary', 'Conversation'])
      expect(letter.toLowerCase()).toContain(label.toLowerCase())
    const path = `/api/v1/dashboard/leads/${leadId}`
    const { body } = await test.call('app', 'GET', path, { bearer: firm.idToken })
    expect(body.lead.summary).toBe(
      [
        'me despidieron sin pagarme las horas extra',
        '',
        'The visitor preferred not to say: E-mail.',
      ].join('\n'),
    )
    expect(JSON.stringify(body.lead.slots ?? body.lead)).toContain('por las tardes')
  })
})
