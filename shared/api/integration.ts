import { z } from 'zod'
import { pageStatuses, siteStates } from '../facts/statuses.ts'
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

export const integrationApi = {
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
