/** Sentences of the settings section around its parts (specification 2, section 2). */
export const settings = {
  back: 'Back to Settings',
  accountTitle: 'Account Settings',
  editProfile: 'Edit profile',
  editProfileText: 'Your name, and what we know of your firm.',
  assistantTitle: 'Your assistant',
  assistant: 'Look, languages and hours',
  assistantText: 'Greeting, color, logo, opening hours, and who is told of what visitors leave.',
  questions: 'Questions and your answers',
  questionsText: 'What visitors asked and your website does not answer.',
  changePassword: 'Change password',
  changePasswordText: 'You need your present one to choose another.',
} as const

/** The names of the pages below the settings. */
export const settingsTitles = {
  payment: 'Payment method',
  plan: 'Upgrade plan',
  profile: 'Edit profile',
  assistant: 'Your assistant',
  questions: 'Questions and your answers',
} as const

/** Edit profile (specification 2, sections 2, 5 and 8). */
export const profile = {
  personal: 'Personal information',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'You sign in with this address. It cannot be changed here.',
  firm: 'Firm information',
  firmName: 'Firm name',
  phone: 'Phone',
  firmSize: 'Firm size',
  attorneyCount: 'Number of attorneys',
  attorneyCountHint: 'At least 6. Your price may depend on it.',
  cancel: 'Cancel',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Your profile is saved.',
  loading: 'Loading your profile',
  loadFailed: 'Failed to load profile',
  loadFailedHint: 'Failed to get profile. Please try again.',
  nameMissing: 'First name and last name are required',
  firmMissing: 'Please fill in all required organization fields',
  failed: 'Failed to update profile',
  halfSaved: 'Your name is saved. The firm’s information is not: the new price was not confirmed.',
} as const

/** A changed number of attorneys that changes the price, before it is saved (design section 7). */
export const priceChange = {
  title: 'This changes what you pay',
  /** Both are amounts with how often they come. */
  fromTo: (from: string, to: string): string => `Your plan costs ${from} now. It will cost ${to}.`,
  loading: 'Working out the new price',
  loadFailed: 'The new price could not be worked out. Nothing was changed. Please try again.',
  confirm: 'Accept and save',
  decline: 'Not now',
} as const
