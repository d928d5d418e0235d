import axe from 'axe-core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waysEn as copy } from '@foyer/shared/copy/ways.en.ts'
import { AttachForm } from './attach-form.tsx'
import { faultOf, prefilled, sentContact } from './contact.ts'
import { chosenFile, type FileRow } from './files.ts'
import { MessageForm } from './message-form.tsx'
import { RequestForm } from './request-form.tsx'
import { TimesPicker } from './times-picker.tsx'
import { WayDialog } from './way-dialog.tsx'
import { noWish, type Wish } from './wish.ts'

// jsdom has the element and not what opens it.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const zone = 'America/Los_Angeles'
const halfHours = Array.from({ length: 16 }, (_, at) => at)
const at = (day: string) =>
  halfHours.map((half) => new Date(Date.parse(`${day}T17:00Z`) + half * 1_800_000).toISOString())
const offered = ['2026-03-04', '2026-03-05', '2026-03-06', '2026-04-02'].flatMap(at)

let container: HTMLElement
let root: Root
const settle = async () => {
  await Promise.resolve()
  flushSync(() => {})
}
const show = async (element: ReactNode) => {
  flushSync(() => root.render(element))
  await settle()
}
const buttons = (name: string | RegExp) =>
  [...container.querySelectorAll('button')].filter((each) => {
    const said = each.getAttribute('aria-label') ?? each.textContent ?? ''
    return typeof name === 'string' ? said === name : name.test(said)
  })
const button = (name: string | RegExp): HTMLButtonElement => {
  const [only] = buttons(name)
  if (!only) throw new Error(`No button ${String(name)}`)
  return only
}
const press = async (name: string | RegExp) => {
  flushSync(() => button(name).click())
  await settle()
}
const type = async (name: string, text: string) => {
  const field = container.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!field) throw new Error(`No field ${name}`)
  field.value = text
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })))
  await settle()
}
const submit = async () => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  flushSync(() => container.querySelector('form')?.dispatchEvent(event))
  await settle()
}
const faults = async () => {
  const found = await axe.run(container, { rules: { region: { enabled: false } } })
  return found.violations.map((violation) => violation.id)
}

beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})

describe('the picker', () => {
  const onDone = vi.fn<(times: string[]) => void>()
  function Picker() {
    const [wish, setWish] = useState<Wish>(noWish)
    const zones = { own: zone, other: zone }
    const done = () => onDone(wish.times)
    return <TimesPicker {...{ times: offered, zones, wish, copy }} onWish={setWish} onDone={done} />
  }

  it('goes from dates to times and back, and clears either', async () => {
    onDone.mockClear()
    await show(<Picker />)
    expect(button('Next').disabled).toBe(true)
    expect(button('Sunday, March 1, 2026').disabled).toBe(true)
    expect(button('Thursday, April 2, 2026').disabled).toBe(true) // another month
    await press('Friday, March 6, 2026')
    expect(button('Friday, March 6, 2026').closest('td')?.getAttribute('aria-selected')).toBe(
      'true',
    )
    await press('Clear')
    expect(button('Next').disabled).toBe(true)
    await press('Friday, March 6, 2026')
    await press('Next')
    expect(document.activeElement?.textContent).toBe('Choose up to 3 times')
    expect(button('Done').disabled).toBe(true)
    expect(buttons(/^\d+:\d\d [AP]M$/)).toHaveLength(16)
    await press('9:00 AM')
    await press('Clear times')
    expect(button('Done').disabled).toBe(true)
    await press('9:30 AM')
    await press('Back')
    expect(button('Friday, March 6, 2026').getAttribute('aria-pressed')).toBe('true')
    await press('Next')
    await press('Done')
    expect(onDone).toHaveBeenCalledExactlyOnceWith(['2026-03-06T17:30:00.000Z'])
  })

  it('holds further dates and times back once three are picked, and says so', async () => {
    await show(<Picker />)
    for (const day of ['Wednesday, March 4', 'Thursday, March 5', 'Friday, March 6'])
      await press(`${day}, 2026`)
    expect(container.querySelector('output')?.textContent).toBe(
      'You have reached the maximum number of dates',
    )
    await press('Next')
    for (const time of ['9:00 AM', '9:30 AM', '10:00 AM']) await press(time)
    const held = button('10:30 AM')
    expect(held.disabled).toBe(true)
    expect(held.title).toBe('You have reached the maximum number of time slots')
    expect(button('9:00 AM').disabled).toBe(false)
    await press('9:00 AM')
    expect(button('10:30 AM').disabled).toBe(false)
  })

  it('is moved through with the arrow keys, from month to month', async () => {
    await show(<Picker />)
    const key = async (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
      flushSync(() => document.activeElement?.dispatchEvent(event))
      await settle()
    }
    const focused = () => document.activeElement?.getAttribute('aria-label')
    const stops = container.querySelectorAll<HTMLElement>('.fy-days [tabindex="0"]')
    expect(stops).toHaveLength(1)
    stops[0]?.focus()
    expect(focused()).toBe('Wednesday, March 4, 2026')
    await key('ArrowRight')
    expect(focused()).toBe('Thursday, March 5, 2026')
    await key('PageDown')
    expect(focused()).toBe('Thursday, April 2, 2026')
    expect(container.textContent).toContain('April 2026')
    await key('ArrowLeft')
    expect(focused()).toBe('Friday, March 6, 2026')
    expect(await faults()).toEqual([])
  })

  it('keeps the focus where a key over a month’s end follows a pick at once', async () => {
    await show(<Picker />)
    const day = container.querySelector<HTMLElement>('.fy-days [tabindex="0"]')
    day?.focus()
    day?.click()
    // The pick is drawn, and what its drawing left to do is not done yet.
    await Promise.resolve()
    const key = { key: 'PageDown', bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
    const focused = () => document.activeElement?.getAttribute('data-day')
    await vi.waitFor(() => expect(focused()).toMatch(/^2026-04/))
  })

  it('says the firm’s time beside the visitor’s where the clocks differ', async () => {
    const wish: Wish = { step: 'times', dates: ['2026-03-07'], times: [] }
    const zones = { own: 'Asia/Tokyo', other: zone }
    const nothing = () => {}
    await show(
      <TimesPicker {...{ times: offered, zones, wish, copy }} onWish={nothing} onDone={nothing} />,
    )
    expect(container.querySelector('legend')?.textContent).toBe('Sat, Mar 7')
    expect(container.textContent).toContain(
      'Shown in your time zone (Tokyo), with the firm’s (Los Angeles) below.',
    )
    expect(button(/^2:00 AM/).textContent).toContain('Fri, Mar 6, 9:00 AM at the firm')
  })

  it('says so where no times are offered', async () => {
    const zones = { own: zone, other: zone }
    const nothing = () => {}
    await show(
      <TimesPicker
        {...{ times: [], zones, wish: noWish, copy }}
        onWish={nothing}
        onDone={nothing}
      />,
    )
    expect(container.textContent).toBe(copy.picker.noTimes)
  })
})

describe('a contact', () => {
  it('is completed by what the conversation knows, and needs a way to answer', () => {
    const typed = { name: 'Ana', email: '', phone: '' }
    expect(prefilled(typed, { name: 'Ana Ruiz', phone: '+15035550147' })).toEqual({
      name: 'Ana',
      email: '',
      phone: '+15035550147',
    })
    expect(faultOf(typed, true)).toEqual({ field: 'email', fault: 'reachMissing' })
    expect(faultOf({ ...typed, email: 'ana@' }, false)?.fault).toBe('emailWrong')
    expect(faultOf({ ...typed, phone: 'ask' }, false)?.fault).toBe('phoneWrong')
    expect(sentContact({ name: ' Ana ', email: '', phone: ' 503-555-0147' })).toEqual({
      clientName: 'Ana',
      clientPhone: '503-555-0147',
    })
  })
})

describe('the message', () => {
  const onSend = vi.fn<() => void>()
  function Message() {
    const [typed, setTyped] = useState({
      contact: { name: 'Ana Ruiz', email: '', phone: '' },
      message: '',
    })
    const props = { ...typed, sending: false, problem: null, copy, onType: setTyped, onSend }
    return <MessageForm {...props} />
  }

  it('says what is missing where it is, and sends what is whole', async () => {
    onSend.mockClear()
    await show(<Message />)
    await submit()
    expect(container.textContent).toContain('Please write your message.')
    expect(document.activeElement).toBe(container.querySelector('textarea'))
    await type('message', 'Please call me.')
    expect(container.textContent).toContain('15 of 4,000 characters')
    await submit()
    expect(document.activeElement?.getAttribute('name')).toBe('email')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(onSend).not.toHaveBeenCalled()
    await type('phone', '503-555-0147')
    await submit()
    expect(onSend).toHaveBeenCalledOnce()
    expect(await faults()).toEqual([])
  })
})

describe('the request', () => {
  it('offers only the firm’s ways to meet', async () => {
    const nothing = () => {}
    const details = {
      type: 'video' as const,
      contact: { name: '', email: '', phone: '' },
      message: '',
    }
    const wishes = ['Fri, Mar 6 @ 9:00 AM']
    const sent = { sending: false, problem: { code: 'request/too-fast', message: 'Too fast.' } }
    await show(
      <RequestForm
        {...{ wishes, details, copy, ...sent }}
        offered={['video', 'in_person']}
        onChange={nothing}
        onBack={nothing}
        onSend={nothing}
      />,
    )
    const labels = [...container.querySelectorAll('.fy-radio')].map((label) => label.textContent)
    expect(labels).toEqual(['By video', 'In person'])
    expect(container.querySelector<HTMLInputElement>('[value=video]')?.checked).toBe(true)
    expect(container.querySelector('[role=alert]')?.textContent).toBe('Too fast.')
    expect(await faults()).toEqual([])
  })
})

describe('files', () => {
  const file = (name: string, size = 4) => new File([new Uint8Array(size)], name)

  it('are held against the rules before anything is sent', () => {
    expect(chosenFile('1', file('lease.pdf')).state).toBe('ready')
    expect(chosenFile('1', file('run.exe')).fault).toBe('kind')
    expect(chosenFile('1', file('empty.pdf', 0)).fault).toBe('empty')
    expect(chosenFile('1', file('film.mp4', 10 * 1024 * 1024 + 1)).fault).toBe('tooLarge')
  })

  it('each show how far they are and what can be done', async () => {
    const acts = {
      onRemove: vi.fn<(id: string) => void>(),
      onCancel: vi.fn<(id: string) => void>(),
      onRetry: vi.fn<(id: string) => void>(),
    }
    const nothing = () => {}
    const rows: FileRow[] = [
      { ...chosenFile('a', file('a.pdf')), state: 'sending', percent: 40 },
      {
        ...chosenFile('b', file('b.pdf')),
        state: 'failed',
        problem: { code: 'connection/lost', message: '' },
      },
      chosenFile('c', file('c.exe')),
    ]
    const contact = { name: '', email: '', phone: '' }
    await show(
      <AttachForm
        {...{ rows, contact, copy, ...acts }}
        sent={2}
        note=""
        onAdd={nothing}
        onType={nothing}
        onSend={nothing}
      />,
    )
    expect(container.textContent).toContain('You can send 1 more file.')
    expect(container.querySelector('progress')?.value).toBe(40)
    expect(container.querySelector<HTMLInputElement>('input[type=file]')?.accept).toContain('.pdf,')
    await press('Cancel a.pdf')
    await press('Try b.pdf again')
    await press('Remove c.exe')
    expect(acts.onCancel).toHaveBeenCalledExactlyOnceWith('a')
    expect(acts.onRetry).toHaveBeenCalledExactlyOnceWith('b')
    expect(acts.onRemove).toHaveBeenCalledExactlyOnceWith('c')
    expect(container.textContent).toContain('This kind of file cannot be sent.')
    expect(await faults()).toEqual([])
  })
})

describe('the dialog of a way', () => {
  it('closes by Escape, its cross and a press beside it, and gives the focus back', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    const onClose = vi.fn<() => void>()
    await show(
      <WayDialog title="Message the lawyer" copy={copy} onClose={onClose}>
        <p>Inside</p>
      </WayDialog>,
    )
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.body.dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    await press('Close')
    const pressed = new MouseEvent('mousedown', { bubbles: true })
    container.querySelector('p')?.dispatchEvent(pressed)
    expect(onClose).toHaveBeenCalledTimes(2)
    const dialog = container.querySelector('dialog')
    dialog?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    expect(onClose).toHaveBeenCalledTimes(3)
    await show(null)
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })
})
