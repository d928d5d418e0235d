import { oncePerText } from '../once-per-text.ts'
import { type Act, acts, soundsElsewhere, soundsLikeAct } from '../policy/learned/learned.ts'
import { exceptions, frames } from './act-frames.ts'
import { findEmail, findPhone } from './contact.ts'
import { isQuestion } from './intent.ts'

/*
 * What a turn does beside telling and asking. Each act is heard in two ways (docs/decisions/088-acts.md): by frames,
 * which are exact and know few ways to say a thing, and by learned weights, which know the others.
 */

/** More words are an account, in which such words stand for something else. */
const mostWords = 16

/** Acts that are wished for in the form of a question as well ("can i come in at 5:30"). */
const mayBeAsked: ReadonlySet<Act> = new Set(['person', 'meet'])

/** The act that the words of a turn are of, none of which is a number or an address; a frame of another goes before. */
const actSounded = oncePerText((text): Act | null => {
  const act = soundsLikeAct(text)
  const isIt =
    act !== null &&
    text.trim().split(/\s+/).length <= mostWords &&
    Object.values(frames).every((frame) => !frame(text)) &&
    exceptions[act]?.(text) !== true &&
    (mayBeAsked.has(act) || !isQuestion(text)) &&
    findPhone(text) === null &&
    findEmail(text) === null
  return isIt ? act : null
})

const soundsLike = (act: Act, text: string): boolean => actSounded(text) === act

const does = (act: Act, text: string): boolean => frames[act](text) || soundsLike(act, text)

/** Whether a visitor wants to speak with a person. */
export const wantsHuman = (text: string): boolean => does('person', text)

/** Whether all words of a turn together wish for an appointment or a call; an errand is none of the firm's. */
export const wishesToMeet = (text: string): boolean =>
  (frames.meet(text) ? soundsLikeAct(text) === 'meet' : soundsLike('meet', text)) &&
  !soundsElsewhere(text, false)

/** Whether a visitor wants the firm's help, a consultation or a call. */
export const wantsHelp = (text: string): boolean => frames.meet(text) || wishesToMeet(text)

/** Whether a visitor wants what was told so far to be sent, and nothing more asked. */
export const wantsSent = (text: string): boolean => does('send', text)

/** Whether a visitor wants nothing sent yet; "wait, is it free?" only asks. */
export const isHold = (text: string): boolean => does('hold', text)

/** Whether all words of a turn put it off ("let me talk to my husband first"); a mere "wait" does not. */
export const putsOff = (text: string): boolean => soundsLike('hold', text)

/** Whether a visitor would rather not answer. */
export const isUnwilling = (text: string): boolean => does('refuse', text)

/** Whether a visitor cannot answer or passes ("skip", "not sure", "n/a"). */
export const isSkip = (text: string): boolean => isUnwilling(text) || does('unsure', text)

/** The act that a turn does, by a frame or by all its words; null where it does none. */
export const actOf = (text: string): Act | null =>
  acts.find((act) => frames[act](text)) ?? actSounded(text)

/** Whether a text only marks time, looks around or turns back to the details ("ok cool", "just browsing", "hold on my boss is here"). */
export const isAside = (text: string): boolean =>
  does('aside', text) || (frames.hold(text) && soundsLikeAct(text) === 'aside')
