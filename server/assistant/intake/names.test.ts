import { describe, expect, it } from 'vitest'
import { findName } from './names.ts'

describe('a name that was asked for', () => {
  it.each([
    ['li na', 'Li Na'],
    ['caleb hoekstra 616-555-0114', 'Caleb Hoekstra'],
    ['RUTH ANN VANDER WAL', 'Ruth Ann Vander Wal'],
    ["I'm Anna de la Cruz", 'Anna de la Cruz'],
    ['anna de la cruz here', 'Anna de la Cruz'],
    ["robert o'brien", "Robert O'Brien"],
    ["i'm sean mccarthy", 'Sean McCarthy'],
    ['my name is fatima al-sayed', 'Fatima Al-Sayed'],
    ['this is jean-luc picard', 'Jean-Luc Picard'],
    ['im pieter vandermolen, the boy is anders', 'Pieter Vandermolen'],
    ['ok. Chloé Nuñez Bergsma', 'Chloé Nuñez Bergsma'],
    ['soy josé hernández', 'José Hernández'],
    ['Me llamo María del Carmen Ruiz', 'María del Carmen Ruiz'],
    ['Smith, John', 'John Smith'],
    ['Nguyen Van An', 'Nguyen Van An'],
    ['Mr. Thomas King', 'Thomas King'],
    ['Grace Kim', 'Grace Kim'],
    ['grace kim', 'Grace Kim'],
    ['mary ann fields', 'Mary Ann Fields'],
    ['Ngozi Adébáyò-Okafor', 'Ngozi Adébáyò-Okafor'],
    ['Rosa Parks, rosaparks2@gmail.com', 'Rosa Parks'],
    ['it’s bob lee', 'Bob Lee'],
    ['Madonna', 'Madonna'],
    ['Will Young', 'Will Young'],
  ])('%s', (text, name) => expect(findName(text, true)).toBe(name))

  it.each([
    'this is urgent',
    "i'd rather not say",
    'i dont want to say yet',
    'why do you need that',
    'ok cool',
    "I'm scared",
    "it's for my mother",
    'no',
    'none of your business',
    'what are your hours?',
    'prefiero no decirlo',
    'yesterday',
  ])('names nobody: %s', (text) => expect(findName(text, true)).toBeNull())
})

describe('a name nobody asked for', () => {
  it.each([
    ['Hi, my name is Kwame Mensah. I got arrested for a DUI', 'Kwame Mensah'],
    ["my name is robert o'brien, 512-555-6933. my boss fired me", "Robert O'Brien"],
    ['hola, me llamo Ana Torres y tengo una pregunta', 'Ana Torres'],
    ['This is Priya Patel, I need a lawyer', 'Priya Patel'],
  ])('%s', (text, name) => expect(findName(text, false)).toBe(name))

  it.each([
    'this is urgent',
    "I'm looking for a lawyer",
    'i am being evicted',
    'her name is Ann Smith and she hit my car',
    'soy inmigrante y necesito ayuda',
    'I am in jail',
    'this is about my divorce',
    'This Is Urgent',
  ])('names nobody: %s', (text) => expect(findName(text, false)).toBeNull())
})
