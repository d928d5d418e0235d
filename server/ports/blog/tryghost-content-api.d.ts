/** The package has no types; these are of the part that is used. */
declare module '@tryghost/content-api' {
  /** How it sends one request. */
  export type MakeRequest = (request: {
    url: string
    params: Record<string, string | number | readonly string[]>
    headers: Record<string, string>
  }) => Promise<{ data: unknown }>

  type Options = { include: readonly 'authors'[] }

  export default class GhostContentAPI {
    constructor(options: { url: string; key: string; version: string; makeRequest: MakeRequest })
    posts: {
      browse(options: Options & { limit: number }): Promise<unknown>
      read(which: { slug: string }, options: Options): Promise<unknown>
    }
  }
}
