import type { StartRefusalReason } from '@foyer/shared/copy/start.ts'

/**
 * A reason not to start, with one plain sentence for the person at the terminal. Thrown only while
 * starting; `main.ts` prints the message alone and ends with code 1.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
  readonly reason: StartRefusalReason

  constructor(reason: StartRefusalReason, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}
