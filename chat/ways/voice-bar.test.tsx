import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waysEn as copy } from '@foyer/shared/copy/ways.en.ts'
import type { RecognitionMaker } from './dictation.ts'
import { VoiceBar } from './voice-bar.tsx'

/** The browser's own, as far as a test can say words to it. */
class Heard extends EventTarget {
  static all: Heard[] = []
  lang = ''
  interimResults = false
  continuous = true
  processLocally = false
  aborted = false
  start() {
    Heard.all.push(this)
  }
  abort() {
    this.aborted = true
  }
  say(...words: string[]) {
    const results = words.map((transcript) => [{ transcript }])
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}

let container: HTMLElement
let box: HTMLTextAreaElement
let root: Root
const onAgree = vi.fn<() => void>()
const onClose = vi.fn<() => void>()
const typed = vi.fn<() => void>()

const open = async (maker: RecognitionMaker = Heard, agreed = false) => {
  const props = { maker, box, agreed, copy, onAgree, onClose }
  flushSync(() => root.render(<VoiceBar {...props} />))
  await vi.waitFor(() => {
    flushSync(() => {})
    expect(container.textContent).not.toBe('')
  })
}
const press = (name: string) =>
  flushSync(() =>
    [...container.querySelectorAll('button')].find((each) => each.textContent === name)?.click(),
  )
const recognition = () => {
  const latest = Heard.all.at(-1)
  if (!latest) throw new Error('Nobody listens.')
  return latest
}

beforeEach(() => {
  container = document.createElement('div')
  box = document.createElement('textarea')
  document.body.replaceChildren(container, box)
  root = createRoot(container)
  Heard.all = []
  vi.clearAllMocks()
  box.addEventListener('input', typed)
})

describe('voice input', () => {
  it('first says where the sound goes, and listens only after a yes', async () => {
    await open()
    expect(container.textContent).toContain(
      'To turn speech into text, your browser sends the sound to its maker.',
    )
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Use voice'))
    expect(Heard.all).toEqual([])
    press('Not now')
    expect(onClose).toHaveBeenCalledOnce()
    press('Use voice')
    expect(onAgree).toHaveBeenCalledOnce()
    expect(recognition().lang).toBe('en-US')
  })

  it('puts words in the box as they come, after what is there, and sends nothing', async () => {
    box.value = 'I was fired.'
    await open(Heard, true)
    recognition().say('on Mon')
    expect(box.value).toBe('I was fired. on Mon')
    recognition().say('on Monday', ' by my boss')
    expect(box.value).toBe('I was fired. on Monday by my boss')
    expect(typed).toHaveBeenCalledTimes(2)
    recognition().dispatchEvent(new Event('end'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('listens on the device without a question where the browser can', async () => {
    const Local = Object.assign(class extends Heard {}, {
      available: (wanted: object) => Promise.resolve('processLocally' in wanted ? 'available' : ''),
    })
    await open(Local)
    await vi.waitFor(() => expect(recognition().processLocally).toBe(true))
    expect(container.textContent).toContain('Listening.')
  })

  it('stops by Escape, and when it is taken away', async () => {
    await open(Heard, true)
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    box.dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledOnce()
    flushSync(() => root.render(null))
    await vi.waitFor(() => expect(recognition().aborted).toBe(true))
    recognition().say('too late')
    expect(box.value).toBe('')
  })

  it.each([
    ['audio-capture', 'No microphone was found.'],
    [
      'not-allowed',
      'The microphone is not allowed here. You can allow it in your browser, or type.',
    ],
    ['no-speech', 'Nothing was heard. You can try again, or type.'],
    ['language-not-supported', 'Voice input does not work at the moment. Please type instead.'],
  ])('says in plain words what %s means', async (error, sentence) => {
    await open(Heard, true)
    flushSync(() => recognition().fail(error))
    expect(container.querySelector('output')?.textContent).toBe(sentence)
    expect(onClose).not.toHaveBeenCalled()
  })
})
