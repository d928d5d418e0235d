/** The browser's recognition of speech, as far as it is used; its types are in no library yet. */
export type Recognition = EventTarget & {
  lang: string
  interimResults: boolean
  continuous: boolean
  processLocally?: boolean
  start: () => void
  abort: () => void
}

/** Its maker, which newer browsers let answer what they can do on the device itself. */
export type RecognitionMaker = {
  new (): Recognition
  available?: (wanted: { langs: string[]; processLocally: boolean }) => Promise<string>
}

/** Why dictation ended, in the names of the copy; null where it simply ended. */
export type DictationEnd =
  | 'noMicrophone'
  | 'notAllowed'
  | 'noConnection'
  | 'nothingHeard'
  | 'failed'

const ends: Record<string, DictationEnd | null> = {
  aborted: null,
  'no-speech': 'nothingHeard',
  'audio-capture': 'noMicrophone',
  'not-allowed': 'notAllowed',
  'service-not-allowed': 'notAllowed',
  network: 'noConnection',
}

/** Whether the browser can turn this language into text without sending the sound away. */
export async function hearsLocally(maker: RecognitionMaker, lang: string): Promise<boolean> {
  try {
    return (await maker.available?.({ langs: [lang], processLocally: true })) === 'available'
  } catch {
    return false
  }
}

/**
 * Listens until silence, and puts the words into the box as they come, after what is there. Nothing is
 * sent. Answers how to stop; `onEnd` is told why it ended by itself.
 */
export function dictate(options: {
  maker: RecognitionMaker
  box: HTMLTextAreaElement
  lang: string
  locally: boolean
  onEnd: (why: DictationEnd | null) => void
}): () => void {
  const { box, onEnd } = options
  const recognition = new options.maker()
  const before = box.value && `${box.value.trimEnd()} `
  let why: DictationEnd | null = null
  let over = false
  recognition.lang = options.lang
  recognition.interimResults = true
  recognition.continuous = false
  if (options.locally) recognition.processLocally = true
  recognition.addEventListener('result', (event) => {
    if (over) return
    box.value = before + wordsOf(event)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  recognition.addEventListener('error', (event) => {
    const told = 'error' in event ? String(event.error) : ''
    why = told in ends ? (ends[told] ?? null) : 'failed'
  })
  const end = () => {
    if (over) return
    over = true
    onEnd(why)
  }
  recognition.addEventListener('end', end)
  try {
    recognition.start()
  } catch {
    why = 'failed'
    queueMicrotask(end)
  }
  return () => {
    over = true
    recognition.abort()
  }
}

/** All words of a result event, the tentative ones included. */
function wordsOf(event: Event): string {
  if (!('results' in event) || !isList(event.results)) return ''
  return Array.from(event.results, (result) =>
    isList(result) ? transcriptOf(Array.from(result)[0]) : '',
  ).join('')
}

function isList(value: unknown): value is ArrayLike<unknown> {
  return typeof value === 'object' && value !== null && 'length' in value
}

function transcriptOf(alternative: unknown): string {
  const isOne = typeof alternative === 'object' && alternative !== null
  return isOne && 'transcript' in alternative ? String(alternative.transcript) : ''
}
