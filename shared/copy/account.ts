/** Sentences of signing in and of the session (specification 1, sections 2 and 8). */
export const signIn = {
  title: 'Sign in',
  lead: 'Read what came in, and who is waiting for a call.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot password?',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  agreement: 'By signing in you agree to the',
  terms: 'Terms of Service',
  and: 'and the',
  privacy: 'Privacy Policy',
  submit: 'Sign in',
  submitting: 'Signing in...',
  succeeded: 'Success!',
  redirecting: 'Successfully signed in! Redirecting to dashboard...',
  emptyFields: 'Please fill in all fields',
  unknownUser: 'No account found with this email address',
  wrongPassword: 'Incorrect password',
  invalidEmail: 'Invalid email address',
  tooManyAttempts: 'Too many failed attempts. Please try again later',
  userDisabled: 'This user account has been disabled.',
  failed: 'Failed to sign in. Please try again',
} as const

/** Sentences of a session that is missing, lost or misused (specifications 1 and 2, section 8). */
export const session = {
  outsideProvider: 'useAuth must be used within an AuthProvider',
  ended: 'Authentication failed. Please sign in again.',
  loading: 'Checking your session',
  unavailable: 'Foyer cannot be reached',
} as const

/** What the browser says when the API gives no sentence of its own (specification 1, section 8). */
export const calls = {
  network: 'Network error: Unable to connect to the server. Please check your internet connection.',
  status: (code: number): string => `HTTP error! status: ${code}`,
} as const
