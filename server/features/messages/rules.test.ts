import { describe, expect, it } from 'vitest'
import { weighMessage } from './rules.ts'

/** A Thursday. */
const today = '2026-03-05'
const weigh = (text: string) => weighMessage(text, today)

describe('what needs immediate attention', () => {
  it.each([
    ['My hearing is tomorrow.', ['hearing-near']],
    ['I have a court hearing tomorrow morning about my eviction', ['hearing-near']],
    ['I have court today at 2pm and no lawyer', ['hearing-near']],
    ['The hearing is on March 6.', ['hearing-near']],
    ['hearing on 3/6 in Wayne County', ['hearing-near']],
    ['Trial starts Friday', ['hearing-near']],
    ['Tomorrow is my arraignment', ['hearing-near']],
    ['I go to court in 3 hours', ['hearing-near']],
    ['My answer is due tomorrow', ['deadline-near']],
    ['The deadline to appeal is today', ['deadline-near']],
    ['My son was arrested last night', ['arrest']],
    ['He is in jail in Detroit', ['arrest']],
    ['ICE picked up my husband this morning', ['arrest']],
    ['There is a warrant out for me', ['warrant']],
    ['I missed my court yesterday', ['warrant']],
    ['My ex hit me', ['violence']],
    ['My ex threatened me with a knife', ['violence']],
    ['He is following me right now, I am in danger', ['danger']],
    ['I need a restraining order', ['violence']],
    ['I am a victim of domestic violence', ['violence']],
    ['I want to kill myself', ['danger']],
    ['The police are at my door', ['arrest']],
    ['Mañana tengo audiencia', ['hearing-near']],
    ['La audiencia es mañana a las 9', ['hearing-near']],
    ['Mi corte es el 6 de marzo', ['hearing-near']],
    ['El plazo vence hoy', ['deadline-near']],
    ['Arrestaron a mi hermano anoche', ['arrest']],
    ['Mi esposo está detenido', ['arrest']],
    ['Mi ex me golpeó', ['violence']],
    ['Necesito una orden de protección', ['violence']],
  ])('%s', (text, reasons) => {
    const { requiresImmediateAttention, priority, reasons: found } = weigh(text)
    expect({ requiresImmediateAttention, priority }).toEqual({
      requiresImmediateAttention: true,
      priority: 'high',
    })
    expect(found).toEqual(expect.arrayContaining(reasons))
  })
})

describe('what should be read soon', () => {
  it.each([
    ['I have a hearing next week', ['hearing-ahead']],
    ['My court date is March 12', ['hearing-ahead']],
    ['There is a hearing, the letter does not say when', ['hearing-ahead']],
    ['The deadline is March 15', ['deadline-ahead']],
    ['I was served with divorce papers', ['served']],
    ['My landlord is evicting us', ['eviction']],
    ['We got an eviction notice', ['eviction']],
    ['This is urgent', ['urgent']],
    ['Please call asap', ['urgent']],
    ['Es urgente', ['urgent']],
    ['Me entregaron una demanda', ['served']],
    ['Recibí un aviso de desalojo', ['eviction']],
    ['Tengo una audiencia la próxima semana', ['hearing-ahead']],
  ])('%s', (text, reasons) => {
    expect(weigh(text)).toEqual({ priority: 'high', requiresImmediateAttention: false, reasons })
  })
})

describe('what only sounds like it', () => {
  it.each([
    'Do you know a violence prevention class?',
    'Do you take domestic violence cases?',
    'I was arrested in 1998 and want my record sealed',
    'I was arrested when I was 19',
    'Can an arrest record be expunged?',
    'There is no hearing date yet',
    'We do not have a court date',
    'I have never been arrested',
    'Nobody was arrested',
    'He did not hit me',
    'My hearing was cancelled',
    'The hearing was adjourned',
    'My hearing was yesterday',
    'The hearing is on September 18',
    'I use hearing aids, can we write instead?',
    'Looking forward to hearing from you',
    'Is there parking by the tennis court tomorrow?',
    'He hit me with a car in 2015 and the insurance never paid',
    'They threatened me with a lawsuit',
    'I want to talk tomorrow about a will',
    'No he sido arrestado',
    'Todavía no hay audiencia',
    'Me arrestaron hace diez años',
    'Can you help with a lease?',
    '',
    '😀',
    'ع'.repeat(200),
  ])('%s', (text) => {
    expect(weigh(text)).toEqual({
      priority: 'medium',
      requiresImmediateAttention: false,
      reasons: [],
    })
  })

  it('takes a wish to talk tomorrow about a hearing for a hearing, but not for tomorrow’s', () => {
    expect(weigh('Can I call you tomorrow about my hearing?')).toEqual({
      priority: 'high',
      requiresImmediateAttention: false,
      reasons: ['hearing-ahead'],
    })
    expect(weigh('My hearing is on March 19 and I am free tomorrow')).toMatchObject({
      requiresImmediateAttention: false,
      reasons: ['hearing-ahead'],
    })
  })
})

describe('what can wait', () => {
  it.each(['There is no rush', 'Not urgent, whenever you can', 'Sin prisa', 'No es urgente'])(
    '%s',
    (text) => {
      expect(weigh(text)).toEqual({
        priority: 'low',
        requiresImmediateAttention: false,
        reasons: ['unhurried'],
      })
    },
  )

  it('is not what a reason to hurry says otherwise', () => {
    expect(weigh('No rush, but my hearing is tomorrow')).toMatchObject({
      priority: 'high',
      requiresImmediateAttention: true,
      reasons: ['hearing-near'],
    })
  })
})

it('weighs the longest message in a blink', () => {
  const text = 'I was not arrested and my hearing is not tomorrow, '.repeat(80).slice(0, 4_000)
  const begun = performance.now()
  weigh(text)
  expect(performance.now() - begun).toBeLessThan(500)
})
