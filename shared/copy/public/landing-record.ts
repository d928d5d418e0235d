import { statements } from '../../facts/statements.ts'
import { claims } from '../../facts/claims.ts'
import { siteFrame } from './frame.ts'

/** The six cards: two facts about Foyer, four published statements (specification 1, section 2). */
export const landingRecord = {
  title: 'In place of praise',
  lead: 'Two things we say of Foyer, and four that others have published. It was built with them in mind; none was written about it.',
  states: {
    figure: claims.allStates.figure,
    text: claims.allStates.sentence,
    note: 'Any firm can sign up, in every time zone. What your state says about advertising and chatbots stays yours to follow.',
    source: claims.allStates,
  },
  aba: {
    figure: 'ABA',
    text: 'Compliant by design.',
    note: siteFrame.abaNote,
    link: 'How, rule by rule',
  },
  quotes: [
    statements.prospectiveClient,
    statements.invitedInquiries,
    statements.chatbotDisclaimer,
    statements.hallucinations,
  ],
} as const
