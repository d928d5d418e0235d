import type { FirmSize } from '../facts/plans.ts'

/** The wizard as a whole (specification 1, section 2). */
export const wizard = {
  steps: 'Setup steps',
  stepNames: { 1: 'Account', 2: 'Firm', 3: 'Plan', 4: 'Payment' },
  position: (step: number): string => `Step ${String(step)} of 4`,
  done: 'done',
  back: 'Back',
  next: 'Next',
  finish: 'Complete Setup',
  finishing: 'Setting up...',
  leave: 'Save and leave',
  signOut: 'Logout',
  kept: 'Your answers are kept as you give them.',
  notSaved: 'Not saved yet. You can go on: we keep trying while this page is open.',
  loading: 'Finding where you stopped',
  loadFailed: 'Your setup could not be opened',
  registrationFailed: 'Your sign-up could not be finished',
} as const

/** What stops a step (specification 1, section 8). */
export const wizardProblems = {
  requiredFields: 'Please fill in all required fields',
  checkFields: 'Please check the marked fields',
  plan: 'Please select a plan',
  payment: 'Please provide payment information',
  failed: 'An error occurred. Please try again.',
} as const

/** Step 2: the firm. */
export const firmStep = {
  title: 'Tell Us About Your Firm',
  text: 'Visitors will see the firm’s name. The assistant learns what it knows from your website.',
  firmName: 'Firm name',
  phone: 'Phone',
  website: 'Website URL',
  websiteHint: 'The assistant answers from its public pages. For example: www.yourfirm.com',
  firmSize: 'Firm size',
  attorneyCount: 'Number of attorneys',
  attorneyCountHint: 'At least 6. Your price depends on it.',
} as const

/** A firm's size as people choose it. */
export const firmSizeNames = {
  solo: 'Solo',
  '2-5': '2-5 attorneys',
  '6+': '6+ attorneys',
} as const satisfies Record<FirmSize, string>

/** What is missing, said beside the field; the rest is said as the server says it. */
export const missingAnswers = {
  website: 'Please enter the address of your website.',
  firmSize: 'Please choose the size of your firm.',
} as const

/** Beside step 2: what happens after the wizard. */
export const whatFollows = {
  title: 'What happens next',
  steps: [
    'You choose a plan. The first 7 days are free.',
    'You add a card. Nothing is charged today.',
    'We read your website, and you get one line to paste into it.',
  ],
} as const

/** Step 3: the plan. */
export const planStep = {
  title: 'Choose Your Plan',
  text: 'Every plan begins with 7 free days and full access.',
  tooSmall: (chosen: string, fitting: string): string =>
    `${chosen} is made for fewer attorneys than your firm has. ${fitting} fits your firm.`,
  nothingChosen: 'Choose a plan to see what it will cost and when.',
} as const

/** Step 4: the card. */
export const paymentStep = {
  title: 'Finish With Payment',
  text: 'The card is kept by our payment provider. We never see its number.',
} as const

/** The first screen after the wizard. */
export const arrival = {
  welcome: (firm: string): string => (firm === '' ? 'Welcome to Foyer.' : `Welcome, ${firm}.`),
  text: 'Your trial has begun and your website is being read. Paste the snippet into your website, and the chat is open.',
} as const
