/**
 * Refusals of the embedded identity: Firebase's code, its HTTP status and a sentence. The codes are
 * the ones that the browser's SDK maps to the errors the specification names (specification 1,
 * section 8); the sentence people read is the sign-in page's own.
 */
export const identityRefusals = {
  INVALID_EMAIL: { status: 400, message: 'Invalid email address' },
  MISSING_PASSWORD: { status: 400, message: 'Please enter your password.' },
  EMAIL_NOT_FOUND: { status: 400, message: 'No account found with this email address' },
  EMAIL_EXISTS: { status: 400, message: 'An account with this email already exists' },
  WEAK_PASSWORD: {
    status: 400,
    message: 'Password is too weak. Please choose a stronger password',
  },
  ADMIN_ONLY_OPERATION: { status: 400, message: 'An account needs an email and a password.' },
  EXPIRED_OOB_CODE: { status: 400, message: 'This link has expired. Please request a new one.' },
  INVALID_OOB_CODE: {
    status: 400,
    message: 'This link is invalid or was used already. Please request a new one.',
  },
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: {
    status: 400,
    message: 'Please sign in again before you change this.',
  },
  INVALID_IDP_RESPONSE: {
    status: 400,
    message: 'This sign-in is not valid or was used already. Please start again.',
  },
  EVENT_NOT_FOUND: { status: 404, message: 'No such sign-in is under way in this browser.' },
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
