/** The firm's look as its one small address tells it: name, colours and side of the page. */
export type Look = { n?: string; c?: string; o?: string; p?: string }

/** What the host page tells the chat's frame. The page goes no further before it is opened. */
export type HostMessage = { foyer: 'open'; url: string; title: string; look: Look }

/** What the frame tells the host page: that it listens, and that the visitor closed it. */
export type FrameMessage = { foyer: 'ready' | 'close' }

/** A host page's message as the frame uses it. Colours are checked where they are used. */
export type Opened = {
  page: { url: string; title: string }
  name: string
  colors: { primary: unknown; onPrimary: unknown }
}

/** Reads a message of the host page; null for anything else. */
export function readHostMessage(data: unknown): Opened | null {
  if (!isObject(data) || data['foyer'] !== 'open' || !isObject(data['look'])) return null
  const { url, title, look } = data
  if (typeof url !== 'string' || typeof title !== 'string') return null
  const name = look['n'] ?? ''
  if (typeof name !== 'string') return null
  return {
    page: { url: url.slice(0, 2_000), title: title.slice(0, 500) },
    name: name.slice(0, 200),
    colors: { primary: look['c'], onPrimary: look['o'] },
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
