import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Turn } from '@foyer/shared/api/widget.ts'
import { chatCopy } from '@foyer/shared/copy/chat.ts'
import { type ChatActions, ChatPanel, type ChatWays } from './chat-panel.tsx'
import { type ChatEvent, type ChatState, emptyChat, type Opening } from './conversation.ts'
import { DeleteBar } from './delete-bar.tsx'
import { IntakePanel } from './intake-panel.tsx'
import { reduceConversation } from './reduce-conversation.ts'
import { WayButtons } from './way-buttons.tsx'
import { WayWaiting } from './way-waiting.tsx'

const opening: Opening = {
  firm: {
    name: 'Alder & Birch',
    logoUrl: null,
    colors: { primary: '#1f4d43', onPrimary: '#ffffff' },
    greeting: 'Hello from the front desk.',
    phone: '(555) 010-4477',
    languages: ['en', 'es'],
  },
  notice: { version: '1', text: 'This is an AI assistant.' },
  features: ['schedule', 'message', 'attach', 'voice'],
  language: 'en',
}

const answer: Turn = {
  id: 'a',
  kind: 'answer',
  text: 'Joint custody needs both parents.',
  citations: [
    { url: 'https://firm.example/custody', title: 'Custody', quote: 'Only when both agree.' },
    { url: 'javascript:alert(1)', title: 'Bad page', quote: '' },
    { source: 'firm' },
  ],
  ask: { slot: 'urgency', text: 'How soon?', options: ['Today', 'This week'] },
  intake: { slots: { phone: '555 010 2299', urgency: 'low' }, confirmed: false },
}

const spyActions = () => ({
  close: vi.fn<ChatActions['close']>(),
  accept: vi.fn<ChatActions['accept']>(),
  send: vi.fn<ChatActions['send']>(() => true),
  retry: vi.fn<ChatActions['retry']>(),
  takeBack: vi.fn<ChatActions['takeBack']>(),
  remove: vi.fn<ChatActions['remove']>(),
  startAnew: vi.fn<ChatActions['startAnew']>(),
  speak: vi.fn<ChatActions['speak']>(),
})

const spyWays = () => ({
  offered: opening.features,
  used: null,
  shown: null,
  warm: vi.fn<ChatWays['warm']>(),
  use: vi.fn<ChatWays['use']>(),
})
const later = { DeleteBar, IntakePanel, WayButtons, WayWaiting }

describe('the chat', () => {
  let container: HTMLElement
  let root: Root
  let state: ChatState
  let actions: ReturnType<typeof spyActions>
  let ways: ReturnType<typeof spyWays>

  const show = async (...events: ChatEvent[]) => {
    for (const event of events) state = reduceConversation(state, event)
    await Promise.resolve()
    flushSync(() => root.render(<ChatPanel {...panel()} />))
  }
  const panel = () => {
    const copy = chatCopy[state.language]
    return { state, copy, actions, later, ways, leaves: true }
  }
  const buttons = (name: string) =>
    [...container.querySelectorAll('button')].filter(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
  const button = (name: string): HTMLButtonElement => {
    const [only] = buttons(name)
    if (!only) throw new Error(`No button "${name}"`)
    return only
  }
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  const input = (selector: string) => find(selector) as HTMLInputElement
  const box = () => input('textarea')
  const type = (text: string) => {
    box().value = text
    box().dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press = (key: string, more: KeyboardEventInit = {}) =>
    box().dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    )
  const log = () => find('[role=log]')

  beforeEach(async () => {
    container = document.createElement('div')
    document.body.replaceChildren(container)
    root = createRoot(container)
    state = emptyChat('en')
    actions = spyActions()
    ways = spyWays()
    await show()
  })

  it('shows the notice with one button, which a message waits for, and what is typed on does not press', async () => {
    await show({ type: 'opened', reply: opening })
    expect(log().textContent).toContain('This is an AI assistant.')
    expect(container.textContent).toContain(
      'AI assistant, not a lawyer or employee of Alder & Birch',
    )
    expect(buttons('Accept and start')).toHaveLength(1)
    type('My words')
    press('Enter')
    expect(actions.send).toHaveBeenCalledExactlyOnceWith('My words')
    expect(box().value).toBe('')
    await show({ type: 'written', id: 'a', text: 'My words' })
    expect(document.activeElement).toBe(button('Accept and start'))
    expect(container.textContent).toContain('Your message is ready. It is sent when you accept.')
    const letter = new KeyboardEvent('keydown', { key: 'I', bubbles: true })
    button('Accept and start').dispatchEvent(letter)
    expect(document.activeElement).toBe(box())
    type('I ')
    await show({ type: 'accepting' }, { type: 'accepted' })
    expect(document.activeElement).toBe(box())
    expect(box().value).toBe('I ')
  })

  it('loses no letter typed right after Accept was pressed: the box has the focus once the button is gone', async () => {
    await show({ type: 'opened', reply: opening })
    const accept = button('Accept and start')
    accept.focus()
    accept.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    for (const type of ['accepting', 'accepted'] as const)
      state = reduceConversation(state, { type })
    // Drawn, and what a drawing leaves to do after the next paint is not done yet.
    root.render(<ChatPanel {...panel()} />)
    await vi.waitFor(() => expect(accept.isConnected).toBe(false), { interval: 1 })
    expect(document.activeElement).toBe(box())
  })

  it('sends with Enter, breaks the line with Shift, and waits for an input method', async () => {
    await show({ type: 'opened', reply: opening }, { type: 'accepted' })
    type('One')
    press('Enter', { shiftKey: true })
    press('Enter', { keyCode: 229 })
    expect(actions.send).not.toHaveBeenCalled()
    press('Enter')
    expect(actions.send).toHaveBeenCalledExactlyOnceWith('One')
  })

  it('counts near the limit and does not send beyond it', async () => {
    await show({ type: 'opened', reply: opening }, { type: 'accepted' })
    type('x'.repeat(1_999))
    await show()
    expect(container.textContent).toContain('1 character left')
    type('x'.repeat(2_003))
    await show()
    expect(container.textContent).toContain('3 characters too many')
    press('Enter')
    expect(actions.send).not.toHaveBeenCalled()
    expect(box().value).toHaveLength(2_003)
  })

  it('hides a reply from the live region until it is whole, and then adds it once', async () => {
    await show(
      { type: 'opened', reply: opening },
      { type: 'accepted' },
      { type: 'written', id: 'a', text: 'Custody?' },
      { type: 'sending', id: 'a' },
      { type: 'delta', text: 'Joint custody ' },
    )
    const writing = find('[role=log] > [aria-hidden=true]')
    expect(writing.textContent).toContain('Joint custody')
    const added: Node[] = []
    const watch = new MutationObserver((records) =>
      added.push(...records.flatMap((record) => [...record.addedNodes])),
    )
    watch.observe(log(), { childList: true })
    await show({ type: 'answered', turn: answer })
    added.push(...watch.takeRecords().flatMap((record) => [...record.addedNodes]))
    watch.disconnect()
    const replies = added.filter((node) => node.textContent?.includes('Joint custody needs'))
    expect(replies).toHaveLength(1)
    expect(replies[0]).not.toBe(writing)
    expect(log().querySelector('[aria-hidden=true]')).toBeNull()
  })

  it('cites pages as footnotes, follows only web addresses, and quotes on request', async () => {
    await show(
      { type: 'opened', reply: opening },
      { type: 'accepted' },
      { type: 'written', id: 'a', text: 'Custody?' },
      { type: 'answered', turn: answer },
    )
    const links = [...log().querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://firm.example/custody'])
    expect(links[0]).toMatchObject({ target: '_blank', rel: 'noopener' })
    expect(log().textContent).toContain('Answered by Alder & Birch')
    const quote = find('.fy-quote')
    expect(quote.hidden).toBe(true)
    button('Quote 1').click()
    await show()
    expect(quote.hidden).toBe(false)
    expect(quote.textContent).toBe('From the firm’s website: Only when both agree.')
  })

  it('offers quick replies, and takes them away once one is sent', async () => {
    await show(
      { type: 'opened', reply: opening },
      { type: 'accepted' },
      { type: 'written', id: 'a', text: 'Help' },
      { type: 'answered', turn: answer },
    )
    button('This week').click()
    expect(actions.send).toHaveBeenCalledExactlyOnceWith('This week')
    await show({ type: 'written', id: 'b', text: 'This week' }, { type: 'sending', id: 'b' })
    expect(buttons('This week')).toEqual([])
  })

  it('lists what was told and sends a change as a correction', async () => {
    await show(
      { type: 'opened', reply: opening },
      { type: 'accepted' },
      { type: 'written', id: 'a', text: 'Help' },
      { type: 'answered', turn: answer },
    )
    expect(find('.fy-told summary').textContent).toBe('What you told us 2')
    button('Change: Phone').click()
    await show()
    const field = input('input[type=tel]')
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('555 010 2299')
    field.value = '555 010 7788'
    field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(actions.send).toHaveBeenCalledExactlyOnceWith('Correction: my phone is 555 010 7788')
    await show()
    expect(container.querySelector('input')).toBeNull()
  })

  it('says the server’s sentence beside what was not sent, and offers to try again', async () => {
    const message = 'Too many requests. Please wait a moment and try again.'
    await show(
      { type: 'opened', reply: opening },
      { type: 'accepted' },
      { type: 'written', id: 'a', text: 'Hi' },
      {
        type: 'failed',
        id: 'a',
        cause: 'refused',
        problem: { code: 'request/too-fast', message },
      },
    )
    expect(find('[role=alert]').textContent).toContain(`Not sent. ${message}`)
    button('Try again').click()
    button('Edit').click()
    expect(actions.retry).toHaveBeenCalledExactlyOnceWith('a')
    expect(actions.takeBack).toHaveBeenCalledExactlyOnceWith('a')
    await show({ type: 'spoken', language: 'es' })
    expect(find('[role=alert]').textContent).toContain('Demasiadas solicitudes.')
  })

  it('asks before it deletes, with keeping as the first choice', async () => {
    await show({ type: 'opened', reply: opening }, { type: 'accepted' })
    button('Delete my conversation').click()
    await show()
    expect(document.activeElement).toBe(button('Keep it'))
    button('Delete').click()
    expect(actions.remove).toHaveBeenCalledOnce()
    await show({ type: 'deleted', message: null })
    expect(container.textContent).toContain('Your conversation was deleted.')
  })

  it('says what became of a deleted conversation in the server’s words', async () => {
    const message = 'The firm had already received your details.'
    await show({ type: 'opened', reply: opening }, { type: 'accepted' })
    await show({ type: 'deleted', message })
    expect(container.textContent).toContain(message)
    expect(container.textContent).not.toContain('Your conversation was deleted.')
  })

  it('offers the other ways once the visitor talks, each by its name, and warms them', async () => {
    const names = [
      'Schedule a consultation',
      'Message the lawyer',
      'Attach a file',
      'Voice input',
    ] as const
    await show({ type: 'opened', reply: opening })
    for (const name of names) expect(buttons(name)).toEqual([])
    await show({ type: 'accepted' })
    for (const name of names) button(name).click()
    expect(ways.use.mock.calls).toEqual([['schedule'], ['message'], ['attach'], ['voice']])
    button('Attach a file').focus()
    expect(ways.warm).toHaveBeenCalledExactlyOnceWith('attach')
  })

  it('offers a consultation where good times are asked for, with one button of that name', async () => {
    const times: Turn = { ...answer, ask: { slot: 'preferred_times', text: 'When?' } }
    const seen = () => buttons('Schedule a consultation').filter((each) => !each.ariaHidden)
    await show(
      { type: 'opened', reply: opening },
      { type: 'accepted' },
      { type: 'written', id: 'a', text: 'Help' },
      { type: 'answered', turn: times },
    )
    const [offered, ...others] = seen()
    expect(others).toEqual([])
    expect(offered?.closest('[aria-label="Suggested replies"]')).not.toBeNull()
    offered?.click()
    expect(ways.use).toHaveBeenCalledExactlyOnceWith('schedule')
  })

  it('offers another language only where the firm has one', async () => {
    const firm = { ...opening.firm, languages: ['en' as const] }
    await show({ type: 'opened', reply: { ...opening, firm } })
    expect(buttons('Español')).toEqual([])
    await show({ type: 'opened', reply: opening })
    button('Español').click()
    expect(actions.speak).toHaveBeenCalledExactlyOnceWith('es')
  })

  it('neither tries again nor takes words where the firm receives no chats', async () => {
    const message = 'This firm does not receive chats here. Please contact it directly.'
    box().focus()
    await show({ type: 'away', problem: { code: 'widget/inactive-firm', message } })
    expect(container.textContent).toContain(message)
    expect(buttons('Try again')).toEqual([])
    expect(container.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(find('h1'))
  })

  it('says how to leave quickly, and by which key', () => {
    const leave = find('[data-leave]')
    expect(leave.textContent).toBe('Leave quickly F9')
    expect(leave.getAttribute('aria-keyshortcuts')).toBe('F9')
    expect(leave.title).toContain('It deletes nothing that was sent.')
  })

  it('has no fault that axe finds', async () => {
    await show(
      { type: 'opened', reply: opening },
      { type: 'accepted' },
      { type: 'written', id: 'a', text: 'Help' },
      { type: 'answered', turn: answer },
    )
    const found = await axe.run(container, { rules: { region: { enabled: false } } })
    expect(found.violations.map((violation) => violation.id)).toEqual([])
  })
})
