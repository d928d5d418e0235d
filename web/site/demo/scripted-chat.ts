import type { Ask, Turn } from '@foyer/shared/api/widget.ts'
import { type ChatState, emptyChat, type Line } from '@foyer/chat/conversation.ts'
import { demo } from '@foyer/shared/copy/public/demo.ts'
import { waysEn } from '@foyer/shared/copy/ways.en.ts'
import { visitorWays } from '@foyer/shared/facts/assistant.ts'

const { firm, page, quote, script } = demo
const citations = [{ url: '', title: page.title, quote }]

type Answer = Omit<Turn, 'id'>

const askQuestion: Ask = { slot: 'issue', text: '', options: [script.question] }
const askDetails: Ask = { slot: 'name', text: '', options: [script.details] }
const askTimes: Ask = { slot: 'preferred_times', text: '' }

const asksCost = /\b(?:cost|costs|fees?|price|prices|charge|much|pay)\b|\$/i
const phoneNumber = /\+?\(?\d[\d ().-]{5,}\d/

/** The chat one can try, before anything is said. */
export function openedChat(): ChatState {
  return {
    ...emptyChat('en', firm.name),
    phase: 'open',
    features: [...visitorWays],
    look: {
      name: firm.name,
      logoUrl: null,
      colors: { primary: firm.colour, onPrimary: firm.onColour },
      greeting: script.greeting,
      phone: null,
      languages: ['en'],
    },
    ask: askQuestion,
  }
}

/** Whether an answer with its source was given. */
export const isSourced = ({ lines }: ChatState): boolean =>
  lines.some((line) => line.from === 'firm' && line.turn.citations.length > 0)

/** What the visitor's words tell: a name and a number, or nothing. */
function detailsIn(text: string): { name?: string; phone: string } | null {
  const number = phoneNumber.exec(text)?.[0]
  if (number === undefined) return null
  const name = text.replace(number, '').replaceAll(/^[\s,;:.]+|[\s,;:.]+$/g, '')
  return { ...(name !== '' && { name }), phone: number }
}

const wishBegins = waysEn.picker.wishes('')

/** The scripted reply to a visitor's words, as the conversation stands; to all else an honest one. */
export function replyTo(state: ChatState, text: string): Answer {
  const { intake } = state
  const { slots } = intake
  const honest: Answer = { kind: 'answer', text: script.honest, citations: [], intake }
  if (!isSourced(state)) {
    if (!asksCost.test(text)) return { ...honest, ask: askQuestion }
    const words = `${script.answer}\n\n${script.askDetails}`
    return { kind: 'answer', text: words, citations, ask: askDetails, intake }
  }
  if (slots.phone === undefined) {
    const told = detailsIn(text)
    if (told === null) return { ...honest, ask: askDetails }
    const known = { slots: { ...slots, ...told }, confirmed: false }
    return { kind: 'intake', text: script.askTimes, citations: [], ask: askTimes, intake: known }
  }
  if (slots.preferred_times !== undefined) return honest
  if (!text.startsWith(wishBegins)) return { ...honest, ask: askTimes }
  const told = { ...slots, preferred_times: text.slice(wishBegins.length) }
  const known = { slots: told, confirmed: true }
  return { kind: 'intake', text: script.end, citations: [], intake: known }
}

/** The whole conversation as the picture shows it; `wishes` is the visitor's last line. */
export function finishedChat(wishes: string): ChatState {
  const said = [script.question, script.details]
  const told = said.reduce<ChatState>((state, text, at) => {
    const id = String(at)
    const { ask: _, ...turn } = replyTo(state, text)
    const exchange: Line[] = [visitorLine(id, text), { from: 'firm', id, turn: { id, ...turn } }]
    return { ...state, lines: [...state.lines, ...exchange], intake: turn.intake, ask: null }
  }, openedChat())
  return { ...told, lines: [...told.lines, visitorLine('wishes', wishes)] }
}

function visitorLine(id: string, text: string): Line {
  return { from: 'visitor', id, text, status: 'sent', cause: null, problem: null }
}
