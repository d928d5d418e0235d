import { describe, expect, it } from 'vitest'
import { documentLimits, requestLimits } from '../facts/limits.ts'
import { errors } from './errors.ts'
import { chatEn } from './chat.en.ts'
import { chatEs } from './chat.es.ts'
import { waysEs } from './ways.es.ts'

describe('the chat’s copy', () => {
  it('carries the accessible names that are part of the contract', () => {
    expect(chatEn.messageBox).toBe('Type your message')
    expect(chatEn.send).toBe('Send')
    expect(chatEn.closeChat).toBe('Close chat')
    expect(chatEn.frameTitle('Alder & Birch')).toBe('Chat with Alder & Birch')
  })

  it('says what the assistant is not, in both languages', () => {
    expect(chatEn.disclosure('Alder & Birch')).toBe(
      'AI assistant, not a lawyer or employee of Alder & Birch',
    )
    expect(chatEs.disclosure('Alder & Birch')).toBe(
      'Asistente de IA, no es abogado ni empleado de Alder & Birch',
    )
  })

  it('translates only errors that exist', () => {
    expect(
      [...Object.keys(chatEs.refusals), ...Object.keys(waysEs.refusals)].filter(
        (code) => !(code in errors) && code !== 'connection/lost',
      ),
    ).toEqual([])
  })

  it.each([
    ['message/too-many', requestLimits.messagesPerSession],
    ['appointment/too-many', requestLimits.appointmentsPerSession],
    ['document/too-many', documentLimits.perSession],
  ] as const)('says in both languages how many are the most: %s', (code, most) => {
    expect(errors[code].message).toContain(` ${most} `)
    expect(waysEs.refusals[code]).toContain(` ${most} `)
  })

  it('never exclaims', () => {
    const sentences = [chatEn, chatEs].flatMap((copy) =>
      Object.values(copy).filter((value): value is string => typeof value === 'string'),
    )
    expect(sentences.filter((sentence) => sentence.includes('!'))).toEqual([])
  })
})
