import type { Source } from './claims.ts'

/** A published sentence that others wrote, word for word. None of them speaks of us. */
export type Statement = {
  /** Its anchor on the page of sources. */
  id: string
  /** Word for word; where it begins or ends inside a sentence, the ellipsis says so. */
  text: string
  source: Source
  /** What kind of text it is, and what it is not. */
  plainly: string
}

/** What the profession and those who study it have written about what we do. */
export const statements = {
  prospectiveClient: {
    id: 'prospective-client',
    text: 'A person who consults with a lawyer about the possibility of forming a client-lawyer relationship with respect to a matter is a prospective client.',
    source: {
      by: 'American Bar Association',
      title: 'Model Rule 1.18(a), Duties to Prospective Client',
      year: 2012,
      url: 'https://www.americanbar.org/groups/professional_responsibility/publications/model_rules_of_professional_conduct/rule_1_18_duties_of_prospective_client/',
    },
    plainly:
      'A model rule, as amended in 2012. It binds nobody until a state adopts it; nearly every state has a rule of its own made after it.',
  },
  invitedInquiries: {
    id: 'invited-inquiries',
    text: 'Websites that invite inquiries may create a prospective client-lawyer relationship under Rule 1.18.',
    source: {
      by: 'American Bar Association, Standing Committee on Ethics and Professional Responsibility',
      title: 'Formal Opinion 10-457, Lawyer Websites',
      year: 2010,
      url: null,
    },
    plainly: 'An advisory opinion on the Model Rules, from its opening summary. It is not binding.',
  },
  chatbotDisclaimer: {
    id: 'chatbot-disclaimer',
    text: 'Generative AI chatbots that communicate with clients or third parties must comply with restrictions on lawyer advertising and must include a disclaimer indicating that the chatbot is an AI program and not a lawyer or employee of the law firm.',
    source: {
      by: 'The Florida Bar',
      title: 'Ethics Opinion 24-1',
      year: 2024,
      url: 'https://www.floridabar.org/etopinions/opinion-24-1/',
    },
    plainly:
      'An advisory opinion for lawyers in Florida, from its opening summary. It is not binding.',
  },
  hallucinations: {
    id: 'hallucinations',
    text: '… we find that the AI research tools made by LexisNexis (Lexis+ AI) and Thomson Reuters (Westlaw AI-Assisted Research and Ask Practical Law AI) each hallucinate between 17% and 33% of the time.',
    source: {
      by: 'Varun Magesh and others, Stanford University',
      title:
        'Hallucination-Free? Assessing the Reliability of Leading AI Legal Research Tools, Journal of Empirical Legal Studies',
      year: 2025,
      url: 'https://arxiv.org/abs/2405.20362',
    },
    plainly:
      'From the abstract. The study asked research tools for lawyers about 200 questions of law, in 2024. Foyer answers no questions of law, so the figure says nothing about Foyer; it is why a sentence of ours must stand on a page of the firm.',
  },
} as const satisfies Record<string, Statement>
