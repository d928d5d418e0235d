import { describe, expect, it } from 'vitest'
import { questionTypeOf } from './question-type.ts'

describe('questionTypeOf', () => {
  it.each([
    ['whats ur phone number', 'phone'],
    ['how can i reach you', 'phone'],
    ['whats ur number', 'phone'],
    ['number for the port merrow office', 'phone'],
    ['phone?', 'phone'],
    ['what do i dial', 'phone'],
    ['¿a qué número les llamo?', 'phone'],
    ['¿cuál es el teléfono?', 'phone'],
    ['what is your email address', 'email'],
    ['where are you located', 'address'],
    ['where are you', 'address'],
    ['where r u?', 'address'],
    ['wheres your office', 'address'],
    ['¿dónde está la oficina?', 'address'],
    ['donde quedan', 'address'],
    ['me da su telefono', 'phone'],
    ['what are your hours', 'hours'],
    ['are you open on saturday', 'hours'],
    ['¿a qué hora abren?', 'hours'],
  ])('%s asks how to reach the firm: %s', (text, kind) => {
    expect(questionTypeOf(text)).toMatchObject({ wants: [kind], contact: true })
  })

  it.each([
    ['how much do you charge for a will', 'money'],
    ['¿cuánto cuesta la consulta?', 'money'],
    ['cuanto me sale un desalojo', 'money'],
    ['whats her hourly', 'money'],
    ['cost for a first dui', 'money'],
    ['percentage?', 'money'],
    ['is your cut bigger in court', 'money'],
    ['how many hrs does a mediation take', 'duration'],
    ['how long does probate take', 'duration'],
    ['¿cuánto tiempo tengo para demandar?', 'duration'],
    ['how many felonies can be cleared', 'number'],
    ['what year did you open', 'date'],
    ['how long have you been in business', 'date'],
    ['¿cuántos años tienen de abiertos?', 'date'],
    ['who will handle my case', 'person'],
  ])('%s wants a fact: %s', (text, kind) => {
    const type = questionTypeOf(text)
    expect(type.wants).toContain(kind)
    expect(type.contact).toBe(false)
  })

  it("does not take a seized phone for a question about the firm's", () => {
    expect(questionTypeOf('can the police search my phone').contact).toBe(false)
    expect(questionTypeOf('they charged me with theft').wants).toEqual([])
    expect(questionTypeOf('mi patron ya ni contesta el telefono').wants).toEqual([])
  })
})
