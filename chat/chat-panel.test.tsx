import axe from 'axe-core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Turn } from '@foyer/shared/api/widget.ts'
import { chatCopy } from '@foyer/shared/copy/chat.ts'
import { type ChatActions, ChatPanel } from './chat-panel.tsx'
import { type ChatEvent, type ChatState, emptyChat, type Opening } from './conversation.ts'
import { reduceConversation } from './reduce-conversation.ts'

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

const spyActions = (takes: () => boolean) => ({
  close: vi.fn<ChatActions['close']>(),
  accept: vi.fn<ChatActions['accept']>(),
  send: vi.fn<ChatActions['send']>(takes),
  retry: vi.fn<ChatActions['retry']>(),
  takeBack: vi.fn<ChatActions['takeBack']>(),
  remove: vi.fn<ChatActions['remove']>(),
  startAnew: vi.fn<ChatActions['startAnew']>(),
  speak: vi.fn<ChatActions['speak']>(),
})

describe('the chat', () => {
  let container: HTMLElement
  let root: Root
  let state: ChatState
  let actions: ReturnType<typeof spyActions>

  const show = async (...events: ChatEvent[]) => {
    for (const event of events) state = reduceConversation(state, event)
    const copy = chatCopy[state.language]
    await Promise.resolve()
    flushSync(() => root.render(<ChatPanel state={state} copy={copy} actions={actions} />))
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
    actions = spyActions(() => state.phase === 'open')
    await show()
  })

  it('shows the notice with one button, and keeps what is typed until it is accepted', async () => {
    await show({ type: 'opened', reply: opening })
    expect(log().textContent).toContain('This is an AI assistant.')
    expect(container.textContent).toContain(
      'AI assistant, not a lawyer or employee of Alder & Birch',
    )
    expect(buttons('Accept and start')).toHaveLength(1)
    type('My words')
    press('Enter')
    expect(box().value).toBe('My words')
    await show({ type: 'held' })
    expect(document.activeElement).toBe(button('Accept and start'))
    expect(container.textContent).toContain('Your message is ready. It is sent when you accept.')
    actions.send.mockClear()
    await show({ type: 'accepted' })
    expect(actions.send).toHaveBeenCalledExactlyOnceWith('My words')
    expect(box().value).toBe('')
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
    await show({ type: 'deleted' })
    expect(container.textContent).toContain('Your conversation was deleted.')
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
