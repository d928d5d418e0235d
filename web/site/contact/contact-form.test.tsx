import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '#web/testing/answer-calls.ts'
import { ContactForm, givenOf } from './contact-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const written = { Name: 'Ida Hale', Email: 'ida@halewren.example', Message: 'Do you do Webflow?' }
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

async function fillIn() {
  const user = userEvent.setup()
  render(<ContactForm given={{}} />)
  for (const [name, text] of Object.entries(written)) await user.type(field(name), text)
  return user
}
const press = () => screen.getByRole('button')
async function submitted(answer: Answer) {
  const calls = answerCalls(() => answer)
  const user = await fillIn()
  await user.click(press())
  return { calls, user }
}
const stillThere = () => {
  for (const [name, text] of Object.entries(written)) expect(field(name).value).toBe(text)
}

describe('the contact form', () => {
  it('asks for all three fields, and for an e-mail address, in the browser’s own way', () => {
    render(<ContactForm given={{}} />)
    for (const name of Object.keys(written)) expect(field(name).required).toBe(true)
    expect(field('Email').type).toBe('email')
    expect(press().textContent).toBe('Send Message')
  })

  it('says that it is sending, once, and then thanks and is empty', async () => {
    let arrive = (_answer: Response) => {}
    const sent = vi.fn(() => new Promise<Response>((resolve) => (arrive = resolve)))
    vi.stubGlobal('fetch', sent)
    const user = await fillIn()
    await user.click(press())
    expect(press().textContent).toBe('Sending...')
    expect(press().getAttribute('aria-disabled')).toBe('true')
    await user.click(press())
    expect(sent).toHaveBeenCalledTimes(1)
    arrive(new Response(JSON.stringify({ success: true, message: 'It has arrived.' })))
    const message = await screen.findByRole('status')
    expect(message.textContent).toBe('It has arrived.')
    expect(document.activeElement).toBe(message)
    expect(press().textContent).toBe('Send Message')
    for (const name of Object.keys(written)) expect(field(name).value).toBe('')
  })

  it('sends the three fields and the empty one as JSON', async () => {
    const { calls } = await submitted({ status: 200, body: { success: true, message: 'Yes.' } })
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/contact/submit', contentType: 'application/json' },
    ])
    expect(JSON.parse(String(calls[0]?.body))).toEqual({
      name: 'Ida Hale',
      email: 'ida@halewren.example',
      message: 'Do you do Webflow?',
      homepage: '',
    })
  })

  it.each<[string, Answer, string]>([
    [
      'no connection',
      'offline',
      'Unable to connect to the server. Please check your internet connection and try again.',
    ],
    ['a refusal without a word', { status: 502 }, 'An error occurred while submitting the form.'],
    ['a refusal’s message', { status: 429, body: { message: 'Please wait.' } }, 'Please wait.'],
    ['a refusal’s error', { status: 400, body: { error: 'No.' } }, 'No.'],
    [
      'a success that cannot be read',
      { status: 200 },
      'An unexpected error occurred. Please try again later.',
    ],
  ])('keeps what was typed and tells of %s', async (_name, answer, sentence) => {
    await submitted(answer)
    const message = await screen.findByRole('alert')
    expect(message.textContent).toBe(sentence)
    expect(document.activeElement).toBe(message)
    stillThere()
  })

  it('puts each problem under its field, goes to the first, and takes one away when it is edited', async () => {
    const details = [
      { field: 'email', message: 'No such address.' },
      { field: 'message', message: 'Too long.' },
    ]
    const { user } = await submitted({ status: 400, body: { message: 'Please check.', details } })
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    stillThere()
    const noteOf = (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
    expect(field('Name').getAttribute('aria-invalid')).toBe('false')
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(noteOf('Email')).toBe('No such address.')
    expect(noteOf('Message')).toBe('Too long.')
    await user.type(field('Email'), 'x')
    expect(field('Email').getAttribute('aria-invalid')).toBe('false')
    expect(noteOf('Message')).toBe('Too long.')
    expect(document.activeElement).toBe(field('Email'))
  })

  it('begins anew with each sending', async () => {
    const details = [{ field: 'name', message: 'Too long.' }]
    const answers: Answer[] = [
      { status: 400, body: { message: 'Please check.', details } },
      'offline',
    ]
    answerCalls((_call, calls) => answers[calls.length - 1] ?? 'offline')
    const user = await fillIn()
    await user.click(press())
    await screen.findByText('Too long.')
    fireEvent.submit(press())
    expect(screen.queryByText('Too long.')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to connect')
  })

  it('goes on from what came back without JavaScript', async () => {
    const values = { name: 'Ida', email: 'ida@', message: 'Hello' }
    const message = { kind: 'failure', text: 'Please check.' } as const
    render(
      <ContactForm
        given={givenOf({ values, fieldErrors: { email: 'No such address.' }, message })}
      />,
    )
    expect(screen.getByRole('alert').textContent).toBe('Please check.')
    expect(field('Message').value).toBe('Hello')
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    answerCalls(() => ({ status: 200, body: { success: true, message: 'Yes.' } }))
    fireEvent.submit(press())
    await screen.findByRole('status')
    expect(field('Message').value).toBe('')
  })
})
