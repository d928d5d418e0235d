import type { AskCopy } from './assistant.ts'

/** What the assistant asks, in English. */
export const asksEn: AskCopy = {
  issue: [
    'In a sentence or two, what is this about? Please leave out anything confidential.',
    'What do you need help with? One or two sentences are enough.',
    'What should the firm know about the matter, in a sentence?',
  ],
  issueMore: [
    'In a sentence or two, what happened? Please leave out anything confidential.',
    'Could you say in a sentence what the matter is about?',
  ],
  name: ['What is your full name?', 'May I have your name?', 'Which name should the firm use?'],
  nameOther: [
    'What is your own full name, so the firm knows whom to call back?',
    'And your own name?',
  ],
  contact: [
    'What is the best phone number or e-mail address to reach you?',
    'How can the firm reach you, by phone or by e-mail?',
    'Which phone number or e-mail address should the firm use?',
  ],
  phone: [
    'Is there a phone number for you as well?',
    'Which phone number can the firm use?',
    'What number can the firm call?',
  ],
  phoneArea: [
    'Could you send that number with its area code?',
    'I still need the area code. What is the whole number?',
  ],
  phoneInvalid: [
    'That does not look like a complete phone number. Could you send it again with the area code?',
    'I could not read that as a phone number. What are its ten digits?',
  ],
  email: [
    'Is there an e-mail address for you as well?',
    'Which e-mail address can the firm use?',
    'What address can the firm write to?',
  ],
  emailInvalid: [
    'That e-mail address looks incomplete. Could you send it again?',
    'I could not read that e-mail address. Could you type it once more?',
  ],
  when: [
    'When did this happen, or when did it begin?',
    'When was that? A rough date is enough.',
    'About when did it happen?',
  ],
  where: ['Which city or county is this in?', 'Where did it happen? A city or county is enough.'],
  whereAndWho: [
    'Which city or county is this in, and who is on the other side? You can skip this.',
    'Where did it happen, and who else is involved? You can skip this.',
  ],
  whereWhoEmail: [
    'Which city or county is this in, and who is on the other side? An e-mail address helps too. You can skip this.',
    'Where did it happen, and who else is involved? Add an e-mail address if you like, or skip this.',
  ],
  whereWhoPhone: [
    'Which city or county is this in, and who is on the other side? A phone number helps too. You can skip this.',
    'Where did it happen, and who else is involved? Add a phone number if you like, or skip this.',
  ],
  otherParty: [
    'Who is on the other side? A name lets the firm check for conflicts.',
    'Which person or organization is on the other side?',
  ],
  otherPartyNamed: [
    'You mentioned {party}. Which name may I note, so the firm can check for conflicts?',
    'What is the name of {party}?',
  ],
  urgency: ['Is there a court date or a deadline coming up?', 'How soon does this need attention?'],
  times: [
    'When is a good time for the firm to reach you?',
    'Which days or times suit you?',
    'What times are good for a call or a reply?',
  ],
}
