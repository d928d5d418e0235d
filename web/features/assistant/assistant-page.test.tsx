import type { Assistant } from '@foyer/shared/api/assistant.ts'
import { usualHours } from '@foyer/shared/facts/hours.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from 'wouter'
import { type Answer, answerCalls, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { AssistantPage } from './assistant-page.tsx'

const main = {
  id: null,
  email: 'desk@halewren.example',
  provedAt: '2026-11-20T12:00:00Z',
  becomesMain: false,
}
const assistant: Assistant = {
  displayName: '',
  greetings: { en: '', es: '' },
  colorPrimary: '#1f4f46',
  launcherPosition: 'right',
  languages: ['en', 'es'],
  timeZone: 'America/Detroit',
  hours: usualHours,
  consultationTypes: ['phone', 'video'],
  allowedHosts: [],
  firmName: 'Hale & Wren',
  siteHost: 'halewren.example',
  siteUrl: 'https://halewren.example/',
  logoUrl: null,
  token: 't',
  recipients: [main],
}
const whole = (change: Partial<Assistant> = {}): Answer => ({
  status: 200,
  body: { success: true, assistant: { ...assistant, ...change } },
})

/** Opens the page; calls other than reading it are answered by `answer`. */
async function open(answer: (call: SeenCall) => Answer = () => whole()) {
  const calls = answerCalls((call) => (call.method === 'GET' ? whole() : answer(call)))
  const page = (
    <>
      <Link href="/dashboard/leads">Elsewhere</Link>
      <AssistantPage />
    </>
  )
  const session = makeSession(createMemoryIdentity({ signedIn: true, onRefresh: () => null }))
  renderPage(page, { path: '/dashboard/settings/assistant', session })
  await screen.findByLabelText('Name in the chat')
  return calls
}
const press = (text: string) => userEvent.click(screen.getByText(text))
const save = () => press('Save Changes')
// By label: the page has a thousand times and zones, which a search by role all weighs.
const named = (name: string) => screen.getByLabelText(name)
/** What the chat of the preview says. */
const previewText = () =>
  [...screen.getByLabelText('Preview').querySelectorAll('div')]
    .map(({ shadowRoot }) => shadowRoot?.textContent ?? '')
    .join('')
const choose = (name: string) => userEvent.click(named(name))

beforeEach(() => {
  localStorage.clear()
  // What browsers have and jsdom has not.
  CSSStyleSheet.prototype.replaceSync = () => {}
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the settings of the assistant', () => {
  it('are shown by the chat itself before they are saved, with the words it may not leave out', async () => {
    await open()
    await waitFor(() =>
      expect(previewText()).toContain('Hello. I am an AI assistant, not a lawyer'),
    )
    await userEvent.type(named('Name in the chat'), 'The desk')
    await userEvent.type(named('Greeting in Spanish'), 'Bienvenido.')
    await choose('Spanish')
    expect(previewText()).toContain('The desk')
    expect(previewText()).toContain('Bienvenido.')
    expect(previewText()).toContain('no soy abogado ni empleado de Hale & Wren')
    await userEvent.selectOptions(named('Languages'), 'en')
    expect(previewText()).toContain('Hello. I am an AI assistant')
    expect(screen.queryByLabelText('Greeting in Spanish')).toBeNull()
  })

  it('are saved as a whole', async () => {
    const calls = await open(({ body }) => whole(JSON.parse(String(body)) as Partial<Assistant>))
    await choose('Bottom left')
    await userEvent.selectOptions(named('Monday, opens'), '8:30 AM')
    await press('Use Monday’s hours from Tuesday to Friday')
    await save()
    expect(await screen.findByText('Saved. Your website shows it now.')).toBeTruthy()
    const sent = JSON.parse(String(calls.at(-1)?.body)) as Assistant
    const early = [{ opens: '08:30', closes: '17:00' }]
    expect(sent).toEqual({
      ...Object.fromEntries(Object.entries(assistant).filter(([name]) => name in sent)),
      launcherPosition: 'left',
      hours: { ...usualHours, mon: early, tue: early, wed: early, thu: early, fri: early },
    })
    expect(screen.getByText('Save Changes')).toHaveProperty('disabled', true)
  })

  it('are marked where the server could not take them, and the first of them has the focus', async () => {
    await open(() => ({
      status: 400,
      body: {
        error: 'request/invalid',
        message: 'x',
        details: [
          { field: 'allowedHosts.0', message: '“a b” is not the name of a website.' },
          { field: 'colorPrimary', message: 'Please give a color.' },
        ],
      },
    }))
    await userEvent.type(named('Further websites'), 'a')
    await save()
    expect(await screen.findByText('Please check the fields that are marked.')).toBeTruthy()
    expect(screen.getByText('“a b” is not the name of a website.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(named('Color as a code')))
    await userEvent.type(named('Further websites'), 'b')
    expect(screen.queryByText('“a b” is not the name of a website.')).toBeNull()
  })

  it('lose nothing when saving fails', async () => {
    await open(() => 'offline')
    await userEvent.type(named('Name in the chat'), 'The desk')
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Network error: Unable to connect to the server. Please check your internet connection.',
    )
    expect(named('Name in the chat')).toHaveProperty('value', 'The desk')
    expect(screen.getByText('Changes are not saved yet.')).toBeTruthy()
  })

  it('are asked about before they are left unsaved', async () => {
    await open()
    await press('Elsewhere')
    expect(location.pathname).toBe('/dashboard/leads')
    history.replaceState(null, '', '/dashboard/settings/assistant')
    await userEvent.type(named('Name in the chat'), 'The desk')
    const closing = new Event('beforeunload', { cancelable: true })
    fireEvent(window, closing)
    expect(closing.defaultPrevented).toBe(true)
    await press('Elsewhere')
    expect(screen.getByText('Leave without saving?')).toBeTruthy()
    expect(location.pathname).toBe('/dashboard/settings/assistant')
    await press('Discard and leave')
    expect(location.pathname).toBe('/dashboard/leads')
  })
})

describe('who is told', () => {
  const waiting = { id: 'r1', email: 'new@halewren.example', provedAt: null, becomesMain: true }

  it('says what the server says, and shows who has not confirmed', async () => {
    const message = 'We are writing to new@halewren.example.'
    const calls = await open(() => ({
      status: 200,
      body: { success: true, message, recipients: [main, waiting] },
    }))
    await press('Change the main address')
    await userEvent.type(named('E-mail address'), 'new@halewren.example{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/api/v1/dashboard/assistant/mailbox',
      body: '{"email":"new@halewren.example"}',
    })
    const list = within(
      screen.getByLabelText('Who is told of what visitors leave', { selector: 'ul' }),
    )
    expect(list.getByText('Not confirmed yet')).toBeTruthy()
    expect(list.getByText('Becomes the main address once confirmed')).toBeTruthy()
    expect(list.getByRole('button', { name: 'Send the letter again' })).toBeTruthy()
  })

  it('says under the field what is wrong with an address', async () => {
    await open(() => ({
      status: 409,
      body: {
        error: 'assistant/address-there',
        message: 'This address is on the list already.',
      },
    }))
    await press('Add an address')
    await userEvent.type(named('E-mail address'), 'desk@halewren.example{Enter}')
    const problem = await screen.findByText('This address is on the list already.')
    const notes = named('E-mail address').getAttribute('aria-describedby')
    expect(problem.parentElement?.id).toBe(notes)
  })
})
