import { z } from 'zod'
import { checkProblems } from '../copy/public/check-site.ts'
import { pageStatuses, siteStates } from '../facts/statuses.ts'
import { minutes } from '../facts/time.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, Instant } from './shapes.ts'

/** One page of the firm's site and what became of it, in words a person can read. */
export const SitePage = z.object({
  url: z.string(),
  title: z.string(),
  status: z.enum(pageStatuses),
  /** A plain sentence: what happened and, where something is wrong, what to do. */
  note: z.string(),
  passages: z.number().int(),
  readAt: Instant.nullable(),
})
export type SitePage = z.infer<typeof SitePage>

/** How far reading the site has come, and what is being served meanwhile. */
export const SiteProgress = z.object({
  state: z.enum(siteStates),
  siteUrl: z.string().nullable(),
  /** The index now answering visitors; null where there is none yet. */
  version: z.number().int().nullable(),
  passages: z.number().int(),
  pagesFound: z.number().int(),
  pagesDone: z.number().int(),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  /** Why the last reading failed, as a sentence; null where it did not. */
  failure: z.string().nullable(),
  pages: z.array(SitePage),
})
export type SiteProgress = z.infer<typeof SiteProgress>

/** What a page was found to be like: with the snippet working, kept from it, without it, or unread. */
export const checkStates = ['works', 'blocked', 'missing', 'unreachable'] as const

/** What is said of a page whose address somebody gave; nothing of what is in the page. */
export const InstallationCheck = z.object({
  state: z.enum(checkStates),
  /** The state as a sentence. */
  headline: z.string(),
  findings: z.array(
    z.object({
      /** `problem` keeps the chat from working; `note` does not. */
      tone: z.enum(['good', 'problem', 'note']),
      text: z.string(),
    }),
  ),
})
export type InstallationCheck = z.infer<typeof InstallationCheck>

/** Characters of an address that is looked at. */
const longestAddress = 500

export const integrationApi = {
  checkInstallation: endpoint({
    method: 'POST',
    path: '/guide/check',
    access: 'public',
    rate: { max: 60, windowMs: minutes(10) },
    bodyLimit: 16 * 1024,
    body: z.object({
      url: z
        .string(checkProblems.missing)
        .trim()
        .min(1, checkProblems.missing)
        .max(longestAddress, checkProblems.long),
    }),
    reply: z.object({ success: z.literal(true), check: InstallationCheck }),
  }),
  getSnippet: endpoint({
    method: 'GET',
    path: '/integrations/:id/snippet',
    access: 'member',
    params: IdParams,
    reply: z.object({
      success: z.literal(true),
      snippetCode: z.string(),
      domain: z.string().nullable(),
      /** True once the snippet has been seen working on the firm's own site. */
      isActive: z.boolean(),
      lastSeenAt: Instant.nullable(),
    }),
  }),
  reindexSite: endpoint({
    method: 'POST',
    path: '/integrations/:integrationId/rag/reindex',
    access: 'member',
    params: z.object({ integrationId: Id }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
  getSite: endpoint({
    method: 'GET',
    path: '/integrations/:id/site',
    access: 'member',
    params: IdParams,
    reply: z.object({ success: z.literal(true), site: SiteProgress }),
  }),
} as const
