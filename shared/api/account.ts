import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const accountApi = {
  /** What the browser must know before anybody is signed in. */
  getClientConfig: endpoint({
    method: 'GET',
    path: '/config',
    access: 'public',
    reply: z.object({
      identity: z.object({
        kind: z.enum(['embedded', 'firebase']),
        apiKey: z.string(),
        authDomain: z.string().nullable(),
        projectId: z.string(),
      }),
    }),
  }),
  /** Ends every session of the signed-in person. */
  signOut: endpoint({
    method: 'POST',
    path: '/auth/sign-out',
    access: 'user',
    status: 204,
    reply: z.null(),
  }),
} as const
