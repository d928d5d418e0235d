import type { InstallationCheck } from '@foyer/shared/api/integration.ts'
import { minutes, seconds } from '@foyer/shared/facts/time.ts'
import { widgetPaths } from '@foyer/shared/paths.ts'
import { readWebsite } from '@foyer/shared/rules/website-address.ts'
import { siteCheck } from '@foyer/shared/copy/site-check.ts'
import { decodePage } from '#server/assistant/crawl/decode.ts'
import type { ReadPage } from '#server/assistant/installation/find-snippets.ts'
import { findSnippetsAside } from '#server/assistant/installation/find-snippets-aside.ts'
import { findFirmByToken, getFirm } from '#server/features/conversations/queries.ts'
import { allowedHosts } from '#server/features/conversations/rules.ts'
import { type Admission, openAdmission } from '#server/platform/admission.ts'
import { builtFile } from '#server/platform/built-files.ts'
import { ratePrefix } from '#server/platform/door.ts'
import type { World } from '#server/world.ts'
import {
  addressReasons,
  judgeInstallation,
  type TokenStanding,
  tokensIn,
  unreachable,
  unreadReason,
} from './rules.ts'

/** How much of a page is read, how long it may take, and how often it may lead elsewhere. */
const fetchLimits = { maxBytes: 1024 * 1024, timeoutMs: seconds(10), maxRedirects: 5 } as const

/** Who may have pages looked at, and how often: a person who tries, and no program that scans. */
export const openChecks = (): Admission =>
  openAdmission({
    perKey: { max: 10, window: minutes(10) },
    overall: { max: 100, window: minutes(10) },
    atOnce: 3,
    busy: 'integration/checks-busy',
  })

async function standingOf(
  { db }: World,
  token: string,
): Promise<[string, TokenStanding] | undefined> {
  const firmId = await db.lookUp((tx) => findFirmByToken(tx, token))
  if (firmId === null) return undefined
  const firm = await db.asFirm(firmId, (tx) => getFirm(tx, firmId))
  if (firm === undefined) return undefined
  return [token, { hosts: allowedHosts(firm), active: firm.active }]
}

async function standingsIn(world: World, read: ReadPage): Promise<Map<string, TokenStanding>> {
  const found = await Promise.all(tokensIn(read).map((token) => standingOf(world, token)))
  return new Map(found.filter((each) => each !== undefined))
}

async function readAndJudge(world: World, address: string): Promise<InstallationCheck> {
  const accept = ['text/html', 'application/xhtml+xml', '']
  const answer = await world.checkGuard.fetch(address, { ...fetchLimits, accept })
  if (answer.kind !== 'ok' && answer.kind !== 'too_large') return unreachable(unreadReason(answer))
  const { headers, body, url } = answer
  const loader = new URL(widgetPaths.loader, world.config.origins.widget)
  const html = decodePage(body, headers['content-type'] ?? '')
  const asked = { html, url, loader: loader.href }
  const read = await findSnippetsAside(builtFile('snippets-worker.mjs'), asked)
  if (read === null) return unreachable(siteCheck.reasons.costly)
  return judgeInstallation({
    asked: new URL(address),
    url: new URL(url),
    headers,
    isCut: answer.kind === 'too_large',
    read,
    loader,
    standings: await standingsIn(world, read),
  })
}

/**
 * Looks at a page once, as a browser would get it, and says whether the chat works there. Only that leaves:
 * no word of the page, and nothing of what is not public. `network` is the address of whoever asks.
 * @throws Failure where somebody, or everybody, has asked often enough.
 */
export async function checkInstallation(
  world: World,
  checks: Admission,
  { url, network }: { url: string; network: string },
): Promise<InstallationCheck> {
  const { config, clock } = world
  const website = readWebsite(url, config.checkPrivateHosts)
  if (website.outcome === 'refused') return unreachable(addressReasons[website.problem])
  const isExempt = config.rateLimitExempt.includes(network)
  const keys = isExempt ? [] : [`from ${ratePrefix(network)}`, `to ${new URL(website.url).host}`]
  return await checks.run(keys, clock.now(), () => readAndJudge(world, website.url))
}
