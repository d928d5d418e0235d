import type { Turn } from '@foyer/shared/api/widget.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { answerQuestion } from '../../server/assistant/answer/answer.ts'
import { buildIndex } from '../../server/assistant/index/build.ts'
import type { SiteIndex } from '../../server/assistant/index/site-index.ts'
import { respond } from '../../server/assistant/turn.ts'
import { allNeeds, newConversation } from '../../server/assistant/turn-state.ts'
import { type Website, contentsOf, placeholderOrigin } from './website.ts'

/** A firm that visitors talk to. One name is one firm. */
export type Firm = {
  name: string
  phone: string
  timeZone: string
  /** Null for a firm whose chat has no site to answer from. */
  website: Website | null
}

/** A reply as a visitor's browser gets it. */
export type Reply = Pick<Turn, 'kind' | 'text' | 'citations' | 'ask' | 'intake'>

/** Says one turn of a chat and answers the reply. */
export type Say = (text: string) => Promise<Reply>

/** A firm's assistant, ready to be talked to. */
export type Desk = {
  firm: Firm
  /** Where the firm's site stands. */
  origin: string
  /** Opens a chat in this language and accepts its notice. */
  open(language: Language): Promise<Say>
}

/** A language model that replies are written with, and the administrator's prompt for it. */
export type AskedModel = { url: string; prompt: string }

/** All that is talked to in one evaluation. */
export type Desks = {
  /** Opens a firm's desk; `now` is where its clock starts, in ISO form. */
  of(firm: Firm, now: string): Promise<Desk>
  /** The same with a language model; null where no server runs that could ask one. */
  withModel: ((firm: Firm, now: string, model: AskedModel) => Promise<Desk>) | null
  close(): Promise<void>
}

const indexes = new Map<Website, SiteIndex>()

/** The index of a website, built here: for ranks, which no reply shows. */
export function indexOf(website: Website): SiteIndex {
  const index = indexes.get(website) ?? buildIndex(contentsOf(website))
  indexes.set(website, index)
  return index
}

/** Desks in this process, without server and database: the same engine, for quick tuning. */
export const desksInProcess: Desks = {
  of: async (firm, now) => ({
    firm,
    origin: placeholderOrigin,
    open: async (language) => {
      let conversation = newConversation(language)
      const context = contextOf(firm, new Date(now))
      return async (text) => {
        const answered = respond(conversation, text, context)
        conversation = answered.conversation
        return answered.reply
      }
    },
  }),
  withModel: null,
  close: async () => undefined,
}

function contextOf({ name, phone, timeZone, website }: Firm, now: Date) {
  const index = website === null ? null : indexOf(website)
  const site = index && {
    // A conversation remembers the oldest words first, a search wants the newest first.
    answer: ({ history, ...question }: Asked) =>
      answerQuestion(index, { ...question, history: history.toReversed() }),
  }
  const firm = { name, phone, timeZone, country: 'US', needs: allNeeds } as const
  return { index: site, now, firm }
}

type Asked = { text: string; history: string[]; previousAnswer: string; language: Language }

/** The path of an address on the desk's own site; null for any other address. */
export function pathOn({ origin }: Desk, address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return url.origin === origin ? decodeURI(url.pathname) : null
}
