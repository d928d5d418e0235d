/**
 * A page's content policy, as far as it decides whether the chat may run there (W3C Content Security
 * Policy Level 3, sections 6.7.1 and 6.7.2).
 */
export type ContentPolicy = {
  directives: ReadonlyMap<string, readonly string[]>
  /** Of a policy that stands in the page itself: how many elements come before it; null for a header. */
  after: number | null
}

/** Directives that browsers do not obey in a page's own policy (section 3.3). */
const onlyInHeaders = ['sandbox', 'frame-ancestors', 'report-uri', 'report-to']

/** Reads a header's or an element's policies; several are separated by commas, and all must be kept. */
export function readPolicies(text: string, after: number | null = null): ContentPolicy[] {
  return text.split(',').flatMap((policy) => {
    const directives = new Map<string, string[]>()
    for (const directive of policy.split(';')) {
      const [name = '', ...values] = directive.split(/[\t\n\f\r ]+/).filter(Boolean)
      const known = name.toLowerCase()
      if (known === '' || directives.has(known)) continue
      if (after === null || !onlyInHeaders.includes(known)) directives.set(known, values)
    }
    return directives.size === 0 ? [] : [{ directives, after }]
  })
}

/** A list of sources, and the directive it stands under. */
export type SourceList = { directive: string; sources: readonly string[] }

/** What rules something: the first of `names` that the policy has; undefined where nothing does. */
export function ruling(policy: ContentPolicy, names: readonly string[]): SourceList | undefined {
  for (const directive of names) {
    const sources = policy.directives.get(directive)
    if (sources !== undefined) return { directive, sources }
  }
  return undefined
}

/** The directives that rule a script element, a frame and a call, the nearest first. */
export const rulers = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  call: ['connect-src', 'default-src'],
} as const

/** The secure twin of a scheme counts as the scheme. */
const upgrades: Readonly<Record<string, string>> = { 'http:': 'https:', 'ws:': 'wss:' }
const sameScheme = (named: string, used: string): boolean =>
  named === used || upgrades[named] === used

const usualPort = (protocol: string): string => (protocol === 'https:' ? '443' : '80')
const portOf = ({ port, protocol }: URL): string => (port === '' ? usualPort(protocol) : port)

const schemeSource = /^[a-z][a-z\d+.-]*:$/i
const hostSource =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i

function matchesHost(named: string, used: string): boolean {
  if (named === '*') return true
  return named.startsWith('*.') ? used.endsWith(named.slice(1)) : named === used
}

function matchesPort(named: string | undefined, url: URL): boolean {
  const used = portOf(url)
  if (named === undefined) return used === usualPort(url.protocol)
  return named === '*' || named === used || (named === '80' && used === '443')
}

function matchesPath(named: string | undefined, used: string): boolean {
  if (named === undefined || named === '/') return true
  const path = decodeURIComponentSafely(named)
  return path.endsWith('/') ? used.startsWith(path) : used === path
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function matchesSelf(url: URL, page: URL): boolean {
  if (url.origin === page.origin) return true
  const bothUsual =
    portOf(url) === usualPort(url.protocol) && portOf(page) === usualPort(page.protocol)
  return url.hostname === page.hostname && sameScheme(page.protocol, url.protocol) && bothUsual
}

function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol)
  if (source.toLowerCase() === "'self'") return matchesSelf(url, page)
  if (schemeSource.test(source)) return sameScheme(source.toLowerCase(), url.protocol)
  const [whole, scheme, host = '', port, path] = hostSource.exec(source) ?? []
  if (whole === undefined) return false
  const named = scheme === undefined ? page.protocol : `${scheme.toLowerCase()}:`
  return (
    sameScheme(named, url.protocol) &&
    matchesHost(host.toLowerCase(), url.hostname) &&
    matchesPort(port, url) &&
    matchesPath(path, url.pathname)
  )
}

/** Whether a list of sources names an address, for a page at `page`. */
export function namesAddress({ sources }: SourceList, url: URL, page: URL): boolean {
  return sources.some((source) => matches(source, url, page))
}

/** How a list takes a script element: by its address, by its nonce, or not. */
export type ScriptRule = 'allowed' | 'not-named' | 'only-trusted'

/**
 * Whether a script that stands in the page's markup may load. With 'strict-dynamic' addresses count for
 * nothing: only the page's own nonce, or a script that has it, brings it in.
 */
export function judgeScript(
  list: SourceList,
  script: { url: URL; nonce: string | null },
  page: URL,
): ScriptRule {
  const { sources } = list
  const nonce = script.nonce ?? ''
  if (nonce !== '' && sources.some((source) => nonceOf(source) === nonce)) return 'allowed'
  if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return 'only-trusted'
  return namesAddress(list, script.url, page) ? 'allowed' : 'not-named'
}

const nonceOf = (source: string): string | undefined => /^'nonce-(.+)'$/i.exec(source)?.[1]
