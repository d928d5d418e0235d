import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const placesApi = {
  /** The city, state and time zone of a US ZIP code; `state` is the postal code, as `stateCode` is. */
  lookUpZip: endpoint({
    method: 'GET',
    path: '/places/zip',
    access: 'user',
    query: z.object({ zip: z.string().regex(/^\d{5}$/) }),
    reply: z.object({
      success: z.literal(true),
      zip: z.string(),
      city: z.string(),
      state: z.string(),
      stateCode: z.string(),
      timeZone: z.string(),
    }),
  }),
  /** At most 10 practice areas whose name contains the text (specification 1, section 3). */
  searchPracticeAreas: endpoint({
    method: 'GET',
    path: '/places/practice-areas',
    access: 'user',
    query: z.object({ search: z.string().max(100).default('') }),
    reply: z.object({ success: z.literal(true), practiceAreas: z.array(z.string()) }),
  }),
} as const
