import type { Weekday } from '../facts/hours.ts'
import type { ConsultationType } from '../facts/request-statuses.ts'
import type { Language } from '../facts/statuses.ts'

/** Days of the week, as the opening hours name them. */
export const weekdayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>

const languages = { en: 'English', es: 'Spanish' } as const satisfies Record<Language, string>
const types = {
  phone: 'By phone',
  video: 'By video',
  in_person: 'In person',
} as const satisfies Record<ConsultationType, string>

/** Your assistant: how it looks and speaks, when the firm is open, who hears of what is left. */
export const assistantView = {
  title: 'Your assistant',
  text: 'Changes show on your website as soon as they are saved.',
  loading: 'Loading your assistant',
  loadFailed: 'Failed to load your assistant',
  save: 'Save Changes',
  saving: 'Saving...',
  discard: 'Discard',
  unsaved: 'Changes are not saved yet.',
  saved: 'Saved. Your website shows it now.',
  saveFailed: 'Your changes were not saved. Please try again.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved yet. They are lost when you leave this page.',
  leave: 'Discard and leave',
  stay: 'Stay here',
  checkFields: 'Please check the fields that are marked.',

  words: 'Words',
  displayName: 'Name in the chat',
  displayNameHint: 'Left empty, the chat carries the name of your firm.',
  greeting: (language: Language): string => `Greeting in ${languages[language]}`,
  greetingHint: 'The first words a visitor reads. Left empty, ours are used.',
  languages: 'Languages',
  languagesHint:
    'Which languages the chat speaks. The first is yours, the one you get your mail in.',
  languageSets: {
    en: 'English only',
    'en es': 'English, and Spanish for those who want it',
    'es en': 'Spanish, and English for those who want it',
    es: 'Spanish only',
  },

  look: 'Look',
  color: 'Color',
  colorCode: 'Color as a code',
  colorText: (ratio: string): string => `Text on it is readable (${ratio} to 1).`,
  colorLostLight: 'On a light screen it hardly stands out; a darker one would.',
  colorLostDark: 'On a dark screen it hardly stands out; a lighter one would.',
  colorGood: 'It stands out on light and on dark screens.',
  position: 'Where the button stands',
  positions: { right: 'Bottom right', left: 'Bottom left' },
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP. It is made smaller where it is large. Saved at once.',
  logoAlt: 'Your logo',
  chooseLogo: 'Choose a picture',
  changeLogo: 'Choose another',
  removeLogo: 'Remove',
  logoUnreadable: 'This picture could not be read. Please choose a PNG, JPEG or WebP.',
  logoFailed: 'The logo was not saved. Please try again.',

  hours: 'Opening hours',
  hoursHint: 'Consultations are offered from 9 AM to 5 PM, as far as you are open.',
  timeZone: 'Time zone',
  closed: 'Closed',
  open: 'Open',
  opens: (day: string): string => `${day}, opens`,
  closes: (day: string): string => `${day}, closes`,
  until: 'to',
  copyMonday: 'Use Monday’s hours from Tuesday to Friday',
  addSpan: (day: string): string => `Add hours on ${day}`,
  removeSpan: (day: string): string => `Remove these hours on ${day}`,
  consultations: 'Consultations',
  consultationsHint: 'What visitors may ask for.',
  types,

  hosts: 'Websites that may show the chat',
  furtherHosts: 'Further websites',
  hostsHint: (site: string): string =>
    `${site} is always among them. One name on each line, such as halewren.com.`,
  hostsHintNoSite: 'One name on each line, such as halewren.com.',

  recipients: 'Who is told of what visitors leave',
  recipientsText:
    'New leads, messages, requests and notices of documents go to these addresses. Each one is confirmed by a letter first.',
  main: 'Main address',
  waiting: 'Not confirmed yet',
  becomesMain: 'Becomes the main address once confirmed',
  confirmed: 'Confirmed',
  newAddress: 'E-mail address',
  addAddress: 'Add an address',
  add: 'Add',
  changeMain: 'Change the main address',
  saveMain: 'Use this address',
  cancel: 'Cancel',
  remind: 'Send the letter again',
  remove: 'Remove',
  mailFailed: 'That did not work. Please try again.',

  preview: 'Preview',
  previewLanguage: 'Language of the preview',
  previewText: 'The chat itself, with what you have not saved yet.',
  openSite: 'Open the chat on your website',
  previewMoment: 'Moment of the preview',
  previewMoments: { opening: 'As it opens', answer: 'With an answer' },
  previewVisitor: {
    en: 'Do you offer a first consultation?',
    es: '¿Ofrecen una primera consulta?',
  } satisfies Record<Language, string>,
  previewAnswer: {
    en: 'Answers from your website appear here, word for word, each with its page.',
    es: 'Aquí aparecen las respuestas de su sitio web, palabra por palabra, cada una con su página.',
  } satisfies Record<Language, string>,
  previewPage: {
    en: 'A page of your website',
    es: 'Una página de su sitio web',
  } satisfies Record<Language, string>,
  languageNames: languages,
} as const

/** The page a letter about a firm's mail leads to. */
export const confirmMailboxPage = {
  title: 'Confirm this address',
  confirming: 'Confirming',
  done: 'Confirmed',
  doneHint: 'You can close this page.',
  failed: 'This could not be confirmed',
  failedHint: 'Nothing is sent to this address until it is confirmed.',
  unreachableHint: 'Nothing is lost: the link still works.',
  tryAgain: 'Try again',
  noCode: 'This link is incomplete. Please open it from the letter again.',
} as const
