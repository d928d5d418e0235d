/** Where a command is given, and what it may say there. */
export type Terminal = {
  environment: NodeJS.ProcessEnv
  /** A text that was asked for. */
  show(text: string): void
  /** A sentence for the person. */
  say(sentence: string): void
  /** A result, as one line of JSON. */
  print(value: unknown): void
  /** Asks the person, where there is one to answer. */
  ask?: ((question: string) => Promise<string>) | undefined
}
