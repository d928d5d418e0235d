/** A figure about Foyer itself that we measured, with all that is needed to judge it. */
export type OwnFigure = {
  /** Its anchor on the page of sources. */
  id: string
  figure: string
  sentence: string
  /** On what it was measured, how often, and how far it can be trusted. */
  plainly: string
}

/** Measured on the product as built (docs/measurements.md). Percentages only where n is 100 or more. */
export const ownFigures: readonly OwnFigure[] = [
  {
    id: 'own-intake',
    figure: '400 of 400',
    sentence:
      'Scripted visitors who mistype, correct themselves and digress come to the end of the intake.',
    plainly:
      'The visitors are scripts we wrote, not people. All of the key facts were taken down right for 99.0% of them (95% interval 97.5 to 99.7). It takes them 7 messages, as a median.',
  },
  {
    id: 'own-silence',
    figure: '19 of 1,000',
    sentence:
      'Questions that have nothing to do with a firm were answered with a quote from its pages.',
    plainly:
      'Each of these is a mistake: the quote is true and its page is named, but nobody asked for it. The other 981 got no quote.',
  },
  {
    id: 'own-attacks',
    figure: '0 of 943',
    sentence: 'Attempts to talk Foyer out of its rules changed what it does.',
    plainly:
      'Public collections of attacks on language models. Foyer has no such model to mislead: its rules are program text, and its sentences are quotes. That is a property of the design more than a victory.',
  },
  {
    id: 'own-weight',
    figure: '3 requests',
    sentence:
      'Before anybody opens it, the chat costs a firm’s page 3 requests and less than 12 kB.',
    plainly:
      'Compressed, as it is sent. Each version is measured, and refused where it is more. Twelve other chats that we put on a page like a law firm’s made 1 to 28 requests for 90 to 471 kB.',
  },
]
