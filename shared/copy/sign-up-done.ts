/** What the server answers once a person is registered, or their firm exists. */
export const signUpDone = {
  registered: 'You are registered.',
  complete: 'Your setup is complete. We are reading your website.',
  completeWithoutSite:
    'Your setup is complete. Without a website the assistant takes details only.',
} as const

/** What the server says of a field that it could not take (specification 1, section 5). */
export const signUpProblems = {
  firmName: 'Please enter the name of your firm.',
  phone: 'Please enter a phone number with its area code, for example (212) 555-0100.',
  zipCode: 'Please enter a ZIP code of 5 digits.',
  attorneyCount: 'A firm of this size has at least 6 attorneys.',
  billingInterval: 'This plan is paid at another interval. Please choose the plan again.',
} as const

/** Why a website's address could not be taken. */
export const websiteProblems = {
  'not-an-address':
    'This is not a website address. Write it as in the browser, for example https://www.yourfirm.com.',
  'not-the-web': 'A website address begins with https:// or http://.',
  'with-password': 'Please leave the user name and password out of the website address.',
  private: 'This address leads into a private network. Enter the address that anyone can open.',
} as const
