import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './shapes.ts'

export const overviewApi = {
  getUserInfo: endpoint({
    method: 'GET',
    path: '/dashboard/user-info',
    access: 'member',
    reply: z.object({
      success: z.literal(true),
      organization: z.string(),
      fullName: z.string(),
      email: z.string(),
      integrationId: Id,
      domain: z.string().nullable(),
      integrationActive: z.boolean(),
      timeZone: z.string(),
    }),
  }),
} as const
