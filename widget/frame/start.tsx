import { useEffect, useReducer, useState } from 'react'
import { hydrate, render } from 'preact'
import { type ChatActions, ChatPanel } from '@foyer/chat/chat-panel.tsx'
import { emptyChat } from '@foyer/chat/conversation.ts'
import type { Bridge, End } from './bridge.ts'
import { createKeeper } from './kept-session.ts'
import { forget, resume } from './opening.ts'
import { createActions } from './talk.ts'
import { useLater } from './use-later.ts'
import { createVisit, type Visit } from './visit.ts'
import { useWays } from './ways.tsx'

// The parts that are fetched later are built to take these from here: one Preact for all.
export { Fragment, h, useEffect, useReducer, useRef, useState } from './react.ts'

/**
 * Brings the drawn chat to life. It takes over the markup that is there, so what was typed, and the
 * caret, stay; then it opens the session. Answers how to end it.
 */
export function start(bridge: Bridge): End {
  let { page } = bridge.opened
  const keeper = createKeeper(bridge.token, () => sessionStorage)
  const visit = createVisit(emptyChat(bridge.language, bridge.opened.name), keeper)
  const arrival = () => {
    const { language } = visit.read()
    const locale = language === bridge.language ? navigator.language : language
    return { token: bridge.token, page, locale }
  }
  const actions = createActions(visit, {
    arrival,
    newId: () => crypto.randomUUID(),
    close: bridge.close,
  })

  hydrate(<Chat visit={visit} actions={actions} bridge={bridge} />, bridge.root)

  bridge.onOpen((message) => {
    page = message.page
    if (!visit.read().look) visit.happen({ type: 'named', name: message.name })
  })
  for (const type of ['online', 'offline']) {
    addEventListener(type, () => visit.happen({ type: 'connection', online: type === 'online' }))
  }
  if (!navigator.onLine) visit.happen({ type: 'connection', online: false })
  void resume(visit, arrival())
  return () => {
    forget(visit)
    render(null, bridge.root)
  }
}

function Chat(props: { visit: Visit; actions: ChatActions; bridge: Bridge }) {
  const { visit, actions, bridge } = props
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [copy, setCopy] = useState(bridge.copy)
  useEffect(() => {
    render() // what happened between the first drawing and now
    return visit.subscribe(() => render())
  }, [visit])
  const state = visit.read()
  const { name, look, language } = state
  useEffect(() => {
    bridge.load(`chat-${language}`).then(
      (part) => language === visit.read().language && setCopy(part.copy),
      () => null, // the words that are there stay
    )
  }, [language, bridge, visit])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = copy.frameTitle(name)
    if (look) bridge.wear(look.colors)
  }, [name, look, language, copy, bridge])
  const later = useLater(bridge.load, state.phase === 'open')
  const ways = useWays({ visit, bridge, later, copy, say: actions.send })
  return <ChatPanel state={state} copy={copy} actions={actions} later={later} ways={ways} leaves />
}
