import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { PromptSection } from './prompt-section.tsx'

/** Texts that were saved, the newest first. */
function saved(...versions: { version: number; promptText: string }[]): Answer {
  const all = versions.map((one) => ({ ...one, savedAt: updatedAt, savedBy: 'the-administrator' }))
  return { status: 200, body: { success: true, versions: all } }
}

/** Opens the editor; unless it is said otherwise, nothing was saved yet. */
function open(
  answer: (call: SeenCall) => Answer,
  versions: (call: SeenCall) => Answer = () => saved(),
): readonly SeenCall[] {
  const calls = answerCalls((call) =>
    call.path.includes('/prompt/versions') ? versions(call) : answer(call),
  )
  renderPage(<PromptSection timeZone="America/Detroit" />, {
    path: '/dashboard/admin',
    session: makeSession(createMemoryIdentity({ signedIn: true })),
  })
  return calls
}

const updatedAt = '2026-11-20T15:00:00.000Z'
const kept = (promptText: string): Answer => ({
  status: 200,
  body: { success: true, promptText, updatedAt },
})
const field = () => screen.findByRole('textbox', { name: 'System prompt' })

/** Dialogs as browsers have them, as far as these tests look. */
function drawDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the prompt (specification 2, sections 2 and 8)', () => {
  it('counts its characters and saves them', async () => {
    let release = () => {}
    const answered = new Promise<void>((resolve) => (release = resolve))
    const calls = open(({ method }) =>
      method === 'GET'
        ? kept('Be kind.')
        : { status: 200, body: { success: true, message: 'Kept.', updatedAt } },
    )
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
      if (options.method === 'PUT') await answered
      return await fetch(address, options)
    })
    expect(screen.getByRole('heading', { name: 'Admin - System Prompt' })).toBeTruthy()
    await userEvent.type(await field(), ' And brief.')
    expect(screen.getByText('19 characters')).toBeTruthy()
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true)
    release()
    expect(await screen.findByText('Kept.')).toBeTruthy()
    expect(calls.findLast(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/v1/dashboard/prompt',
      body: '{"promptText":"Be kind. And brief."}',
    })
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeTruthy()
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  it.each([
    [
      { status: 200, body: { success: true, message: '', updatedAt } },
      'System prompt updated successfully!',
    ],
    [{ status: 500, body: {} }, 'HTTP error! status: 500'],
    [
      { status: 403, body: { message: 'Only the administrator can do this.' } },
      'Only the administrator can do this.',
    ],
  ] as const)('says what came of saving: %j', async (answer, sentence) => {
    open(({ method }) => (method === 'GET' ? kept('Be kind.') : answer))
    await userEvent.type(await field(), '!')
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('saves by its keys with Caps Lock too', async () => {
    open(({ method }) =>
      method === 'GET'
        ? kept('Be kind.')
        : { status: 200, body: { success: true, message: 'Kept.', updatedAt } },
    )
    await userEvent.type(await field(), '!')
    await userEvent.keyboard('{Control>}S{/Control}')
    expect(await screen.findByText('Kept.')).toBeTruthy()
  })

  it('keeps what is not saved until somebody says to discard it', async () => {
    let server = 'Be kind.'
    const calls = open(() => kept(server))
    await userEvent.type(await field(), ' Mine.')
    server = 'Theirs.'
    const before = calls.length
    drawDialogs()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
    expect(await field()).toHaveProperty('value', 'Be kind. Mine.')
    expect(calls).toHaveLength(before)
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard and refresh' }))
    expect(await screen.findByDisplayValue('Theirs.')).toBeTruthy()
  })

  it('says that it could not be loaded, and tries again', async () => {
    let isBroken = true
    open(() => (isBroken ? { status: 500, body: { message: 'Something went wrong.' } } : kept('x')))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load system prompt')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await field()).toHaveProperty('value', 'x')
  })
})

describe('the versions of the prompt', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({
    version: 12 - at,
    promptText: `Text ${12 - at}.`,
  }))
  const older = [
    { version: 2, promptText: ' ' },
    { version: 1, promptText: 'The first.' },
  ]
  const pages = ({ query }: SeenCall) =>
    query.get('before') === '3' ? saved(...older) : saved(...ten)

  it('are listed with when, how long and by whom, the newest in use', async () => {
    open(() => kept('Text 12.'), pages)
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows).toHaveLength(10)
    const names = rows.map((row) => row.querySelector('summary')?.textContent)
    expect(names.slice(0, 2)).toEqual([
      'Version 12In use8 characters · Nov 20, 2026, 10:00 AM EST',
      'Version 118 characters · Nov 20, 2026, 10:00 AM EST',
    ])
    expect(screen.getAllByText('Saved by the-administrator')).toHaveLength(10)
    expect(screen.getByLabelText('Text of version 11')).toHaveProperty('value', 'Text 11.')
  })

  it('come ten at a time; the first of the last ones is where to go on', async () => {
    open(() => kept('Text 12.'), pages)
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier versions' }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Version 2'))
    expect(screen.getAllByRole('listitem')).toHaveLength(12)
    expect(screen.getByText(/It was saved without a word/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show earlier versions' })).toBeNull()
  })

  it('are put into the editor by an order and in use only once they are saved', async () => {
    const calls = open(() => kept('Text 12.'), pages)
    await userEvent.click(
      await screen.findByRole('button', { name: 'Put into the editor: version 11' }),
    )
    expect(await field()).toHaveProperty('value', 'Text 11.')
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    expect(screen.getByText('Version 11 is in the editor. Save it to put it in use.')).toBeTruthy()
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('replace what is not saved only where somebody says so', async () => {
    drawDialogs()
    open(() => kept('Text 12.'), pages)
    await userEvent.type(await field(), ' Mine.')
    const order = await screen.findByRole('button', { name: 'Put into the editor: version 11' })
    await userEvent.click(order)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
    expect(await field()).toHaveProperty('value', 'Text 12. Mine.')
    await userEvent.click(order)
    await userEvent.click(await screen.findByRole('button', { name: 'Replace what I wrote' }))
    expect(await field()).toHaveProperty('value', 'Text 11.')
  })

  it('are read again once one was saved', async () => {
    let versions = ten
    open(
      ({ method }) =>
        method === 'GET'
          ? kept('Text 12.')
          : { status: 200, body: { success: true, message: 'Kept.', updatedAt } },
      () => saved(...versions),
    )
    await userEvent.type(await field(), '!')
    versions = [{ version: 13, promptText: 'Text 12.!' }, ...ten]
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Version 13')).toBeTruthy()
  })

  it('are none at first, and say where they could not be loaded', async () => {
    let answer: Answer = { status: 500, body: { message: 'Something went wrong.' } }
    open(
      () => kept('x'),
      () => answer,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the saved')
    answer = saved()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/Nothing has been saved yet/)).toBeTruthy()
  })
})
