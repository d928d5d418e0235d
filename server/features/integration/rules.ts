import type { InstallationCheck } from '@foyer/shared/api/integration.ts'
import { WidgetToken } from '@foyer/shared/api/widget.ts'
import { siteCheck as copy } from '@foyer/shared/copy/site-check.ts'
import { widgetPaths } from '@foyer/shared/paths.ts'
import type { WebsiteProblem } from '@foyer/shared/rules/website-address.ts'
import {
  type ContentPolicy,
  judgeScript,
  namesAddress,
  readPolicies,
  rulers,
  ruling,
} from '#server/assistant/installation/content-policy.ts'
import type { FoundSnippet, ReadPage } from '#server/assistant/installation/find-snippets.ts'
import type { GuardedResponse } from '#server/platform/fetch-guard.ts'

/** The host a person knows a site by. */
export function domainOf(siteUrl: string | null): string | null {
  return siteUrl === null ? null : new URL(siteUrl).host
}

/** What a token's firm is like, as far as its chat on a page depends on it. */
export type TokenStanding = { hosts: readonly string[]; active: boolean }

/** A page that was read, and what is known of the tokens in it; one that is not among them is nobody's. */
export type CheckedPage = {
  /** As it was asked for, and where it was found. */
  asked: URL
  url: URL
  headers: Readonly<Record<string, string>>
  /** Only its beginning was read. */
  isCut: boolean
  read: ReadPage
  /** The address of this installation's script. */
  loader: URL
  standings: ReadonlyMap<string, TokenStanding>
}

type Finding = InstallationCheck['findings'][number]

const problem = (text: string): Finding => ({ tone: 'problem', text })
const note = (text: string): Finding => ({ tone: 'note', text })

/** The tokens in a page that could be a firm's. */
export function tokensIn({ snippets }: ReadPage): string[] {
  const tokens = snippets.flatMap(({ token }) => (token === null ? [] : [token]))
  return [...new Set(tokens)].filter((token) => WidgetToken.safeParse(token).success).slice(0, 5)
}

/** The token whose addresses the chat asks for on a page; a page without one is taken at its word. */
const tokenOf = (read: ReadPage): string => tokensIn(read)[0] ?? ''

/** Where browsers run a script. */
const isLive = ({ place }: FoundSnippet): boolean => place === 'head' || place === 'body'

/** A page with its policies read: once, however many snippets are held against them. */
type JudgedPage = CheckedPage & { policies: readonly ContentPolicy[] }

function policiesOf({ headers, read }: CheckedPage): ContentPolicy[] {
  const ofHeader = readPolicies(headers['content-security-policy'] ?? '')
  return [...ofHeader, ...read.policies.flatMap(({ text, after }) => readPolicies(text, after))]
}

/** What the page's policies say of the script; one in the page rules only what comes after it. */
function scriptProblems(
  { loader, url, policies }: JudgedPage,
  { after, nonce }: Pick<FoundSnippet, 'after' | 'nonce'>,
): string[] {
  return policies.flatMap((policy) => {
    const list = ruling(policy, rulers.script)
    if (list === undefined || (policy.after !== null && policy.after > after)) return []
    const judged = judgeScript(list, { url: loader, nonce }, url)
    if (judged === 'only-trusted') return [copy.onlyTrusted(list.directive)]
    return judged === 'not-named' ? [copy.script(list.directive, loader.origin)] : []
  })
}

/** What keeps the chat's window from opening, wherever the snippet stands. */
function windowProblems({ loader, url, headers, policies, read }: JudgedPage): string[] {
  const frame = new URL(widgetPaths.frame(tokenOf(read)), loader)
  const ofPolicies = policies.flatMap((policy) => {
    const sandbox = policy.directives.get('sandbox')?.map((token) => token.toLowerCase())
    const list = ruling(policy, rulers.frame)
    const isOpen =
      sandbox === undefined ||
      ['allow-scripts', 'allow-same-origin'].every((token) => sandbox.includes(token))
    return [
      ...(isOpen ? [] : [copy.sandbox]),
      ...(list === undefined || namesAddress(list, frame, url)
        ? []
        : [copy.frame(list.directive, loader.origin)]),
    ]
  })
  const embedder = headers['cross-origin-embedder-policy']?.split(';')[0]?.trim() ?? ''
  const isApart = embedder === 'require-corp' || embedder === 'credentialless'
  return [...ofPolicies, ...(isApart ? [copy.embedder] : [])]
}

/** Where the chat works without the look that its button fetches. */
function lookNotes({ loader, url, policies, read }: JudgedPage): string[] {
  const look = new URL(widgetPaths.look(tokenOf(read)), loader)
  return policies.flatMap((policy) => {
    const list = ruling(policy, rulers.call)
    const isNamed = list === undefined || namesAddress(list, look, url)
    return isNamed ? [] : [copy.call(list.directive, loader.origin)]
  })
}

function tokenProblem(token: string | null, { standings, url }: CheckedPage): string | null {
  if (token === null || token.trim() === '') return copy.noToken
  if (!WidgetToken.safeParse(token).success) return copy.badToken
  const standing = standings.get(token)
  if (standing === undefined) return copy.unknownToken
  const { hosts, active } = standing
  if (hosts.length > 0 && !hosts.includes(url.host)) return copy.otherSite(url.host)
  return active ? null : copy.inactive
}

/** What is wrong with one snippet that stands where scripts run. */
function snippetProblems(snippet: FoundSnippet, page: JudgedPage): string[] {
  const { address, held, token } = snippet
  if (address === 'insecure') return [copy.insecure(page.loader.origin)]
  if (address !== 'ours') return [copy[address]]
  const ofToken = tokenProblem(token, page)
  return [
    ...(held === null ? [] : [copy.held[held]]),
    ...(ofToken === null ? [] : [ofToken]),
    ...scriptProblems(page, snippet),
  ]
}

/** "Found once, in the head of the page." */
function sayWhere(snippets: readonly FoundSnippet[]): string {
  const places = (['head', 'body'] as const)
    .filter((name) => snippets.some(({ place }) => place === name))
    .map((name) => copy.places[name])
    .join(copy.and)
  return snippets.length === 1 ? copy.once(places) : copy.several(snippets.length, places)
}

/** Copies of the snippet where no browser runs it. */
function deadPlaces({ snippets }: ReadPage): string[] {
  return snippets.flatMap(({ place }) =>
    place === 'head' || place === 'body' ? [] : [copy.dead[place]],
  )
}

/** What is to be known of the page itself. */
function pageNotes({ asked, url, isCut, read }: JudgedPage, isFound: boolean): string[] {
  const moved = asked.host === url.host ? copy.movedWithin : copy.redirected(url.host)
  const isElsewhere = asked.host !== url.host || asked.pathname !== url.pathname
  return [
    ...(isElsewhere ? [moved] : []),
    ...(isCut && !isFound ? [copy.cut] : []),
    ...(read.hasTagManager && !isFound ? [copy.tagManager] : []),
    ...(read.isNamedByScript && read.snippets.length === 0 ? [copy.namedByScript] : []),
  ]
}

function verdict(state: InstallationCheck['state'], findings: Finding[]): InstallationCheck {
  const told = new Set<string>()
  const once = findings.filter(({ text }) => !told.has(text) && told.add(text))
  return { state, headline: copy[state], findings: once }
}

/** A page without a snippet that a browser would run. */
function judgeWithout(page: JudgedPage): InstallationCheck {
  const dead = deadPlaces(page.read)
  const nowhere = [problem(copy.notHere), note(copy.cache)]
  return verdict(dead.length === 0 ? 'missing' : 'blocked', [
    ...(dead.length === 0 ? nowhere : dead.map((where) => problem(copy.deadPlace(where)))),
    ...scriptProblems(page, { after: Infinity, nonce: null }).map(problem),
    ...windowProblems(page).map(problem),
    ...pageNotes(page, false).map(note),
  ])
}

/** Says whether the chat works on a page, and what keeps it from it. */
export function judgeInstallation(checked: CheckedPage): InstallationCheck {
  const page: JudgedPage = { ...checked, policies: policiesOf(checked) }
  const live = page.read.snippets.filter(isLive)
  if (live.length === 0) return judgeWithout(page)
  const judged = live.map((snippet) => snippetProblems(snippet, page))
  const isOneGood = judged.some((problems) => problems.length === 0)
  const ofWindow = windowProblems(page)
  const tokens = new Set(live.flatMap(({ token }) => token ?? []))
  const isOneFirm = tokens.size < 2
  const ours = live.filter(({ address }) => address === 'ours')
  const works = isOneGood && isOneFirm && ofWindow.length === 0
  return verdict(works ? 'works' : 'blocked', [
    ...(ours.length === 0 ? [] : [{ tone: 'good' as const, text: sayWhere(ours) }]),
    ...judged.flat().map(isOneGood ? note : problem),
    ...(isOneFirm ? [] : [problem(copy.severalTokens)]),
    ...ofWindow.map(problem),
    ...(isOneGood ? lookNotes(page).map(note) : []),
    ...deadPlaces(page.read).map((where) => note(copy.deadCopy(where))),
    ...pageNotes(page, true).map(note),
  ])
}

/** A page that could not be read, and why. */
export function unreachable(reason: string): InstallationCheck {
  return verdict('unreachable', [problem(reason)])
}

/** Why an address that somebody typed is not asked at all. */
export const addressReasons = {
  'not-an-address': copy.reasons.address,
  'not-the-web': copy.reasons.scheme,
  'with-password': copy.reasons.credentials,
  private: copy.reasons.nowhere,
} as const satisfies Record<WebsiteProblem, string>

const refusals = {
  not_an_address: copy.reasons.address,
  scheme: copy.reasons.scheme,
  credentials: copy.reasons.credentials,
  port: copy.reasons.port,
  private_address: copy.reasons.nowhere,
} as const

const failures = {
  name_not_found: copy.reasons.nowhere,
  no_connection: copy.reasons.connection,
  bad_certificate: copy.reasons.certificate,
  bad_answer: copy.reasons.answer,
  too_many_redirects: copy.reasons.redirects,
  stopped: copy.reasons.slow,
} as const

function statusReason(status: number): string {
  if ([401, 402, 403, 407, 451].includes(status)) return copy.reasons.signIn
  if (status === 404 || status === 410) return copy.reasons.notFound
  if (status === 429) return copy.reasons.tooFast
  return status >= 500 ? copy.reasons.ownError : copy.reasons.otherStatus
}

/** Why nothing was read, in plain words. */
export function unreadReason(
  answer: Exclude<GuardedResponse, { kind: 'ok' | 'too_large' }>,
): string {
  switch (answer.kind) {
    case 'refused':
      return refusals[answer.reason]
    case 'failed':
      return failures[answer.reason]
    case 'timed_out':
      return copy.reasons.slow
    case 'wrong_type':
      return copy.reasons.notHtml
    case 'http':
      return statusReason(answer.status)
    case 'not_modified':
    case 'redirected_away':
      return copy.reasons.otherStatus
  }
}
