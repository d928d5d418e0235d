import { z } from 'zod'
import { nameProblems } from '../copy/profile.ts'
import { firmSizes } from '../facts/plans.ts'
import { endpoint } from './endpoint.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })
const Name = (missing: string) => z.string().trim().min(1, missing).max(100)

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
    body: z.object({
      firstName: Name(nameProblems.firstName),
      lastName: Name(nameProblems.lastName),
    }),
    reply: Done,
  }),
  updateOrganization: endpoint({
    method: 'PUT',
    path: '/profile/organization',
    access: 'member',
    /** What a person may get wrong is judged by the handler, all of it at once and in plain words. */
    body: z.object({
      firmName: z.string().trim().max(200),
      phone: z.string().trim().max(50),
      zipCode: z.string().trim().max(20),
      firmSize: z.enum(firmSizes),
      attorneyCount: z.coerce.number().int().min(1).max(10_000).optional(),
      practiceAreas: z.array(z.string().trim().min(1).max(80)).max(92).default([]),
      /** The new charge in cents that the person was shown and accepted, where it changes. */
      acceptedCents: z.number().int().optional(),
    }),
    reply: Done,
  }),
} as const
