import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { PromptSection } from './prompt-section.tsx'

function open(answer: (call: SeenCall) => Answer): readonly SeenCall[] {
  const calls = answerCalls(answer)
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
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
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

  it('keeps what is not saved until somebody says to discard it', async () => {
    let server = 'Be kind.'
    const calls = open(() => kept(server))
    await userEvent.type(await field(), ' Mine.')
    server = 'Theirs.'
    const before = calls.length
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false
    }
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
