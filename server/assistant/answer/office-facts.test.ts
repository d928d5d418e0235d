import { describe, expect, it } from 'vitest'
import { factAsked } from './office-facts.ts'

const isTold = (question: string, line: string): boolean | undefined =>
  factAsked({ text: question, language: 'en' })?.tells(line)

describe('an everyday fact of a firm', () => {
  it.each([
    ['where do i park?', 'There is a free lot behind us, entered from Gin Alley.'],
    ['is there parking', 'Parking is in the garage on Loom Street; we validate for two hours.'],
    ['¿dónde hay estacionamiento?', 'Hay estacionamiento gratis detrás del edificio.'],
    ['how fast do you return calls', 'Telephone messages are returned within one business day.'],
    ['When will someone call me?', 'You will hear from us by the end of the next business day.'],
    ['cuánto tardan en contestar', 'Contestamos los mensajes el mismo día.'],
    ['how soon can I get in', 'Consultations are available within three business days.'],
    ['whats the wait for an appointment', 'Same-day slots are ordinarily available.'],
    ['how much is the retainer', 'One third is due at signing.'],
    ['do i have to pay anything up front', 'Contested matters start with an advance.'],
    ['will you keep me updated', 'Once a month you get a note and a copy of everything.'],
    ['how do i check on my case', 'Your file is open to you in our secure client portal.'],
    ['can i bring my kids', 'Children are welcome; a corner has toys and books.'],
    [
      'can my sister come with me',
      'A friend may wait outside: what is said in the room is privileged.',
    ],
    ['do you help undocumented people', 'We never ask about your immigration status.'],
    ['has Ms. Vale won any awards', 'Trial Advocate of the Year, 2017'],
    ['do you do payment plans', 'A fee can be paid in three installments without interest.'],
    ['what percent do you take', 'Our fee is 33 percent of what we recover.'],
    ['is the first call free', 'Your introductory call is complimentary.'],
    ['how much for a consultation', 'The first sit-down with a lawyer, a consultation, is $135.'],
    ['la primera consulta es gratis?', 'La primera consulta es gratuita.'],
    ['How long is the first call?', 'The initial call lasts about thirty minutes.'],
    ['do you take walk-ins', 'We see people by appointment.'],
    ['can I just walk in', 'We ask that every visit be scheduled beforehand.'],
    ['Are you hiring?', 'We are seeking a paralegal with three years of experience.'],
    ['do you have any jobs there', 'We have no staff openings at the moment.'],
    [
      'will I have the same lawyer the whole time',
      'The attorney you meet first stays to the last day.',
    ],
    ['do you have reviews', '“They told me the truth.”'],
    ['where are you licensed', 'Admitted in Oregon and Washington.'],
    ['do you go to trial', 'Mr. Reed tries the contested cases himself.'],
    ['do you actually go to trial', 'We do not take cases to trial.'],
    ['can you recommend another lawyer', 'We will gladly give you two or three names.'],
    ['do you also work for insurance companies', 'We have never represented an insurance company.'],
  ])('is asked for by "%s" and told by "%s"', (question, line) => {
    expect(isTold(question, line)).toBe(true)
  })

  it.each([
    ['where do i park?', 'A client fell in the parking lot behind a store.'],
    ['where do i park?', 'They walked down to the parking spaces talking of brakes.'],
    ['where do i park?', 'The logistics park at Exit 61 brings trucks into the county.'],
    ['how fast do you return calls', 'We answer privacy requests within thirty days.'],
    ['how soon can I get in', 'The fee is credited if you hire us within thirty days.'],
    ['how much is the retainer', 'A landlord may keep half of the security deposit.'],
    ['how much is the retainer', 'Keys are released upon recording, not at signing.'],
    ['will you keep me updated', 'We update this page when our privacy policy changes.'],
    ['can i bring my kids', 'We draw up parenting plans for children of all ages.'],
    ['has Ms. Vale won any awards', 'The court may award damages and attorney fees.'],
    ['do you do payment plans', 'Chapter 13 is a payment plan of three to five years.'],
    ['has Ms. Vale won any awards', 'Wills made elsewhere are honored in Ohio.'],
    ['may I bring someone with me', 'Consult our companion page on testing.'],
    ['what percent do you take', 'Whoever is at 51 percent fault recovers nothing.'],
    ['is the first call free', 'An interpreter for the first call is free.'],
    ['do you take walk-ins', 'On Saturdays we see people by appointment.'],
    ['do you take walk-ins', 'Let us walk in with you on a quiet morning.'],
    ['Are you hiring?', 'We tell employers what to ask before hiring.'],
    ['Are you hiring?', 'Appointments are advisable for opening an estate.'],
    ['where are you licensed', 'A driver who is licensed in two states may lose both.'],
    ['do you go to trial', 'You waive your right to a trial.'],
    ['can you recommend another lawyer', 'Give us the names of your witnesses.'],
  ])('is asked for by "%s" and not told by "%s"', (question, line) => {
    expect(isTold(question, line)).toBe(false)
  })

  it.each([
    'I was hit in a parking lot',
    'can my landlord tow my car from my parking spot',
    'when does the judge call me',
    'can they suspend my drivers license',
    'my boss lost me my job',
    'how long do I sit in jail on a first dui',
    'my sister and I both own the house',
    'how soon can I get divorced',
    'how do i get back my security deposit',
    'do i get back what is left of my retainer',
    'can I update my will',
    'can i take my kids out of state',
    'can my wife come with me to the interview',
    'what percent of cases do you win',
    'qué porcentaje de casos ganan',
    'cuando nos devuelven el dinero de la fianza',
    'is she married, does she have kids',
    'I missed one of the installments, what now',
    'can i make payments on my court fine',
    'can i get a green card without papers',
  ])('is not asked for by "%s"', (question) => {
    expect(isTold(question, 'anything')).toBeUndefined()
  })
})
