/** The beginning of an id, enough to tell two of a firm's documents apart when speaking of them. */
export function shortId(id: string): string {
  return id.slice(0, 8)
}
