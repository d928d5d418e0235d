/** Sentences of the development page that stands in for Google where no client is set up. */
export const chooser = {
  title: 'Development sign-in',
  lead: 'This page stands in for Google, because no Google client is set up. No password is asked and nothing leaves this machine. With GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET people sign in with Google itself.',
  samples: 'Go on as a sample person',
  somebodyElse: 'Or as somebody else',
  email: 'Email',
  name: 'Full name (optional)',
  go: 'Continue',
  cancel: 'Cancel',
  notAnAddress: 'Please enter an email address, such as name@firm.example.',
} as const

/** People who exist only on the development page. */
export const samplePeople = [
  { name: 'Noor Haddad', email: 'noor.haddad@sample.example' },
  { name: 'Theo Marsh', email: 'theo.marsh@sample.example' },
] as const

/** Sentences of the page the popup ends on; it closes itself where it may. */
export const popupEnd = {
  title: 'You can close this window',
  done: 'Please go on in the window you came from. It knows how this ended.',
  lost: 'This sign-in could not be finished. Please close this window and start again in the window you came from.',
} as const
