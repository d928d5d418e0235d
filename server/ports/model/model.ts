/** One message of a chat as a model gets it; names, phones and addresses are masked already. */
export type ModelMessage = { role: 'visitor' | 'assistant'; text: string }

/** What a model is asked for one turn. */
export type ModelRequest = {
  system: string
  messages: ModelMessage[]
  /** Details of the intake that it may propose values for; none where the list is empty. */
  slots: readonly string[]
  maxOutputTokens: number
  signal: AbortSignal
}

/**
 * What a model says, as it says it. Nothing of it is believed: text is checked against the quoted
 * pages before a visitor sees it, a proposal is read like the visitor's own words.
 */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'proposal'; slot: string; value: string }
  | { type: 'end'; inputTokens: number; outputTokens: number }

/** A language model behind an OpenAI-compatible endpoint. */
export type ModelPort = {
  /** The processor and the model, as the firm reads them in its record of what was sent. */
  name: string
  /**
   * Ends with an `end` event, or throws.
   * @throws ModelFailure and nothing else, also where the caller's signal ended it.
   */
  stream: (request: ModelRequest) => AsyncIterable<ModelEvent>
  /**
   * One vector a text, all of one length; null where no embedding model is set up.
   * @throws ModelFailure and nothing else.
   */
  embed: ((texts: readonly string[], signal: AbortSignal) => Promise<number[][]>) | null
}

/**
 * Why a model gave no answer; the chat goes on without it. `unreachable`: nobody there took the request
 * (no connection, a key that is not known, too many requests, an error of theirs). `refused`: this one
 * request was turned down. `timeout`: nobody could wait any longer. `broken`: it began and did not end, or
 * made no sense.
 */
export class ModelFailure extends Error {
  readonly reason: 'timeout' | 'unreachable' | 'refused' | 'broken'
  constructor(reason: ModelFailure['reason'], options?: ErrorOptions) {
    super(`the model failed: ${reason}`, options)
    this.reason = reason
  }
}
