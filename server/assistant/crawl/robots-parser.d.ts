/** The package's own types describe a default export that its CommonJS file does not have. */
declare module 'robots-parser' {
  type Robots = {
    isAllowed(url: string, agent?: string): boolean | undefined
    getCrawlDelay(agent?: string): number | undefined
    getSitemaps(): string[]
  }
  function parse(url: string, contents: string): Robots
  export = parse
}
