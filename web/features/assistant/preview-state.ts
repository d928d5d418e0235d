import type { Assistant, AssistantSettings } from '@foyer/shared/api/assistant.ts'
import { type ChatState, emptyChat, type Line } from '@foyer/chat/conversation.ts'
import { assistantCopy, fillCopy } from '@foyer/shared/copy/assistant.ts'
import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { visitorWays } from '@foyer/shared/facts/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { greeting } from '@foyer/shared/rules/greeting.ts'

/** The two moments of a chat that are shown: as it opens, and with an answer from the website. */
export const moments = ['opening', 'answer'] as const
export type Moment = (typeof moments)[number]

type Shown = {
  assistant: Assistant
  draft: AssistantSettings
  language: Language
  moment: Moment
  colors: { primary: string; onPrimary: string }
}

const turnId = '00000000-0000-4000-8000-000000000001'

/** A chat at one of its moments, in the firm's look and words. */
export function previewState({ assistant, draft, language, moment, colors }: Shown): ChatState {
  const { firmName, logoUrl, siteHost } = assistant
  const name = draft.displayName === '' ? firmName : draft.displayName
  const opened: ChatState = {
    ...emptyChat(language, name),
    phase: 'notice',
    features: [...visitorWays],
    notice: { version: '', text: fillCopy(assistantCopy(language).notice, { firm: firmName }) },
    look: {
      name,
      logoUrl,
      colors,
      greeting: greeting({ name: firmName, greetings: draft.greetings }, language),
      phone: null,
      languages: draft.languages,
    },
  }
  if (moment === 'opening') return opened
  return { ...opened, phase: 'open', lines: linesOf(language, siteHost ?? 'example.com') }
}

function linesOf(language: Language, host: string): Line[] {
  const answer = copy.previewAnswer[language]
  return [
    {
      from: 'visitor',
      id: turnId,
      text: copy.previewVisitor[language],
      status: 'sent',
      cause: null,
      problem: null,
    },
    {
      from: 'firm',
      id: turnId,
      turn: {
        id: turnId,
        kind: 'answer',
        text: answer,
        citations: [{ url: `https://${host}/`, title: copy.previewPage[language], quote: answer }],
        intake: { slots: {}, confirmed: false },
      },
    },
  ]
}
