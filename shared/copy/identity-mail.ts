/** Minutes as a letter says them. */
function span(minutes: number): string {
  if (minutes >= 60) return 'one hour'
  return minutes === 1 ? 'one minute' : `${minutes} minutes`
}

/** What both letters of the identity say (look: calm, what to do, how long, what if it was not you). */
export const identityMail = {
  copyLink: 'If the button does not work, copy this address into your browser:',
  lifetime: (minutes: number): string =>
    `The link works once, within ${span(minutes)}. After that, ask for a new one.`,
  why: (host: string): string =>
    `You receive this because your address was entered at ${host}. Nobody reads replies to it.`,
} as const

/** The letter that proves an address. */
export const verifyLetter = {
  subject: 'Confirm your e-mail address',
  title: 'Confirm your e-mail address',
  preview: 'One link, then your account is ready.',
  lead: (email: string): string =>
    `An account at Foyer was made with ${email}. Please confirm that this address is yours.`,
  action: 'Confirm this address',
  notYou:
    'If you did not make this account, leave the link alone: without it, nobody can say that the address is theirs.',
} as const

/** The letter with the link to choose a new password. */
export const resetLetter = {
  subject: 'Choose a new password',
  title: 'Choose a new password',
  preview: 'The link you asked for.',
  lead: (email: string): string =>
    `Somebody, most likely you, asked for a new password for ${email} at Foyer. Choosing one signs the account out everywhere.`,
  action: 'Choose a new password',
  notYou:
    'If you did not ask for it, you need do nothing: your password stays as it is. Please do not pass this link on.',
} as const
