/** Notes a failure that the page can live with, for whoever looks into the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for these to be logged
  console.warn(what, error)
}
