import type { ReactNode } from 'react'
import type { ChatWays } from '@foyer/chat/chat-panel.tsx'
import type { Line } from '@foyer/chat/conversation.ts'
import { Composer } from '@foyer/chat/composer.tsx'
import { IntakePanel } from '@foyer/chat/intake-panel.tsx'
import { VisitorWords, WritingWords } from '@foyer/chat/lines.tsx'
import { ReplyText } from '@foyer/chat/reply-text.tsx'
import { WayButtons } from '@foyer/chat/way-buttons.tsx'
import { TimesPicker } from '@foyer/chat/ways/times-picker.tsx'
import { sayWishes, type Wish } from '@foyer/chat/ways/wish.ts'
import { chatEn as copy } from '@foyer/shared/copy/chat.en.ts'
import { demo } from '@foyer/shared/copy/public/demo.ts'
import { waysEn } from '@foyer/shared/copy/ways.en.ts'
import { visitorWays } from '@foyer/shared/facts/assistant.ts'
import { finishedChat } from './scripted-chat.ts'

const nothing = () => {}
const ways: ChatWays = {
  offered: [...visitorWays],
  used: null,
  shown: null,
  warm: nothing,
  use: nothing,
}

const zones = { own: 'UTC', other: 'UTC' }
/** Days of the picture's own, so that it is the same picture at every start. */
const dates = ['2027-02-09', '2027-02-11']
const offered = [8, 10, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26].map(
  (day) => `2027-02-${String(day).padStart(2, '0')}T09:00:00.000Z`,
)
const halfHours = ['09:00', '09:30', '10:00', '10:30', '14:00', '14:30']
const times = [
  ...offered,
  ...dates.flatMap((day) => halfHours.map((time) => `${day}T${time}:00.000Z`)),
]
const picked = ['2027-02-09T10:00:00.000Z', '2027-02-11T14:30:00.000Z']

/**
 * The finished conversation as a picture of the product, made of the chat's parts. Two are drawn here: the
 * head, whose name is a document's title in the chat, and the source, whose quote is open already. The last
 * line is the reply that is being written, which the film alone shows.
 */
export function Picture() {
  const state = finishedChat(sayWishes(picked, zones, waysEn))
  return (
    <div className="demo-chat demo-picture fy-chat" inert aria-hidden="true" data-nosnippet="">
      <Head />
      <IntakePanel told={state.intake.slots} language="en" />
      <div className="fy-scroll">
        <div className="fy-log">
          <div className="fy-line fy-theirs">
            <ReplyText text={demo.script.greeting} />
          </div>
          {state.lines.map((line, at) => (
            <Words key={at} line={line} />
          ))}
          <WritingWords text="" copy={copy} />
        </div>
      </div>
      <div className="fy-foot">
        <Composer
          copy={copy}
          draft={state.draft}
          onSend={() => false}
          tools={<WayButtons ways={ways} copy={copy} />}
        />
      </div>
      <div className="demo-picker fy-dialog fy-sheet">
        <div className="fy-sheet-head">
          <p className="demo-picker-title">{waysEn.schedule.title}</p>
          <Icon drawing="M5 5l10 10M15 5L5 15" />
        </div>
        <div className="demo-steps">
          <Step wish={{ step: 'dates', dates, times: [] }} />
          <Step wish={{ step: 'times', dates, times: picked }} />
        </div>
      </div>
    </div>
  )
}

function Words({ line }: { line: Line }) {
  if (line.from === 'visitor')
    return <VisitorWords line={line} online copy={copy} onRetry={nothing} />
  if (line.from === 'chat') return null
  return (
    <div className="fy-line fy-theirs">
      <ReplyText text={line.turn.text} />
      {line.turn.citations.length > 0 && <Source />}
    </div>
  )
}

/** What sources.tsx shows of one page once its quote is opened. */
function Source() {
  return (
    <ol className="fy-sources">
      <li>
        <span className="fy-source">
          <span className="fy-mark">1</span>
          <span className="fy-title">{demo.page.title}</span>
        </span>
        <span className="fy-quiet">{copy.showQuote}</span>
        <div className="fy-quote">
          {copy.fromWebsite} <q>{demo.quote}</q>
        </div>
      </li>
    </ol>
  )
}

function Step({ wish }: { wish: Wish }): ReactNode {
  return (
    <div data-step={wish.step}>
      <TimesPicker {...{ times, zones, wish }} copy={waysEn} onWish={nothing} onDone={nothing} />
    </div>
  )
}

/** What chat-header.tsx shows, without a heading. */
function Head() {
  const { name } = demo.firm
  return (
    <div className="fy-head">
      <div className="fy-firm">
        <p className="fy-name">{name}</p>
      </div>
      <span className="fy-menu">
        <Icon drawing="M10 4.5v.01M10 10v.01M10 15.5v.01" />
      </span>
      <Icon drawing="M5 5l10 10M15 5L5 15" />
      <p className="fy-disclosure">{copy.disclosure(name)}</p>
    </div>
  )
}

function Icon({ drawing }: { drawing: string }) {
  return (
    <span className="fy-icon">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </span>
  )
}
