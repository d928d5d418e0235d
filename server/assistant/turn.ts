import { assistantCopy } from '@foyer/shared/copy/assistant.ts'
import { turnLimits } from '@foyer/shared/facts/limits.ts'
import { withoutDoubt } from './intake/doubt.ts'
import { isDistressed, isQuestion, isYes } from './intake/intent.ts'
import { turnLanguage, wishedLanguage } from './intake/language.ts'
import { readMatter } from './intake/matter.ts'
import { asAskedName } from './intake/names.ts'
import { otherTongue } from './intake/other-language.ts'
import { meetChatTalk } from './turn-about-chat.ts'
import { followCommand, returnCourtesy, tellProgress, tellReferral } from './turn-commands.ts'
import { beginDraft, finish, say } from './turn-draft.ts'
import type { Answered, Draft, Say } from './turn-draft.ts'
import { amend } from './turn-amend.ts'
import { collect, settle } from './turn-intake.ts'
import { meetOtherLanguage } from './turn-language.ts'
import { listen } from './turn-listen.ts'
import {
  besideDanger,
  declineAdvice,
  meetAttack,
  meetDanger,
  tellIdentity,
  tellPrivacy,
} from './turn-policy.ts'
import { isCollecting, resumeAfter } from './turn-resume.ts'
import { historyKept } from './turn-state.ts'
import type { Conversation, TurnContext } from './turn-state.ts'

/** What comes before the intake, most pressing first (design section 6.3). */
const before: readonly ((draft: Draft, text: string) => Say | null)[] = [
  meetDanger,
  meetAttack,
  tellIdentity,
  tellPrivacy,
  meetOtherLanguage,
  tellReferral,
  tellProgress,
  meetChatTalk,
  declineAdvice,
  followCommand,
  returnCourtesy,
]

const steps: Record<Conversation['phase'], (draft: Draft, text: string) => Say> = {
  idle: listen,
  collecting: collect,
  confirming: settle,
  confirmed: amend,
}

/**
 * Where or who was asked, an answer may have a mark of doubt and is no question for that; nor is the name of one
 * who was asked for it ("will smith").
 */
const heard = ({ conversation: { pending } }: Draft, text: string): string => {
  const said = pending.includes('name') ? asAskedName(text) : text
  return pending.includes('where') || pending.includes('other_party') ? withoutDoubt(said) : said
}

const speak = (draft: Draft, said: string): Say => {
  const text = heard(draft, said)
  if (!/[\p{L}\p{N}]/u.test(text) && !isYes(text)) {
    if (isCollecting(draft)) return resumeAfter(draft, { kind: 'intake', paragraphs: [] })
    return { kind: 'greeting', paragraphs: [say(draft, 'nothing', draft.copy.nothingToAsk)] }
  }
  for (const step of before) {
    const met = step(draft, text)
    if (met) return met
  }
  return steps[draft.conversation.phase](draft, text)
}

/** Words up to which the answer to who or where is a name, which is of no language. */
const wordsOfName = 3

/** "Pacific Shellfish en Warrenton": names, and what stands between them. */
const isAllNames =
  /^(?:(?:\p{Lu}[\p{L}'’.&-]*|en|de|del|la|las|los|el|y|of|and|the|in|at|&)[\s,]*)+$/u

const isNameAsked = (pending: Conversation['pending']): boolean =>
  pending.some((slot) => slot === 'name' || slot === 'where' || slot === 'other_party')

/** The language to go on in: the turn's, where the firm speaks it; another tongue than these changes nothing. */
const languageAfter = (
  { language, pending }: Conversation,
  text: string,
  { firm }: TurnContext,
) => {
  if (
    isNameAsked(pending) &&
    (text.trim().split(/\s+/).length <= wordsOfName || isAllNames.test(text.trim())) &&
    !isQuestion(text) &&
    !wishedLanguage(text)
  )
    return language
  const spoken = turnLanguage(text, language)
  const isSpoken = firm.languages?.includes(spoken) !== false
  return isSpoken && otherTongue(text, language) === null ? spoken : language
}

/** Whether a turn only gave what was asked for: later questions are about the matter, not about a name or a number. */
const onlyDetails = (before: Conversation, { conversation }: Draft, { kind }: Say): boolean =>
  kind === 'intake' &&
  before.pending.length > 0 &&
  before.slots.issue !== undefined &&
  before.slots.issue === conversation.slots.issue

/** Fear and anger say nothing that a later question could be about. */
const onlyFeels = (text: string): boolean => isDistressed(text) && readMatter(text) === null

/**
 * Answers one visitor turn without any model. Pure: the same conversation, text and context give
 * the same reply. The caller stores the returned conversation and hands it in with the next turn.
 */
export const respond = (
  conversation: Conversation,
  text: string,
  context: TurnContext,
): Answered => {
  const words = text.slice(0, turnLimits.maxChars)
  const draft = beginDraft(conversation, context)
  draft.conversation.turns += 1
  draft.conversation.language = languageAfter(conversation, words, context)
  draft.copy = assistantCopy(draft.conversation.language)
  const said = besideDanger(draft, words, speak(draft, words))
  if (!onlyDetails(conversation, draft, said) && !onlyFeels(words))
    draft.conversation.history = [...draft.conversation.history, words].slice(-historyKept)
  return finish(draft, said)
}
