import { z } from 'zod'
import { minutes } from '../facts/time.ts'
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
        /** How people sign in with Google; null where nothing is set up for it. */
        google: z.enum(['google', 'chooser']).nullable(),
      }),
      payments: z.object({
        kind: z.enum(['sandbox', 'stripe']),
        publishableKey: z.string().nullable(),
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
  /** Sends a link to choose a new password, where the address has an account; says the same if not. */
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    body: z.object({ email: z.string().max(320) }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    rate: { max: 20, windowMs: minutes(15) },
  }),
} as const
