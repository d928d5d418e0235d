/** Words that the account's pages share. */
export const account = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showPasswords: 'Show passwords',
  hidePasswords: 'Hide passwords',
  terms: 'Terms of Service',
  and: 'and the',
  privacy: 'Privacy Policy',
  succeeded: 'Success!',
  emptyFields: 'Please fill in all fields',
  invalidEmail: 'Invalid email address',
  tooManyAttempts: 'Too many failed attempts. Please try again later',
  userDisabled: 'This user account has been disabled.',
} as const

/** Signing in (specification 1, sections 2 and 8). */
export const signIn = {
  title: 'Sign in',
  lead: 'Read what came in, and who is waiting for a call.',
  forgotPassword: 'Forgot password?',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  agreement: 'By signing in you agree to the',
  submit: 'Sign in',
  submitting: 'Signing in...',
  redirecting: 'Successfully signed in! Redirecting to dashboard...',
  unknownUser: 'No account found with this email address',
  wrongPassword: 'Incorrect password',
  failed: 'Failed to sign in. Please try again',
  googleCancelled: 'Sign-in was cancelled',
  googleFailed: 'Failed to sign in with Google. Please try again',
} as const

/** Making an account: the first step of signing up (specification 1, sections 2 and 8). */
export const signUp = {
  title: 'Create your account',
  lead: 'Then tell us about your firm and choose a plan. The first 7 days are free.',
  firstName: 'First name',
  lastName: 'Last name',
  confirmPassword: 'Confirm password',
  passwordHint: 'Must be at least 8 characters with uppercase, lowercase, and number',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  agreement: 'By signing up you agree to the',
  submit: 'Create account',
  submitting: 'Creating account...',
  created: 'Account created successfully! Setting up your profile...',
  emailInUse: 'An account with this email already exists',
  weakPassword: 'Password is too weak. Please choose a stronger password',
  failed: 'Failed to create account. Please try again',
  googleCancelled: 'Sign-up was cancelled',
  googleFailed: 'Failed to sign up with Google. Please try again',
} as const

/** What is wrong with a new password (specification 1, section 8). */
export const passwordRule = {
  mismatch: 'Passwords do not match',
  problems: {
    'too-short': 'Password must be at least 8 characters long',
    'no-lowercase': 'Password must contain at least one lowercase letter',
    'no-uppercase': 'Password must contain at least one uppercase letter',
    'no-number': 'Password must contain at least one number',
  },
} as const

/** Going on with a Google account, or with the chooser that stands in for it in development. */
export const google = {
  or: 'or',
  button: { google: 'Continue with Google', chooser: 'Continue with a development account' },
  waiting:
    'Please finish in the window that has opened. If you do not see it, press the button again.',
} as const

/** Asking for a link to choose a new password (specification 1, sections 2 and 8). */
export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'Tell us your email address and we will send you a link to choose a new one.',
  submit: 'Reset Password',
  submitting: 'Sending...',
  remembered: 'Remember it after all?',
  emptyEmail: 'Please enter your email address',
  sent: 'Check your inbox for a password reset link',
  network: 'Unable to connect to the server. Please check your internet connection and try again.',
  failed: 'Failed to send reset email. Please try again',
} as const

/** Choosing a new password by the code of a letter (specification 1, sections 2 and 8). */
export const resetPassword = {
  title: 'Choose a new password',
  checking: 'Checking your link',
  forAddress: 'For',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  submit: 'Reset Password',
  submitting: 'Resetting...',
  succeeded: 'Password reset successful! Redirecting to sign in...',
  invalidTitle: 'This link cannot be used',
  requestNew: 'Request New Reset Link',
  emptyPassword: 'Please enter a new password',
  noCode: 'Invalid reset code. Please request a new password reset link.',
  emptyCode: 'Invalid or missing reset code. Please request a new password reset link.',
  invalidCode: 'Invalid or expired reset code. Please request a new password reset link.',
  expiredCode: 'Reset code has expired. Please request a new password reset link.',
  checkFailed: 'Failed to verify reset code. Please try again.',
  weakPassword: 'Password is too weak. Please choose a stronger password.',
  failed: 'Failed to reset password. Please try again or request a new reset link.',
} as const

/** Proving an address by the code of a letter (specification 1, sections 2 and 8). */
export const verifyEmail = {
  title: 'Confirm your email address',
  checking: 'Checking your link',
  succeededTitle: 'Your email address is confirmed',
  succeeded: 'Email verified successfully! You can now sign in.',
  toSignIn: 'You will be taken to the sign-in page in 3 seconds.',
  signInNow: 'Sign In Now',
  succeededSignedIn: 'Email verified successfully!',
  toDashboard: 'You will be taken to your dashboard in 3 seconds.',
  dashboardNow: 'Open Dashboard Now',
  failedTitle: 'This link cannot be used',
  signUpAgain: 'Sign Up Again',
  contactSupport: 'Contact Support',
  noCode: 'Invalid verification link. Missing verification oobCode.',
  invalidCode:
    'The verification link is invalid or has expired. Please request a new verification email.',
  expiredCode: 'The verification link has expired. Please request a new verification email.',
  unknownUser: 'No user account found. Please sign up first.',
  failed: 'Email verification failed. Please try again.',
} as const

/** The reminder for people who have not proved their address yet. */
export const confirmEmail = {
  text: (address: string): string =>
    `Please confirm your email address. The link is in the letter we sent to ${address}.`,
  /** To people with a firm: what visitors write is not mailed to an address that nobody has proved. */
  leadsWait: (address: string): string =>
    `Please confirm your email address: until then we keep your leads here and do not mail them. The link is in the letter we sent to ${address}.`,
  send: 'Send again',
  sending: 'Sending...',
  sent: (address: string): string =>
    `A new letter is on its way to ${address}. It can take a minute to arrive.`,
  failed: 'The letter could not be sent. Please try again.',
  tooMany: 'Too many letters were asked for. Please try again later.',
  dismiss: 'Dismiss',
} as const

/** Changing the password from the settings (specification 2, sections 2, 4, 5 and 8). */
export const changePassword = {
  title: 'Change password',
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm new password',
  submit: 'Change password',
  submitting: 'Changing...',
  cancel: 'Cancel',
  succeeded: 'Password updated successfully!',
  othersEnd: 'Everywhere else you are signed in, you will have to sign in again.',
  mismatch: 'New passwords do not match',
  unchanged: 'New password must be different from current password',
  notSignedIn: 'User not authenticated',
  wrongCurrent: 'Current password is incorrect',
  weak: 'New password is too weak',
  signInAgain: 'Please sign out and sign in again before changing your password',
  failed: 'Failed to change password. Please try again.',
  googleOnly:
    'You sign in with Google, so your password is Google’s. Change it in your Google account.',
  close: 'Close',
} as const
