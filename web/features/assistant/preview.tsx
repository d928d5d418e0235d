import type { Assistant, AssistantSettings } from '@foyer/shared/api/assistant.ts'
import css from '@foyer/chat/chat.css?inline'
import { type ChatActions, ChatPanel, type ChatWays } from '@foyer/chat/chat-panel.tsx'
import { wearColours } from '@foyer/chat/colours.ts'
import { DeleteBar } from '@foyer/chat/delete-bar.tsx'
import { IntakePanel } from '@foyer/chat/intake-panel.tsx'
import laterCss from '@foyer/chat/later.css?inline'
import { WayButtons } from '@foyer/chat/way-buttons.tsx'
import { WayWaiting } from '@foyer/chat/way-waiting.tsx'
import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { chatCopy } from '@foyer/shared/copy/chat.ts'
import { visitorWays } from '@foyer/shared/facts/assistant.ts'
import type { Language } from '@foyer/shared/facts/statuses.ts'
import { isColor, readableOn } from '@foyer/shared/rules/colour-contrast.ts'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#web/ui/classes.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { type Moment, moments, previewState } from './preview-state.ts'

type PreviewProps = { assistant: Assistant; draft: AssistantSettings }

const nothing = () => {}
const actions: ChatActions = {
  close: nothing,
  accept: nothing,
  send: () => false,
  retry: nothing,
  takeBack: nothing,
  remove: nothing,
  startAnew: nothing,
  speak: nothing,
}
const later = { IntakePanel, WayButtons, WayWaiting, DeleteBar }
const ways: ChatWays = {
  offered: [...visitorWays],
  used: null,
  shown: null,
  warm: nothing,
  use: nothing,
}

/** The chat as visitors get it, with what is not saved yet: its own parts under its own style. */
export function Preview({ assistant, draft }: PreviewProps) {
  const [first = 'en'] = draft.languages
  const [chosen, setChosen] = useState<Language | null>(null)
  const [moment, setMoment] = useState<Moment>('opening')
  const language = chosen !== null && draft.languages.includes(chosen) ? chosen : first
  const primary = isColor(draft.colorPrimary) ? draft.colorPrimary : assistant.colorPrimary
  const colors = { primary, onPrimary: readableOn(primary) }
  const state = previewState({ assistant, draft, language, moment, colors })
  return (
    <section aria-label={copy.preview} className="grid content-start gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="text-heading">{copy.preview}</h2>
        {draft.languages.length > 1 && (
          <Segmented
            label={copy.previewLanguage}
            options={draft.languages.map((value) => ({ value, text: copy.languageNames[value] }))}
            value={language}
            onChange={setChosen}
          />
        )}
      </div>
      <Segmented
        label={copy.previewMoment}
        options={moments.map((value) => ({ value, text: copy.previewMoments[value] }))}
        value={moment}
        onChange={setMoment}
      />
      {/* To be looked at: what it offers does nothing here. */}
      <div inert className="grid gap-3 rounded border border-line bg-sunken p-3">
        <Shadow colors={colors}>
          <ChatPanel
            // Each moment begins at its own place.
            key={`${language} ${moment}`}
            state={state}
            copy={chatCopy[language]}
            actions={actions}
            later={later}
            ways={ways}
            leaves
          />
        </Shadow>
        <Launcher colors={colors} isLeft={draft.launcherPosition === 'left'} />
      </div>
      <p className="text-small text-ink-soft">{copy.previewText}</p>
      {assistant.siteUrl !== null && (
        <p className="text-small">
          <a
            href={assistant.siteUrl}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex items-center gap-1.5"
          >
            {copy.openSite}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
          </a>
        </p>
      )}
    </section>
  )
}

type Colors = { primary: string; onPrimary: string }

/** The button on the firm's page, on the side where it stands there. */
function Launcher({ colors, isLeft }: { colors: Colors; isLeft: boolean }) {
  return (
    <span
      className={classes('size-13 rounded-round shadow', !isLeft && 'justify-self-end')}
      style={{ backgroundColor: colors.primary }}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke={colors.onPrimary}
        strokeWidth="1.75"
        className="m-3.5 size-6"
        aria-hidden="true"
      >
        <path d="M4 5h16v11H10l-4 3.5V16H4z" strokeLinejoin="round" />
      </svg>
    </span>
  )
}

/** A root of its own, so that the chat's style and the dashboard's never meet. */
function Shadow({ colors, children }: { colors: Colors; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  useEffect(() => {
    if (host.current === null) return
    const opened = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    // The policy lets no style element in; a constructed sheet is none.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css + laterCss)
    opened.adoptedStyleSheets = [sheet]
    setRoot(opened)
  }, [])
  useEffect(() => {
    if (host.current !== null) wearColours(host.current, colors)
  }, [colors])
  return (
    <div ref={host} className="h-[34rem] overflow-hidden rounded border border-line">
      {root !== null && createPortal(children, root)}
    </div>
  )
}
