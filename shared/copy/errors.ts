/**
 * The error catalogue: every code the server answers with, its HTTP status and its sentence.
 * Sentences that the specification quotes stand as they are there.
 */
export const errors = {
  'request/invalid': {
    status: 400,
    message: 'Some of what was sent could not be used. Please check it and try again.',
  },
  'request/too-large': { status: 413, message: 'That is too large to send.' },
  'request/not-json': { status: 415, message: 'This address takes JSON.' },
  'request/too-fast': {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  'request/not-found': { status: 404, message: 'Not found.' },
  'request/not-allowed': {
    status: 405,
    message: 'This address does not take that kind of request.',
  },
  'request/cross-site': {
    status: 403,
    message:
      'This form was sent from another website, so nothing was done. Please check it and send it again from here.',
  },
  'server/unexpected': {
    status: 500,
    message: 'Something went wrong on our side. Nothing you sent was lost. Please try again.',
  },
  'server/unavailable': {
    status: 503,
    message: 'The service is restarting. Please try again in a moment.',
  },
  'account/authentication-required': {
    status: 401,
    message: 'Authentication required. Please sign in again.',
  },
  'account/invalid-email': { status: 400, message: 'Invalid email address' },
  'account/no-firm': { status: 403, message: 'Please finish setting up your firm first.' },
  'account/administrator-without-firm': {
    status: 403,
    message: 'You are signed in as the administrator, whose account has no firm of its own.',
  },
  'account/not-administrator': { status: 403, message: 'Only the administrator can do this.' },
  'widget/unknown-token': {
    status: 404,
    message: 'This chat is not set up. The data-token in the page does not belong to a firm.',
  },
  'widget/inactive-firm': {
    status: 403,
    message: 'This firm is not receiving chats here. Please contact the firm directly.',
  },
  'widget/origin-not-allowed': {
    status: 403,
    message: 'This chat may not be used on this website.',
  },
  'widget/unknown-session': {
    status: 404,
    message: 'This conversation was not found. Please start a new one.',
  },
  'widget/closed-session': {
    status: 409,
    message: 'This conversation has ended. Please start a new one.',
  },
  'widget/notice-not-accepted': {
    status: 403,
    message: 'Please accept the notice before you write.',
  },
  'widget/unknown-notice': {
    status: 409,
    message: 'The notice has changed. Please read and accept the current one.',
  },
  'widget/empty-turn': { status: 400, message: 'Please type a message first.' },
  'widget/turn-too-long': {
    status: 413,
    message: 'That message is too long. Please send at most 2,000 characters at a time.',
  },
  'widget/turn-conflict': {
    status: 409,
    message: 'This message was already sent with other words.',
  },
  'widget/too-many-turns': {
    status: 409,
    message: 'This conversation has become very long. Please start a new one or call the firm.',
  },
  'message/unreachable': {
    status: 400,
    message: 'Please give an e-mail address or a phone number, so that the firm can answer.',
  },
  'message/too-many': {
    status: 409,
    message:
      'You have sent 20 messages already, the most one conversation can hold. For anything more, please call the firm.',
  },
  'question/exists': {
    status: 409,
    message: 'You have this question already. Please look for it in the list.',
  },
  'question/answered': {
    status: 409,
    message: 'You have answered this question. Take the answer back first.',
  },
  'question/never-answered': {
    status: 409,
    message:
      'Your assistant never answers questions that ask for advice on a case, tell of danger or are about the assistant itself. It says its own fixed words there and offers a consultation instead.',
  },
  'question/too-many': {
    status: 409,
    message:
      'You have written 200 answers already, the most there can be. Please take one back first.',
  },
  'appointment/not-offered': {
    status: 409,
    message: 'One of these times is no longer offered. Please choose again.',
  },
  'appointment/type-not-offered': {
    status: 409,
    message: 'The firm does not offer this kind of consultation. Please choose another.',
  },
  'appointment/too-many': {
    status: 409,
    message:
      'You have asked for 10 consultations already, the most one conversation can hold. For anything more, please call the firm.',
  },
  'appointment/transition': {
    status: 409,
    message:
      'This request stands differently now, perhaps because a colleague has changed it. Please look at it again.',
  },
  'appointment/time-missing': {
    status: 400,
    message: 'Please choose one of the times the visitor asked for.',
  },
  'appointment/time-not-wished': {
    status: 409,
    message: 'The visitor did not ask for this time. Please choose one of theirs.',
  },
  'appointment/time-past': {
    status: 409,
    message: 'This time has passed. Please choose a later one.',
  },
  'appointment/withdrawn': {
    status: 409,
    message: 'The visitor has withdrawn this request, so it can no longer be changed.',
  },
  'document/missing': {
    status: 400,
    message: 'No file arrived. Please choose a file and try again.',
  },
  'document/too-large': {
    status: 413,
    message: 'That file is too large. A file may have at most 10 MB.',
  },
  'document/kind': {
    status: 415,
    message:
      'This kind of file cannot be sent. Please send a PDF, a picture, a video, a recording, an office document, plain text or a ZIP file.',
  },
  'document/too-many': {
    status: 409,
    message: 'You have sent 5 files already, the most one conversation can hold.',
  },
  'document/quota': {
    status: 409,
    message: 'The firm has no room for more files at the moment. Please contact the firm directly.',
  },
  'document/checking': {
    status: 409,
    message: 'This file is still being checked. Please try again in a moment.',
  },
  'document/infected': {
    status: 410,
    message: 'A virus was found in this file, so it was removed. Ask the sender for a clean copy.',
  },
  'document/link': {
    status: 403,
    message: 'This link to a file is no longer good. Please download the file again.',
  },
  'contact/too-many': {
    status: 429,
    message:
      'You have sent us several messages already. Please wait an hour before you send another, or write to us by e-mail.',
  },
  'contact/full': {
    status: 503,
    message:
      'We cannot take messages here at the moment. Please write to us by e-mail, or try again tomorrow.',
  },
  'integration/checks-busy': {
    status: 503,
    message: 'We are looking at other pages just now. Please try again in a minute.',
  },
  'integration/site-missing': {
    status: 409,
    message: 'Add your website address first, then its pages can be read.',
  },
  'integration/already-reading': { status: 409, message: 'Your website is being read already.' },
  'assistant/logo-kind': {
    status: 415,
    message: 'The logo must be a PNG, JPEG or WebP picture. Please choose another file.',
  },
  'assistant/logo-too-large': {
    status: 413,
    message: 'This picture is too large. A logo may have at most 256 kB and 2,048 pixels a side.',
  },
  'assistant/address-there': { status: 409, message: 'This address is on the list already.' },
  'assistant/too-many-recipients': {
    status: 409,
    message: 'Five further addresses are the most. Please remove one first.',
  },
  'assistant/last-recipient': {
    status: 409,
    message:
      'This is the only confirmed address, and somebody must hear of what visitors leave. Please confirm another one first.',
  },
  'assistant/letter-too-soon': {
    status: 429,
    message: 'We have just written to this address. Please wait a while before we write again.',
  },
  'assistant/bad-code': {
    status: 400,
    message:
      'This link does not work, or no longer. It is good for seven days; the firm can have a new one sent.',
  },
  'billing/card-declined': {
    status: 402,
    message: 'Your card was declined. Please use another card or ask your bank.',
  },
  'billing/card-insufficient-funds': {
    status: 402,
    message:
      'Your card was declined because it has too little money left. Please use another card.',
  },
  'billing/card-expired': {
    status: 402,
    message: 'Your card has expired. Please use another card.',
  },
  'billing/card-cvc': {
    status: 402,
    message: 'The security code of your card is not right. Please check it and try again.',
  },
  'billing/card-processing': {
    status: 402,
    message: 'Your card could not be checked just now. Nothing was charged. Please try again.',
  },
  'billing/card-authentication': {
    status: 402,
    message:
      'Your bank wants you to confirm this card first, which did not happen. Please try again or use another card.',
  },
  'billing/card-unknown': {
    status: 402,
    message: 'This card could not be found. Please enter it again.',
  },
  'billing/no-plan': {
    status: 409,
    message: 'There is no plan at the moment. Reactivate your plan first.',
  },
  'billing/plan-mismatch': {
    status: 400,
    message: 'This plan is not offered at this billing interval. Please choose it again.',
  },
  'billing/preview-stale': {
    status: 409,
    message: 'The price has changed since it was shown. Please look at it again.',
  },
  'billing/provider-away': {
    status: 503,
    message:
      'The payment service cannot be reached at the moment. Please try again in a few minutes; trying again never charges you twice.',
  },
  'billing/event-refused': {
    status: 400,
    message: 'This is not an event of the payment provider, or it is too old.',
  },
  'onboarding/not-registered': {
    status: 409,
    message: 'Your sign-up was not finished. Please try again.',
  },
  'places/unknown-zip': {
    status: 404,
    message:
      'We do not know this ZIP code. Please check it; if it is right, you can go on without the city.',
  },
  'profile/price-changes': {
    status: 409,
    message:
      'This number of attorneys changes what you pay. Please look at the new price and confirm it.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors
