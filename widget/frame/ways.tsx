import { type ComponentType, useState } from 'react'
import type { ChatWays, LaterParts } from '@foyer/chat/chat-panel.tsx'
import type { VisitorWay } from '@foyer/shared/facts/assistant.ts'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { Bridge } from './bridge.ts'
import { call, type Credentials } from './call.ts'
import type { Visit } from './visit.ts'
import type { WayProps } from './way.ts'

/** The way in use: for which session, and what is fetched of it. */
type Use = {
  way: VisitorWay
  session: Credentials
  fetched: { Way: ComponentType<WayProps>; copy: WayProps['copy'] } | 'failed' | null
}

/** Whether this browser can turn speech into text at all. */
const hears = 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

/** The other ways to the firm: each is fetched on the first sign that it is wanted. */
export function useWays(options: {
  visit: Visit
  bridge: Bridge
  later: LaterParts | null
  copy: ChatCopy
  say: (text: string) => void
}): ChatWays {
  const { visit, bridge, later, copy, say } = options
  const { phase, features, language } = visit.read()
  const [use, setUse] = useState<Use | null>(null)
  const used = phase === 'open' && use?.session === visit.session ? use : null

  const fetchWay = (way: VisitorWay) =>
    Promise.all([bridge.load(way), bridge.load(`ways-${language}`)])
  const close = () => {
    setUse(null)
    setTimeout(() => keepPlace(bridge.root))
  }
  const open = (way: VisitorWay) => {
    const { session } = visit
    if (!session) return
    if (way === 'voice' && used?.way === way) return close()
    const mine: Use = { way, session, fetched: null }
    setUse(mine)
    const take = (fetched: Use['fetched']) =>
      setUse((latest) => (latest === mine ? { ...mine, fetched } : latest))
    fetchWay(way).then(
      ([part, words]) => take({ ...part, ...words }),
      () => take('failed'),
    )
  }
  const show = ({ way, session, fetched }: Use) => {
    if (!fetched || fetched === 'failed') {
      const standing = { copy, failed: fetched === 'failed', onClose: close }
      return later && <later.WayWaiting {...standing} onRetry={() => open(way)} />
    }
    const note = (text: string) => visit.happen({ type: 'noted', id: crypto.randomUUID(), text })
    const given = { visit, session, call, copy: fetched.copy, say, note, onClose: close }
    return <fetched.Way {...given} box={bridge.root.querySelector('textarea')} />
  }
  return {
    offered: features.filter((way) => way !== 'voice' || hears),
    used: used?.way ?? null,
    warm: (way) => void fetchWay(way).catch(() => null),
    use: open,
    shown: used && show(used),
  }
}

/** Where the button that opened a way is gone, the keyboard's place is the message box. */
function keepPlace(root: HTMLElement): void {
  if (document.activeElement === document.body) root.querySelector('textarea')?.focus()
}
