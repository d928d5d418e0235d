/** Facts about the demo firm that do not depend on where its site is served; used to seed it. */
export const demoFirm = {
  name: 'Larch & Tern',
  legalName: 'Larch & Tern LLC, Attorneys at Law',
  phone: '(503) 555-0142',
  phoneE164: '+15035550142',
  email: 'hello@larchandtern.example',
  address: {
    street: '48 Lantern Street, Suite 200',
    city: 'Astoria',
    state: 'OR',
    zip: '97103',
    country: 'US',
  },
  timeZone: 'America/Los_Angeles',
  attorneys: 3,
  languages: ['en', 'es'],
  practiceAreas: [
    'Family law',
    'Landlord and tenant',
    'Personal injury',
    'Employment',
    'Estate planning and probate',
  ],
  /** Printed in the footer and nowhere else, so that finding them proves the footer was read. */
  hours: {
    en: 'Monday to Thursday, 8:30 a.m. to 5:00 p.m. Friday, 8:30 a.m. to 1:00 p.m.',
    es: 'Lunes a jueves, de 8:30 a. m. a 5:00 p. m. Viernes, de 8:30 a. m. a 1:00 p. m.',
  },
  /** The firm's own action colour, dark enough to carry white text. */
  color: '#1f4f6b',
} as const

/** What a visitor may well ask and no page answers: a true assistant hands these to a person. */
export const demoSilences = [
  { question: 'Can you help me file for bankruptcy?', words: /bankrupt|quiebra|bancarrota/i },
  { question: 'Do you handle adoptions?', words: /adopt|adopci/i },
  { question: 'Do you write or defend patents?', words: /patent/i },
  { question: 'Can I pay in cryptocurrency?', words: /crypto|bitcoin|cripto/i },
  { question: 'Can you fight my speeding ticket?', words: /speeding|traffic ticket/i },
  { question: 'How many trials has the firm won?', words: /\bwon\b|verdicts?\b|win rate/i },
] as const
