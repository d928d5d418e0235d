import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findAdvice, leansOnCase } from './advice.ts'
import { asksAdvice } from './speaks-first.ts'

const asked = [
  'would it be smart to reject their settlement',
  'is it worth fighting this ticket',
  'is pleading no contest a good idea for me',
  'tell me if I should accept the plea bargain',
  "what's the best strategy for my custody hearing",
  'do you think the judge will believe me',
  'am I going to lose my house in the divorce',
  'whats my odds of beating this',
  'can they really fire me for that',
  'is my landlord allowed to keep my deposit',
  'how much money will i get for my broken leg',
  "what's a fair settlement for a broken wrist",
  'could i win if i take them to court',
  'do I need to tell my employer about my arrest or can i hide it',
  'should we file chapter 7 or 13',
  'is it better to file bankruptcy or settle my debts',
  'help me write a response to the eviction notice',
  'draft a will leaving everything to my wife',
  'can you prepare a motion to dismiss',
  'fill out this form for me',
  'what should I say to the insurance adjuster',
  'what do I tell immigration at the interview',
  'how do I get out of paying child support',
  'how can i hide my savings from my ex',
  'would a jury convict me',
  'how long will i be in jail for this',
  'is my boyfriend going to prison',
  'do i qualify as an innocent victim or am i at fault',
  'was the search of my car illegal',
  'did the cop violate my rights',
  "am i legally responsible for my son's accident",
  'can my ex take my kids away from me',
  'will i get deported if i plead guilty',
  'what are the chances that i keep my license',
  'is 20k a good offer for my accident',
  'just tell me what to do about my landlord',
  'in your opinion do i have a strong claim',
  "please analyze my case and tell me if i'll win",
  'who will the judge side with',
  'how should i respond to this subpoena',
  'can i legally record my boss',
  'can i just stop paying rent until he fixes it',
  'can i move out of state with my daughter without telling her father',
  'can i drive while my license is suspended just to work',
  'should I take the breathalyzer',
  'should I sign the severance agreement',
  'what would a lawyer do in my situation',
  'give me legal advice',
  'advise me on what to do next',
  'is this contract enforceable',
  'review my lease and tell me if its ok',
  'look at my contract',
  'can u tell me whether i can sue',
  'do i have grounds to sue my doctor',
  'can i get in trouble for this',
  'could i go to jail over this',
  'how bad is my situation',
  'is my case strong enough',
  'what is my injury claim worth',
  'estimate my settlement',
  'calculate how much i can get',
  'what sentence will i receive',
  'will my charges be dropped',
  'will they drop the charges',
  '¿me conviene aceptar el acuerdo?',
  '¿qué debo decirle al juez?',
  '¿cree que voy a ganar?',
  '¿cuánto dinero me van a dar por mi accidente?',
  '¿puedo demandar a mi jefe?',
  'escríbame una carta para mi casero',
  '¿tengo un buen caso?',
  '¿me van a deportar?',
  '¿debería firmar los papeles del divorcio?',
  '¿es legal que me despidan?',
  '¿cuánto vale mi caso?',
  'dígame qué hacer',
  '¿qué me recomienda hacer?',
  '¿voy a ir a la cárcel?',
]

/** What a firm's site answers in general words, or what concerns the firm itself. */
const answerable = [
  'do you handle dui cases',
  'how much do you charge for a consultation',
  'do I need a lawyer for a traffic ticket',
  'what should i bring to my first meeting',
  'can i pay in installments',
  'what happens at an arraignment',
  'how long does a divorce take',
  'what is the penalty for a second offense',
  'can a felony be expunged',
  'what is the statute of limitations for personal injury',
  'is the consultation free',
  'will you come to the jail to meet my son',
  'who will handle my case',
  'do you offer payment plans',
  'can I do this by zoom',
  'what is the difference between chapter 7 and chapter 13',
  'how does child support get calculated',
  'what do you charge for a will',
  'should I call or email',
  'are you open on saturday',
  'can I bring my wife to the meeting',
  'how do i get a copy of my police report',
  'what is contingency fee',
  'where is your office',
  'do you have spanish speaking attorneys',
  'how many years have you been practicing',
  "what if I can't afford a lawyer",
  'what are my rights if I am arrested',
  'what should I do after a car accident',
  'can I expunge a dui in michigan',
  'do you represent tenants',
  'what kind of cases do you take',
  'how soon can I see someone',
  'can you help me with a green card',
  'do you write wills',
  'do you draft contracts',
  'is what i tell you confidential',
  'how are attorney fees paid',
  'cuánto cuesta una consulta',
  'atienden casos de inmigración',
  'qué documentos necesito traer',
  'hablan español',
  'cuánto tarda un divorcio',
  'any chance i could be seen on a saturday',
  'would it be ok if my sister comes along, i get nervous',
  'could we spread that out over a few months',
  'would you take a lower percentage',
  'will the attorney do the work or a paralegal',
  'could i be seen over the weekend, i work all week',
]

describe('advice', () => {
  it.each(asked)('is asked for: %s', (text) => expect(findAdvice(text)).not.toBeNull())
  it.each([
    'should i plead guilty at my hearing on saturday',
    'will he be out in time for christmas',
    'will my divorce be done in half a year',
    'should i pay the debt collector little by little',
    'should i wait to come to the US until my visa is approved',
    'is it ok if my husband stays with me, there is a no contact order',
  ])('is asked for, whatever day, payment or company it speaks of: %s', (text) =>
    expect(findAdvice(text) ?? leansOnCase(text)).toBeTruthy(),
  )
  it.each(answerable)('is not asked for: %s', (text) => expect(findAdvice(text)).toBeNull())

  it.each([
    ['should I sign the severance agreement', 'decide'],
    ['will my charges be dropped', 'predict'],
    ['how much is my case worth', 'evaluate'],
    ['draft a will leaving everything to my wife', 'draft'],
    ['should i delete the texts before they get my phone', 'evade'],
  ])('has a kind: %s', (text, kind) => expect(findAdvice(text)).toBe(kind))
})

/** Questions of many kinds of matter, one a line, in `questions/`. */
const listed = (file: string): string[] =>
  readFileSync(new URL(`questions/${file}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/** What becomes of a question on a site that says nothing. */
const declined = (text: string): boolean => asksAdvice(text) !== null || leansOnCase(text)

describe('questions of many kinds of matter', () => {
  it.each(['en', 'es'])('are known as requests for advice: %s', (language) => {
    expect(listed(`asked.${language}`).filter((text) => !declined(text))).toEqual([])
  })

  it.each(['en', 'es'])(
    'are left alone where they concern the firm or the law at large: %s',
    (language) => {
      expect(listed(`near.${language}`).filter(declined)).toEqual([])
    },
  )

  it.each([
    'can they just fire me for no reason at all',
    'came home and the landlord swapped the locks on me. is that allowed',
    'me pueden correr por estar enferma',
  ])('leaves to the site what a page may answer: %s', (text) => {
    expect(asksAdvice(text)).toBeNull()
    expect(leansOnCase(text)).toBe(true)
  })
})
