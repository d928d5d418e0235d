import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { CheckSite } from './check-site.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const check = {
  state: 'blocked',
  headline: 'The snippet is on this page, but the chat cannot work here yet.',
  findings: [
    { tone: 'good', text: 'Found once.' },
    { tone: 'problem', text: 'No data-token.' },
  ],
} as const
const address = () => screen.getByLabelText<HTMLInputElement>('Address of the page')

async function asked(answer: Answer) {
  const calls = answerCalls(() => answer)
  const user = userEvent.setup()
  render(<CheckSite />)
  await user.type(address(), 'www.halewren.example')
  await user.click(screen.getByRole('button', { name: 'Check this page' }))
  return { calls, user }
}

describe('checking a page', () => {
  it('shows how it goes, then what was found, and goes there', async () => {
    let arrive = (_answer: Response) => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
    const user = userEvent.setup()
    render(<CheckSite />)
    await user.type(address(), 'www.halewren.example{Enter}')
    expect(screen.getByRole('button').textContent).toBe('Checking...')
    expect(screen.getByRole('progressbar')).toBeDefined()
    arrive(new Response(JSON.stringify({ success: true, check })))
    const headline = await screen.findByText(check.headline)
    const result = headline.closest<HTMLElement>('[tabindex]')
    await waitFor(() => expect(document.activeElement).toBe(result))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(
      within(result ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['In orderFound once.', 'To changeNo data-token.'])
  })

  it('sends the address as it was typed', async () => {
    const { calls } = await asked({ status: 200, body: { success: true, check } })
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/guide/check' }])
    expect(calls[0]?.body).toBe('{"url":"www.halewren.example"}')
  })

  it.each<[string, Answer, string]>([
    ['no connection', 'offline', 'Unable to connect to the server.'],
    ['too many', { status: 429, body: { message: 'Too many requests.' } }, 'Too many requests.'],
    [
      'a wrong address',
      { status: 400, body: { message: 'x', details: [{ field: 'url', message: 'Too long.' }] } },
      'Too long.',
    ],
    ['nothing to read', { status: 200, body: {} }, 'The page could not be checked.'],
  ])('says under the field what went wrong: %s', async (_name, answer, sentence) => {
    const { user } = await asked(answer)
    expect((await screen.findByText(new RegExp(sentence))).closest('#url-notes')).not.toBeNull()
    expect(document.activeElement).toBe(address())
    expect(address().value).toBe('www.halewren.example')
    await user.type(address(), '/')
    expect(address().getAttribute('aria-invalid')).toBe('false')
  })

  it('goes on from what was found without JavaScript', () => {
    render(
      <CheckSite
        checked={{ url: 'https://a.example', check: { ...check, findings: [...check.findings] } }}
      />,
    )
    expect(screen.getByText(check.headline)).toBeDefined()
    expect(address().value).toBe('https://a.example')
    expect(screen.getByText('Checked: https://a.example')).toBeDefined()
  })
})
