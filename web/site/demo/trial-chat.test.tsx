import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demo } from '@foyer/shared/copy/public/demo.ts'
import { TrialChat } from './trial-chat.tsx'

// jsdom has the element and not what opens it.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const { script, notes } = demo
const onClose = vi.fn<() => void>()
const onSourced = vi.fn<() => void>()
const user = userEvent.setup()
const box = () => screen.getByLabelText('Type your message')
/** By its name; asking for roles reads the style of every button of a month. */
const buttons = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].filter((each) => {
    const said = each.getAttribute('aria-label') ?? each.textContent
    return typeof name === 'string' ? said === name : name.test(said)
  })
const button = (name: string | RegExp): HTMLButtonElement => {
  const [first] = buttons(name)
  if (first === undefined) throw new Error(`No button ${String(name)}`)
  return first
}
const own = () =>
  [...document.querySelectorAll('.fy-mine .fy-bubble')].map(({ textContent }) => textContent)
const log = () => screen.getByLabelText('Conversation')
const note = () => document.querySelector('.demo-note')?.textContent
const replied = (text: string) => waitFor(() => expect(log().textContent).toContain(text))

beforeEach(() => {
  vi.clearAllMocks()
  render(<TrialChat onClose={onClose} onSourced={onSourced} pace={0} />)
})
afterEach(cleanup)

/** As far as times are asked for. */
async function tellDetails(): Promise<void> {
  await user.click(button(script.question))
  await replied(script.answer)
  await user.click(button(script.details))
  await replied(script.askTimes)
}

describe('the message box', () => {
  it('takes the words on Enter, which shows them and empties it', async () => {
    await user.type(box(), 'How much is a first meeting?{Enter}')
    expect(own()).toEqual(['How much is a first meeting?'])
    expect(box()).toHaveProperty('value', '')
    await replied(script.answer)
    expect(within(log()).getByText(demo.page.title)).toBeTruthy()
    expect(onSourced).toHaveBeenCalledOnce()
  })

  it('breaks the line on Shift and Enter, and ignores empty text', async () => {
    await user.type(box(), 'One{Shift>}{Enter}{/Shift}two')
    expect(box()).toHaveProperty('value', 'One\ntwo')
    expect(own()).toEqual([])
    await user.clear(box())
    await user.type(box(), '   {Enter}')
    await user.type(box(), '{Enter}')
    expect(own()).toEqual([])
  })

  it('says honestly where the script has no reply', async () => {
    await user.type(box(), 'Do you handle adoptions?{Enter}')
    await replied('In this demo nothing is sent')
    expect(onSourced).not.toHaveBeenCalled()
    expect(button(script.question)).toBeTruthy()
  })
})

describe('what does nothing', () => {
  it.each([
    ['Attach a file', notes.attach],
    ['Message the lawyer', notes.message],
    ['Voice input', notes.voice],
  ])('%s says so politely, and changes nothing', async (name, sentence) => {
    const before = log().innerHTML
    expect(document.querySelector('output.demo-note')?.textContent).toBe(notes.idle)
    await user.click(button(name))
    expect(note()).toBe(sentence)
    expect(sentence).toContain('does nothing')
    expect(log().innerHTML).toBe(before)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('Send keeps the words in the box', async () => {
    await user.type(box(), 'What does it cost?')
    await user.click(button('Send'))
    expect(note()).toBe(notes.send)
    expect(box()).toHaveProperty('value', 'What does it cost?')
    expect(own()).toEqual([])
  })

  it('calls nobody and stores nothing, from the first question to the last reply', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open')
    const stored = vi.spyOn(Storage.prototype, 'setItem')
    await tellDetails()
    await user.type(box(), 'Anything else?{Enter}')
    await replied('In this demo nothing is sent')
    for (const spy of [fetched, opened, stored]) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  })
})

describe('the scheduling picker', () => {
  const days = () =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-day]')].filter((day) => !day.disabled)
  const pickDates = async (count: number) => {
    await user.click(button('Schedule a consultation'))
    // The rest of this month may have less than three days left.
    if (days().length < count) await user.click(buttons(/^Show /).at(-1) ?? box())
    for (const day of days().slice(0, count)) await user.click(day)
  }

  it('goes from dates to times and back, clears either, and Done says the times', async () => {
    await tellDetails()
    await pickDates(0)
    expect(button('Next')).toHaveProperty('disabled', true)
    await user.click(days()[0] ?? box())
    expect(button('Next')).toHaveProperty('disabled', false)
    await user.click(button('Clear'))
    expect(button('Next')).toHaveProperty('disabled', true)
    await user.click(days()[0] ?? box())
    await user.click(button('Next'))
    expect(button('Done')).toHaveProperty('disabled', true)
    await user.click(button('9:00 AM'))
    await user.click(button('Clear times'))
    expect(button('Done')).toHaveProperty('disabled', true)
    await user.click(button('Back'))
    expect(document.querySelector('h3')?.textContent).toBe('Choose up to 3 dates')
    await user.click(button('Next'))
    await user.click(button('9:00 AM'))
    await user.click(button('4:30 PM'))
    const date = document.querySelector('.fy-day legend')?.textContent
    await user.click(button('Done'))
    expect(document.querySelector('dialog')).toBeNull()
    expect(own().at(-1)).toBe(`These times work for me: ${date} @ 9:00 AM; ${date} @ 4:30 PM`)
    await replied(script.end)
  })

  it('offers every half hour from 9 AM to 5 PM, at most 3 on at most 3 dates', async () => {
    await pickDates(3)
    const outside = document.querySelectorAll<HTMLButtonElement>('[data-outside]')
    expect([...outside].every(({ disabled }) => disabled)).toBe(true)
    expect(days()).toHaveLength(3)
    await user.click(button('Next'))
    const slots = [...document.querySelectorAll('.fy-slots')].map((day) =>
      [...day.querySelectorAll('button')].map(({ textContent }) => textContent),
    )
    expect(slots).toHaveLength(3)
    expect(slots[0]).toHaveLength(17)
    expect([slots[0]?.slice(0, 3), slots[0]?.at(-1)]).toEqual([
      ['9:00 AM', '9:30 AM', '10:00 AM'],
      '5:00 PM',
    ])
    const [first, second, third] = document.querySelectorAll('.fy-slots')
    for (const day of [first, second, third])
      await user.click(day?.querySelector('button') ?? box())
    const held = buttons('9:30 AM')
    expect(held).toHaveLength(3)
    expect(held.map(({ disabled, title }) => [disabled, title])).toEqual(
      held.map(() => [true, 'You have reached the maximum number of time slots']),
    )
  })

  it('is closed by Close, by Escape and by a press beside it, and the chat stays', async () => {
    const open = async () => {
      await pickDates(0)
      expect(document.querySelector('dialog')).not.toBeNull()
    }
    await open()
    await user.click(button('Close'))
    expect(document.querySelector('dialog')).toBeNull()
    await open()
    await user.keyboard('{Escape}')
    expect(document.querySelector('dialog')).toBeNull()
    await open()
    await user.click(document.querySelector('dialog') ?? box())
    expect(document.querySelector('dialog')).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the demo', () => {
  it('takes the focus, and is closed by its cross and by Escape', async () => {
    expect(document.activeElement).toBe(screen.getByRole('region', { name: demo.live }))
    await user.click(button('Close chat'))
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.type(box(), '{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('begins anew once the conversation is deleted', async () => {
    await tellDetails()
    await user.click(button('Delete my conversation'))
    await user.click(button('Delete'))
    expect(own()).toEqual([])
    expect(button(script.question)).toBeTruthy()
  })

  it('has no fault that can be found by rule', async () => {
    await tellDetails()
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
