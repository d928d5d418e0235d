/** What the tabs of one browser tell each other. */
type Telling<T> = { kind: 'told'; what: T } | { kind: 'who-knows' }

type Tabs<T> = {
  /** The same in all tabs that share. */
  name: string
  /** Runs in one tab at a time, until `signal`; whatever it tells is heard in all. */
  lead: (tell: (what: T) => void, signal: AbortSignal) => Promise<void>
  hear: (what: T) => void
  /** What a tab that has just been opened is told; null where there is nothing. */
  present: () => T | null
}

/**
 * Lets one tab do the listening for all tabs of a browser, which may keep only a few connections to one
 * host. A tab that is closed hands over to the next. Where the browser knows no locks each tab listens.
 */
export function listenInOneTab<T>(tabs: Tabs<T>, signal: AbortSignal): void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    void tabs.lead(tabs.hear, signal)
    return
  }
  const channel = new BroadcastChannel(tabs.name)
  let isLeader = false
  // A channel reaches this origin alone, and takes no other target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (telling: Telling<T>) => channel.postMessage(telling)
  channel.addEventListener('message', ({ data }: MessageEvent<Telling<T>>) => {
    if (data.kind === 'told') tabs.hear(data.what)
    else if (isLeader) {
      const present = tabs.present()
      if (present !== null) send({ kind: 'told', what: present })
    }
  })
  signal.addEventListener('abort', () => channel.close())
  send({ kind: 'who-knows' })

  const tell = (what: T) => {
    if (signal.aborted) return
    send({ kind: 'told', what })
    tabs.hear(what)
  }
  const lead = async () => {
    isLeader = true
    await tabs.lead(tell, signal)
  }
  navigator.locks.request(tabs.name, { signal }, lead).catch(() => {
    // Only leaving while others still lead ends the wait for the lock.
  })
}
