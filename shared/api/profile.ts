import { z } from 'zod'
import { firmSizes } from '../facts/plans.ts'
import { endpoint } from './endpoint.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })
const Required = (max: number) => z.string().trim().min(1).max(max)

export const profileApi = {
  getProfile: endpoint({
    method: 'GET',
    path: '/profile',
    access: 'member',
    reply: z.object({
      success: z.literal(true),
      profile: z.object({
        user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
        organization: z.object({
          metadata: z.object({
            firmName: z.string(),
            phone: z.string(),
            zipCode: z.string(),
            city: z.string(),
            state: z.string(),
            firmSize: z.enum(firmSizes).nullable(),
            attorneyCount: z.number().int().nullable(),
            practiceAreas: z.array(z.string()),
          }),
        }),
      }),
    }),
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/profile/user',
    access: 'member',
    body: z.object({ firstName: Required(100), lastName: Required(100) }),
    reply: Done,
  }),
  updateOrganization: endpoint({
    method: 'PUT',
    path: '/profile/organization',
    access: 'member',
    body: z.object({
      firmName: Required(200),
      phone: Required(50),
      zipCode: z.string().regex(/^\d{5}$/),
      firmSize: z.enum(firmSizes),
      attorneyCount: z.coerce.number().int().min(1).max(10_000).optional(),
      practiceAreas: z.array(Required(80)).max(92).default([]),
      /** The new charge in cents that the person was shown and accepted, where it changes. */
      acceptedCents: z.number().int().optional(),
    }),
    reply: Done,
  }),
} as const
