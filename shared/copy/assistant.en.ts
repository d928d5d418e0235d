import { asksEn } from './assistant-asks.en.ts'
import { chatEn } from './assistant-chat.en.ts'
import type { AssistantCopy } from './assistant.ts'

/** What the assistant says in English. */
export const assistantEn: AssistantCopy = {
  notice:
    'You are writing to an AI assistant, not a lawyer or employee of {firm}. Using this chat does not create an attorney-client relationship. Please do not send confidential details here: {firm} may represent others, including someone on the other side of your matter. What you write, and the time you accept this notice, is stored for {firm} so that it can decide whether it can help and reply to you. You can withdraw it from this chat at any time; what the firm has received by then is marked as withdrawn.',
  greeting:
    'Hello. I am an AI assistant, not a lawyer or employee of {firm}. I can find answers on the website of {firm}, or take your details and pass them to the firm. What brings you here?',
  disclosure: 'I am an AI assistant, not a lawyer or employee of {firm}.',
  greetingAgain: [
    'Hello. What can I look up or pass on for you?',
    'Hello again. What do you need?',
  ],
  thanksName: ['Thank you, {name}.', 'Thank you.'],
  noted: ['Thank you.', 'Noted.', 'I have that.', 'All right.'],
  understood: ['Thank you for telling me. I can pass this to {firm}.'],
  passOn: ['I can pass this to {firm}.'],
  details: ['I can take a few details for {firm}.'],
  skipped: [
    'That is fine, we can leave it out.',
    'All right, I will leave that empty.',
    'No problem, we can go on without it.',
    'Then we leave that open.',
  ],
  backTo: ['Back to your details:', 'To go on with your details:', 'Where we were:'],
  ask: asksEn,
  options: {
    skip: 'Skip',
    yes: 'Yes, send it',
    change: 'Change something',
    tellFirm: 'Pass it to the firm',
    urgency: ['It is urgent', 'In the next weeks', 'No rush'],
  },
  confirm: {
    opening: 'Here is what I have for {firm}:',
    question: [
      'Is this right? Say yes to send it, or tell me what to change.',
      'Shall I send it like this?',
      'Is everything right now?',
    ],
    held: [
      'All right, I have not marked it as confirmed. Tell me what to change, or say yes when it can go.',
      'I will wait. Say yes when you want it sent.',
    ],
    what: ['What should I change?', 'Which part should I change?'],
  },
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    issue: 'Matter',
    when: 'When',
    where: 'Where',
    other_party: 'Other side',
    urgency: 'Urgency',
    preferred_times: 'Good times',
    deadline: 'Date ahead',
    behalf: 'For',
    reach: 'How to reach',
  },
  urgency: { high: 'urgent', medium: 'usual', low: 'no rush' },
  notGiven: 'not given',
  corrected: ['Changed. {slot}: {value}', 'I have put that right. {slot}: {value}'],
  added: ['Noted. {slot}: {value}', 'I have added that. {slot}: {value}'],
  channel: { phone: ['By phone, then.'], email: ['By e-mail, then.'] },
  out: {
    stop: ['All right, I ask nothing more. You can go on whenever you like, or delete this chat.'],
    delete: [
      'You can do that here yourself: “Delete my conversation” removes what you wrote. What {firm} has already received is marked as withdrawn.',
    ],
  },
  recap: 'This is what I have so far:',
  remaining: [
    'Only a few short ones, and you can skip any of them.',
    'Not many. You can skip whatever you like.',
  ],
  whyAsked: [
    'Nothing here is a must. A name and a way to reach you let the firm answer; the rest helps it see whether it can take the matter.',
    'You can skip it. Names let the firm check for conflicts before it hears more.',
  ],
  confirmed: [
    'Thank you. Your details go to {firm} now. The firm reads them, checks for conflicts and replies to you itself.',
  ],
  confirmedUrgent: [
    'Thank you. Your details go to {firm} now, marked as urgent. If you cannot wait for a reply: {call}',
  ],
  hurried: ['If this cannot wait: {call}'],
  changedAfter: ['I have passed the change to {firm}.', '{firm} gets the change as well.'],
  offer: [
    'If you would like {firm} to look at your situation, I can take a few details.',
    'Should I pass your question to {firm} with your details?',
    'You can also leave your details here for {firm}.',
  ],
  closest: [
    'I did not find one clear answer. This is the closest on the website of {firm}:',
    'I am not sure that this answers it. The website of {firm} says:',
  ],
  closestTranslated: [
    'I did not find one clear answer. This is the closest on the website of {firm}, in English:',
    'I am not sure that this answers it. The website of {firm} says in English:',
  ],
  translated: ['The website of {firm} says this in English:', 'This is on the website of {firm}:'],
  handoff: [
    'I did not find that on the website of {firm}, so I would rather not guess. I can pass the question to the firm: may I take your details?',
    'The website of {firm} does not say. If you like, I take your details and the firm answers you itself.',
    'I have no page of {firm} that answers this. Shall I pass it on to the firm?',
  ],
  handoffAfter: [
    'I did not find that on the website of {firm}. Your question goes to the firm with your details.',
    'The website of {firm} does not say. I have added the question to what the firm gets.',
  ],
  offTopic: [
    'I can only help with {firm} and the matters it handles. You are welcome to ask me about those.',
    'That is outside what I can help with here. I can look things up on the website of {firm} or take your details.',
  ],
  outOfState: [
    'You mentioned {state}. What this website says may not apply there; {firm} can tell you whether it works in {state}.',
  ],
  firmAnswer: '{firm} answers this itself:',
  referral: [
    'I cannot recommend other firms: I only know {firm}. Your state’s bar association runs a lawyer referral service.',
    'I have no other firms to name. A state bar association can refer you to one.',
  ],
  otherLanguage: {
    both: 'I can write English and Spanish here.',
    en: 'I can write English here.',
    es: 'I can write Spanish here.',
  },
  human: [
    'You can reach the people at {firm} at {phone}. I can also take your details so that the firm gets back to you.',
    'To speak with someone at {firm}, call {phone}. Or leave your details here and the firm gets back to you.',
  ],
  humanNoPhone: [
    'I can take your details so that a person at {firm} gets back to you.',
    'Leave your details here and a person at {firm} reads them.',
  ],
  call: 'call {firm} at {phone}.',
  noPhone: 'please contact {firm} directly.',
  identity: {
    self: [
      'I am an AI assistant for {firm}. I look things up on its website, and I take details for the firm.',
      'I am an AI assistant, not a person. I can quote the website of {firm} or pass your details to the firm.',
    ],
    human: [
      'I am an AI assistant for {firm}, not a person. I can pass your details to the people at the firm.',
      'I am an AI assistant, not a human being. The people at {firm} read what you leave here.',
    ],
    lawyer: [
      'No. I am an AI assistant, not a lawyer or employee of {firm}, and I cannot give legal advice.',
      'I am not a lawyer. I am an AI assistant that looks things up on the website of {firm} and takes details for the firm.',
    ],
    both: [
      'I am an AI assistant: not a person, and not a lawyer or employee of {firm}.',
      'I am an AI assistant, not a human being and not a lawyer.',
    ],
  },
  takes: {
    criminal: 'Do you handle criminal defense cases?',
    immigration: 'Do you handle immigration cases?',
  },
  privacyQuestion: 'Do you sell or share personal information? Privacy policy',
  privacy: [
    'What you write here is stored for {firm}, so that it can decide whether it can help and reply to you. This chat creates no attorney-client relationship, so please leave out confidential details.',
    'Your words are kept for {firm} and for its reply to you. Please leave out confidential details; no attorney-client relationship is created here.',
  ],
  advice: {
    decide: [
      'I cannot tell you what to do in your case: that is legal advice, and it takes a lawyer who knows the facts.',
      'That decision needs a lawyer. I cannot advise you on it.',
    ],
    predict: [
      'I cannot say how a case will turn out. A lawyer has to look at the facts.',
      'I cannot predict that. A lawyer can talk it through with you.',
    ],
    evaluate: [
      'I cannot judge a case or put a value on it. A lawyer has to look at the facts.',
      'Judging that takes a lawyer who knows the facts. I cannot do it here.',
    ],
    case: [
      'What the law means for your own case takes a lawyer who knows the facts. I cannot say it here.',
      'I cannot say that of your case: it takes a lawyer who knows the facts.',
    ],
    draft: [
      'I cannot write legal documents, letters or statements. A lawyer can tell you what is needed.',
      'Writing that for you is something I cannot do. A lawyer can help with it.',
    ],
    evade: [
      'I cannot help with that. Please talk to a lawyer before you do anything.',
      'That is something I cannot help with. Please speak with a lawyer first.',
    ],
  },
  siteSays: ['The website of {firm} says:', 'On the website of {firm}:'],
  consultation: [
    'You can talk it over in a consultation: {call} I can also take your details.',
    'A consultation is the place for this: {call} Or leave your details here.',
  ],
  consultationCall: [
    'You can talk it over in a consultation: {call}',
    'A consultation is the place for this: {call}',
  ],
  attack: {
    rules: [
      'I keep to what I am here for: finding answers on the website of {firm} and taking details for the firm.',
      'I cannot do that. I can look things up on the website of {firm} or take your details.',
    ],
    role: [
      'I stay what I am: an AI assistant for {firm}. I can look things up on its website or take your details.',
      'I cannot take on another part. I am an AI assistant for {firm}.',
    ],
    others: [
      'I cannot give out information about other people.',
      'Details of other people are not something I can share.',
    ],
    promise: [
      'I cannot promise anything about a case or its outcome, and I do not speak for {firm}.',
      'No one can be promised a result here. I cannot say that.',
    ],
  },
  safety: {
    danger: 'If you or someone else is in danger, call 911 now.',
    harm: 'Please call 911 now if anyone is hurt.',
    self: 'If you might hurt yourself, please call or text 988 now, the Suicide and Crisis Lifeline, at any hour. In immediate danger, call 911.',
    child: 'If a child is missing or in danger, call 911 now and speak with the police.',
    unclear:
      'If anyone may be in danger, call 911 now. If someone is thinking of suicide, call or text 988 at any hour.',
    arrest: 'If anyone is in danger, call 911. The rest is for a lawyer, not for a chat.',
  },
  perhapsDanger: [
    'If anyone may be in danger, please call 911. For thoughts of suicide, call or text 988, at any hour.',
  ],
  safetyFirm: [
    'When you are safe, {call} I can also take your details here.',
    'For the legal side, {call} You can leave your details here as well.',
  ],
  caution: [
    'Please keep it short and leave out confidential details; the firm will ask for the rest itself.',
    'You need not tell me more than that. Please keep confidential details for the firm.',
  ],
  represented: [
    'If you already have a lawyer in this matter, please talk to your lawyer first. I have noted it for {firm} and will not ask about the matter.',
  ],
  doNotContact: [
    'Understood. I have noted that {firm} should not contact you.',
    'That is noted: no contact.',
  ],
  noName: [
    'Without a name the firm does not know whom to answer. If you would rather not leave one, {call}',
    'The firm needs a name to answer you. If you would rather not give one, {call}',
  ],
  noReach: [
    'Without a phone number or an e-mail address the firm cannot reply. If you would rather not leave one, {call}',
    'The firm needs a phone number or an e-mail address to reply. If you would rather not give one, {call}',
  ],
  restarted: 'All right, we start again. I have cleared your details here.',
  thanks: ['You are welcome.', 'You are welcome. I am here if you need anything else.'],
  goodbye: ['Goodbye, and take care.', 'Goodbye.'],
  condolence: ['That is a hard loss.', 'A loss like that is very hard.'],
  calm: ['That sounds very hard.', 'That sounds very stressful.'],
  nothingToAsk: [
    'I am here for questions about {firm}, or to pass something on. What do you need?',
    'Could you say that in other words? I can look things up or take your details for {firm}.',
  ],
  chat: chatEn,
  summary: {
    asked: 'The visitor asked: {question}',
    prefers: {
      phone: 'The visitor would rather be reached by phone.',
      email: 'The visitor would rather be reached by e-mail.',
    },
    flags: {
      safety: 'The visitor mentioned danger or self-harm; emergency numbers were given.',
      represented: 'The visitor may already have a lawyer in this matter.',
      doNotContact: 'The visitor asked not to be contacted.',
      corrected: 'The visitor corrected: {list}.',
      declinedToSay: 'The visitor preferred not to say: {list}.',
    },
  },
}
