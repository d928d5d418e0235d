import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SiteProgress } from './integration.ts'
import { IdParams } from './shapes.ts'

/** The address of the firm's website. */
export const siteApi = {
  changeSite: endpoint({
    method: 'PUT',
    path: '/integrations/:id/site',
    access: 'member',
    params: IdParams,
    /** Judged by the handler, in plain words: shared/rules/website-address.ts. */
    body: z.strictObject({ siteUrl: z.string().trim().max(2_000) }),
    reply: z.object({ success: z.literal(true), message: z.string(), site: SiteProgress }),
  }),
} as const
