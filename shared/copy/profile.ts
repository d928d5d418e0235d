/** What the server answers once a part of the profile is saved. */
export const profileSaved = {
  user: 'Your name is saved.',
  organization: 'Your firm’s details are saved.',
} as const

/** What the server says of a name it could not take. */
export const nameProblems = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
} as const
