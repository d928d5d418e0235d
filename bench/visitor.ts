import { randomUUID } from 'node:crypto'
import type { Turn } from '@foyer/shared/api/widget.ts'
import type { JsonClient } from './json-client.ts'

/** A firm's chat as visitors reach it; in English unless their browser asks for another locale. */
export type Chat = { client: JsonClient; token: string; pageUrl: string; locale?: string }

/** Answers the reply to a turn, and its time in milliseconds as the visitor sees it. */
export type Say = (text: string) => Promise<{ ms: number; turn: Turn }>

/** What a visitor says who becomes a lead: every such chat ends so. */
export const intakeLines: readonly string[] = [
  'I was hurt in a car accident and would like to talk to a lawyer.',
  'My name is Rosa Delgado',
  'rosa.delgado@mail.example',
  'A car ran a red light and hit mine on Main Street on March 3. My shoulder is hurt.',
]

/** Asked of the demo firm's site where no other site is there to be read. */
export const demoQuestions: readonly string[] = [
  'What are your hours?',
  'How much does a first consultation cost?',
  'Do you handle landlord and tenant disputes?',
  'Where do I park when I visit?',
  'Who handles family law?',
  'My landlord kept my deposit. Can you help?',
  '¿Hablan español?',
  'Do you work on contingency?',
  'What should I bring to the first meeting?',
  'Can you write a will?',
]

/** Opens a chat and accepts its notice. */
export async function openChat({ client, token, pageUrl, locale = 'en-US' }: Chat): Promise<Say> {
  const base = '/api/v1/widget/sessions'
  const { body: opened } = await client.post<{
    sessionId: string
    secret: string
    notice: { version: string }
  }>(base, { token, page: { url: pageUrl, title: 'Home' }, locale })
  const here = `${base}/${opened.sessionId}`
  const { secret, notice } = opened
  await client.post(`${here}/consent`, { noticeVersion: notice.version }, secret)
  return async (text) => {
    const turn = { turnId: randomUUID(), text }
    const { body, ms } = await client.post<{ turn: Turn }>(`${here}/turns`, turn, secret)
    return { ms, turn: body.turn }
  }
}
