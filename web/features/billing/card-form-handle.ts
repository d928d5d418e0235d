/** What saving a card came to: an id for the server, or a sentence for the person. */
export type SavedCard =
  | { outcome: 'saved'; paymentMethodId: string }
  | { outcome: 'refused'; message: string }

/** What can be asked of a card form. */
export type CardFormHandle = {
  /** Turns what was entered into a payment method; the card itself never reaches our server. */
  save: () => Promise<SavedCard>
}
