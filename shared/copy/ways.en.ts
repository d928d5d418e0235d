import type { ConsultationType } from '../facts/request-statuses.ts'

const types: Record<ConsultationType, string> = {
  phone: 'By phone',
  video: 'By video',
  in_person: 'In person',
}

/** Sentences by error code that this language says itself; the server's others stand as sent. */
const refusals: Record<string, string> = {
  'connection/lost':
    'The connection was lost and this was not sent. What you entered is still here. Please try again.',
}

const contact = {
  heading: 'How the firm can reach you',
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  oneNeeded: 'An email address or a phone number is needed.',
  optional: 'Optional',
  nameMissing: 'Please enter your name.',
  reachMissing: 'Please enter an email address or a phone number.',
  emailWrong: 'Please check the email address.',
  phoneWrong: 'Please check the phone number.',
}

const picker = {
  chooseDates: 'Choose up to 3 dates',
  chooseTimes: 'Choose up to 3 times',
  turnTo: (month: string) => `Show ${month}`,
  datesChosen: (count: number) => `${count} of 3 dates chosen`,
  timesChosen: (count: number) => `${count} of 3 times chosen`,
  mostDates: 'You have reached the maximum number of dates',
  mostTimes: 'You have reached the maximum number of time slots',
  clear: 'Clear',
  clearTimes: 'Clear times',
  next: 'Next',
  back: 'Back',
  done: 'Done',
  noTimes: 'No times are offered at the moment. You can message the lawyer instead.',
  zones: (own: string, firm: string) =>
    `Shown in your time zone (${own}), with the firm’s (${firm}) below.`,
  firmTime: (time: string) => `${time} at the firm`,
  wish: (date: string, time: string) => `${date} @ ${time}`,
  wishes: (list: string) => `These times work for me: ${list}`,
}

const schedule = {
  title: 'Schedule a consultation',
  loading: 'Loading the times',
  timesNotLoaded: 'The times could not be loaded.',
  notOffered:
    'A time you chose is no longer offered. Please choose again; everything else is still here.',
  yourTimes: 'Your times',
  how: 'How would you like to meet?',
  types,
  message: 'Anything the lawyer should know first?',
  send: 'Send request',
}

const message = {
  title: 'Message the lawyer',
  label: 'Your message',
  count: (used: string, most: string) => `${used} of ${most} characters`,
  missing: 'Please write your message.',
  send: 'Send message',
}

const attach = {
  title: 'Attach a file',
  rules:
    'Up to 5 files in one chat, 10 MB each: PDF, pictures, videos, recordings, office documents, text or ZIP.',
  roomLeft: (count: number) =>
    count === 1 ? 'You can send 1 more file.' : `You can send ${count} more files.`,
  full: 'You have sent 5 files already, the most one conversation can hold.',
  choose: 'Choose files',
  drop: 'or drop them here, or paste a picture',
  files: 'Files',
  ready: 'Ready to send',
  sendingFile: (percent: number) => `Sending, ${percent} %`,
  sent: 'Sent',
  cancelled: 'Cancelled',
  remove: (name: string) => `Remove ${name}`,
  cancelFile: (name: string) => `Cancel ${name}`,
  retryFile: (name: string) => `Try ${name} again`,
  cancel: 'Cancel',
  removeShort: 'Remove',
  noteLabel: 'A note to the lawyer',
  send: (count: number) =>
    count === 0 ? 'Send files' : count === 1 ? 'Send 1 file' : `Send ${count} files`,
  sentNote: (name: string) => `Sent: ${name}`,
  tooLarge: 'That file is too large. A file may have at most 10 MB.',
  empty: 'This file is empty.',
  kind: 'This kind of file cannot be sent. Please send a PDF, a picture, a video, a recording, an office document, plain text or a ZIP file.',
}

const voice = {
  warning:
    'To turn speech into text, your browser sends the sound to its maker. Your words appear in the box; nothing is sent to the firm until you press Send.',
  use: 'Use voice',
  notNow: 'Not now',
  listening: 'Listening. Press the button again or Escape to stop.',
  stop: 'Stop',
  noMicrophone: 'No microphone was found.',
  notAllowed: 'The microphone is not allowed here. You can allow it in your browser, or type.',
  noConnection: 'Speech could not be turned into text. Please check your connection, or type.',
  nothingHeard: 'Nothing was heard. You can try again, or type.',
  failed: 'Voice input does not work at the moment. Please type instead.',
}

/** What a visitor reads in the ways to the firm beside the conversation, in English. */
export const waysEn = {
  /** For dates and times as they are written where visitors are. */
  locale: 'en-US',
  close: 'Close',
  tryAgain: 'Try again',
  sending: 'Sending',
  contact,
  picker,
  schedule,
  message,
  attach,
  voice,
  refusals,
}

/** The shape every language of these fills. */
export type WaysCopy = typeof waysEn
