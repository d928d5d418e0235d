import { IdentityRefused } from './identity.ts'

/** What the SDK refuses, as a refusal of ours. */
export async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof IdentityRefused ? error : new IdentityRefused(readCode(error))
  }
}

function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error))
    return 'auth/internal-error'
  return String(error.code)
}
