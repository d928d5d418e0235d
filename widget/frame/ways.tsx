import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ChatWays } from '@foyer/chat/chat-panel.tsx'
import type { VisitorWay } from '@foyer/shared/facts/assistant.ts'
import type { ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { Bridge } from './bridge.ts'
import { call } from './call.ts'
import type { Visit } from './visit.ts'
import type { WayProps } from './way.ts'

type Fetched = { Way: ComponentType<WayProps>; copy: WayProps['copy'] }

/** Whether this browser can turn speech into text at all. */
const hears = 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

/** The other ways to the firm: each is fetched on the first sign that it is wanted. */
export function useWays(options: {
  visit: Visit
  bridge: Bridge
  copy: ChatCopy
  say: (text: string) => void
}): ChatWays {
  const { visit, bridge, copy, say } = options
  const { phase, features, language } = visit.read()
  const [used, setUsed] = useState<VisitorWay | null>(null)
  const [fetched, setFetched] = useState<Fetched | 'failed' | null>(null)
  const wanted = useRef(0)
  const box = () => bridge.root.querySelector('textarea')

  const fetchWay = (way: VisitorWay) =>
    Promise.all([bridge.load(way), bridge.load(`ways-${language}`)])
  const close = () => {
    wanted.current++
    setUsed(null)
  }
  const use = (way: VisitorWay) => {
    const mine = ++wanted.current
    if (way === used && way === 'voice') return close()
    setUsed(way)
    setFetched(null)
    fetchWay(way).then(
      ([part, words]) => mine === wanted.current && setFetched({ ...part, ...words }),
      () => mine === wanted.current && setFetched('failed'),
    )
  }
  useEffect(() => {
    if (phase !== 'open') close()
  }, [phase])
  useEffect(() => {
    if (!used && document.activeElement === document.body && wanted.current) box()?.focus()
  }, [used])

  const Way = fetched !== 'failed' && fetched?.Way
  return {
    offered: features.filter((way) => way !== 'voice' || hears),
    used,
    warm: (way) => void fetchWay(way).catch(() => null),
    use,
    shown:
      used &&
      (Way ? (
        <Way
          visit={visit}
          call={call}
          copy={fetched.copy}
          say={say}
          note={(text) => visit.happen({ type: 'noted', id: crypto.randomUUID(), text })}
          box={box}
          onClose={close}
        />
      ) : (
        <Waiting
          copy={copy}
          failed={fetched === 'failed'}
          onRetry={() => use(used)}
          onClose={close}
        />
      )),
  }
}

/** While a way is fetched, and where it cannot be. */
function Waiting(props: {
  copy: ChatCopy
  failed: boolean
  onRetry: () => void
  onClose: () => void
}) {
  const { copy } = props
  return (
    <div className="fy-bar fy-waiting">
      <output>{props.failed ? copy.notLoaded : copy.loading}</output>
      {props.failed && (
        <div className="fy-choices">
          <button type="button" onClick={props.onRetry}>
            {copy.tryAgain}
          </button>
          <button type="button" onClick={props.onClose}>
            {copy.cancel}
          </button>
        </div>
      )}
    </div>
  )
}
