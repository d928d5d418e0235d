/**
 * How a call of the language model ended. `asked`: nobody noted an end, as when the process was killed.
 * `answered`: to its last word. `stopped`: we had heard enough. The others are failures: it could not be
 * reached, turned the request down, took too long, or broke off or made no sense.
 */
export const modelOutcomes = [
  'asked',
  'answered',
  'stopped',
  'unreachable',
  'refused',
  'timeout',
  'broken',
] as const
export type ModelOutcome = (typeof modelOutcomes)[number]
