import { describe, expect, it } from 'vitest'
import { errors } from './errors.ts'
import { chatEn } from './chat.en.ts'
import { chatEs } from './chat.es.ts'

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
      Object.keys(chatEs.refusals).filter(
        (code) => !(code in errors) && code !== 'connection/lost',
      ),
    ).toEqual([])
  })

  it('never exclaims', () => {
    const sentences = [chatEn, chatEs].flatMap((copy) =>
      Object.values(copy).filter((value): value is string => typeof value === 'string'),
    )
    expect(sentences.filter((sentence) => sentence.includes('!'))).toEqual([])
  })
})
