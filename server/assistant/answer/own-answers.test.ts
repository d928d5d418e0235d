import { describe, expect, it } from 'vitest'
import { findOwnAnswer, questionKey } from './own-answers.ts'

const own = (
  [
    ['Do you validate parking?', 'parking'],
    ['Do you take credit cards?', 'cards'],
    ['Can I bring my dog to the office?', 'dog'],
    ['How long is a consultation?', 'length'],
    ['How much is a consultation?', 'price'],
    ['Do you offer payment plans?', 'plans'],
    ['Do you handle dog bite cases?', 'bites'],
    ['Is there a notary in your office?', 'notary'],
    ['Can you meet me in jail?', 'jail'],
    ['Do you speak Polish?', 'polish'],
  ] as const
).map(([text, answer]) => ({ key: questionKey(text, 'en'), text, answer }))

const answerTo = (text: string, language: 'en' | 'es' = 'en') =>
  findOwnAnswer(text, language, own)?.answer ?? null

describe('a question in other words', () => {
  it.each([
    ['do you validate parking', 'parking'],
    ['Parking: do you validate?', 'parking'],
    ['Hi! Will you validate my parking please?', 'parking'],
    ['is parking validated at your office?', 'parking'],
    ['Are credit cards accepted?', 'cards'],
    ['can i pay you with a credit card', null],
    ['do you accept a credit card', 'cards'],
    ['May I bring a dog?', 'dog'],
    ['Is it okay if I bring my dogs to your office', 'dog'],
    ['how long does a consultation take?', 'length'],
    ['How much does a consultation cost?', 'price'],
    ['how much do you charge for a consultation', 'price'],
    ['do you have payment plans', 'plans'],
    ['are payment plans possible?', 'plans'],
    ['do you take dog bite cases', 'bites'],
    ['do you have a notary', 'notary'],
    ['any notary at the firm?', 'notary'],
    ['can a lawyer meet me in jail', 'jail'],
    ['does anyone speak polish?', 'polish'],
  ])('%s', (text, answer) => expect(answerTo(text)).toBe(answer))
})

describe('a question beside it', () => {
  it.each([
    'Is there parking for trucks?',
    'Can I park my car on your lawn?',
    'Do you validate wills?',
    'Do you handle credit card debt?',
    'Were my credit card charges legal?',
    'Can I bring my children to the office?',
    'Can I bring my wife to the consultation?',
    'Is the consultation confidential?',
    'Is a video consultation possible?',
    'Who will be at the consultation?',
    'How long does a divorce take?',
    'How much is a divorce?',
    'Can I change my payment plan with the court?',
    'Can my landlord forbid a dog?',
    'My dog was bitten by another dog, what now?',
    'Do you speak Spanish?',
    'Can you meet me at home?',
    'Can you get me out of jail?',
    'How long will I be in jail?',
    'Do I need a notary for a deed?',
    'Do you handle Polish immigration?',
    'hello',
    'What do you do?',
    '😀',
  ])('%s', (text) => expect(answerTo(text)).toBeNull())
})

describe('a Spanish question', () => {
  it.each([
    ['¿Cuánto cuesta una consulta?', 'price'],
    ['¿Aceptan tarjetas de crédito?', 'cards'],
    ['¿Cuánto cuesta un divorcio?', null],
    ['¿Hay estacionamiento para camiones?', null],
  ])('%s', (text, answer) => expect(answerTo(text, 'es')).toBe(answer))
})

describe('what a question is counted by', () => {
  it('is the same in another order, and another for another kind of fact', () => {
    const key = (text: string) => questionKey(text, 'en')
    expect(key('Do you validate parking?')).toBe(key('parking — do you validate it'))
    expect(key('How long is a consultation?')).not.toBe(key('How much is a consultation?'))
    expect(key('What do you do?')).not.toBe('')
    expect(key('½')).not.toBe('')
    expect(key('ع ع')).toBe('ع')
  })
})
