/**
 * Refusals of the embedded identity: Firebase's code, its HTTP status and a sentence. The codes are
 * the ones that the browser's SDK maps to the errors the specification names (specification 1,
 * section 8); the sentence people read is the sign-in page's own.
 */
export const identityRefusals = {
  INVALID_EMAIL: { status: 400, message: 'Invalid email address' },
  MISSING_PASSWORD: { status: 400, message: 'Please enter your password.' },
  EMAIL_NOT_FOUND: { status: 400, message: 'No account found with this email address' },
  INVALID_PASSWORD: { status: 400, message: 'Incorrect password' },
  USER_DISABLED: { status: 400, message: 'This user account has been disabled.' },
  TOO_MANY_ATTEMPTS_TRY_LATER: {
    status: 429,
    message: 'Too many failed attempts. Please try again later',
  },
  INVALID_ID_TOKEN: { status: 400, message: 'This session is not valid. Please sign in again.' },
  TOKEN_EXPIRED: { status: 400, message: 'This session has ended. Please sign in again.' },
  MISSING_REFRESH_TOKEN: { status: 400, message: 'A refresh token is needed.' },
  INVALID_REFRESH_TOKEN: { status: 400, message: 'This refresh token is not known.' },
  INVALID_GRANT_TYPE: { status: 400, message: 'The grant type must be refresh_token.' },
  INVALID_ARGUMENT: { status: 400, message: 'What was sent could not be read.' },
  OPERATION_NOT_ALLOWED: { status: 404, message: 'This operation is not offered here.' },
  /** The SDK keeps a session only for this code, so it stands for everything that may pass. */
  NETWORK_REQUEST_FAILED: {
    status: 503,
    message: 'The service is restarting. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type IdentityRefusalCode = keyof typeof identityRefusals
