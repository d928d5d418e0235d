import { useEffect, useReducer } from 'react'
import { hydrate } from 'preact'
import { type ChatActions, ChatPanel } from '@foyer/chat/chat-panel.tsx'
import { emptyChat } from '@foyer/chat/conversation.ts'
import { chatCopy } from '@foyer/shared/copy/chat.ts'
import type { Bridge } from './bridge.ts'
import { createKeeper } from './kept-session.ts'
import { resume } from './opening.ts'
import { createActions } from './talk.ts'
import { createVisit, type Visit } from './visit.ts'

/**
 * Brings the drawn chat to life. It takes over the markup that is there, so what was typed, and the
 * caret, stay; then it opens the session.
 */
export function start(bridge: Bridge): void {
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

  hydrate(<Chat visit={visit} actions={actions} wear={bridge.wear} />, bridge.root)

  bridge.onOpen((message) => {
    page = message.page
    if (!visit.read().look) visit.happen({ type: 'named', name: message.name })
  })
  for (const type of ['online', 'offline']) {
    addEventListener(type, () => visit.happen({ type: 'connection', online: type === 'online' }))
  }
  if (!navigator.onLine) visit.happen({ type: 'connection', online: false })
  void resume(visit, arrival())
}

function Chat(props: { visit: Visit; actions: ChatActions; wear: Bridge['wear'] }) {
  const { visit, actions, wear } = props
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    render() // what happened between the first drawing and now
    return visit.subscribe(() => render())
  }, [visit])
  const state = visit.read()
  const copy = chatCopy[state.language]
  const { name, look, language } = state
  useEffect(() => {
    document.documentElement.lang = language
    document.title = copy.frameTitle(name)
    if (look) wear(look.colors)
  }, [name, look, language, copy, wear])
  return <ChatPanel state={state} copy={copy} actions={actions} />
}
