import { testCards } from '@foyer/shared/facts/test-cards.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import type { CardFormHandle, SavedCard } from './card-form-handle.ts'
import { CardForm } from './card-form.tsx'
import { groupDigits, spaceExpiry } from './typed-card.ts'

const refusal = 'This is test mode: no real card can be used. Use one of the test cards.'

type Form = { calls: SeenCall[]; save: () => Promise<SavedCard> }

async function open(note: string | null = null): Promise<Form> {
  const calls = answerCalls(() => ({
    status: 200,
    body: { identity: {}, payments: { kind: 'sandbox', publishableKey: null } },
  }))
  const form = createRef<CardFormHandle>()
  const session = makeSession(createMemoryIdentity({ signedIn: true }))
  renderPage(<CardForm ref={form} note={note} />, { path: '/signup', session })
  await screen.findByLabelText('Card number')
  const none: SavedCard = { outcome: 'refused', message: 'no form' }
  const save = () => act(async () => (await form.current?.save()) ?? none)
  return { calls, save }
}

const number = () => screen.getByLabelText<HTMLInputElement>('Card number')

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    if (value !== '') await userEvent.type(field, value)
  }
}

const good = {
  'Card number': '4242424242424242',
  Expiry: '0430',
  CVC: '123',
  'Postal code': '10001',
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the card form in test mode', () => {
  it('says that no card is charged, and the note it is given', async () => {
    await open("You won't be charged until your trial ends. Cancel anytime.")
    expect(screen.getByText('Test mode: no card is charged.')).toBeTruthy()
    expect(
      screen.getByText("You won't be charged until your trial ends. Cancel anytime."),
    ).toBeTruthy()
  })

  it('turns a test card into a token without its number', async () => {
    const { calls, save } = await open()
    await fill(good)
    expect(number().value).toBe('4242 4242 4242 4242')
    expect(await save()).toEqual({ outcome: 'saved', paymentMethodId: 'sandbox:card_visa:042030' })
    expect(JSON.stringify(calls)).not.toContain('4242')
  })

  it.each(['4000056655665556', '371449635398431', '6200000000000047'])(
    'refuses %s as soon as it is typed, and keeps nothing of it',
    async (real) => {
      const { calls, save } = await open()
      await userEvent.type(number(), real)
      expect(screen.getByRole('alert').textContent).toBe(refusal)
      expect(document.body.innerHTML).not.toContain(real.slice(-4))
      expect(number().value).toBe('')
      expect((await save()).outcome).toBe('refused')
      expect(JSON.stringify(calls)).not.toContain(real)
    },
  )

  it('refuses a shorter number once the field is left, and a pasted one at once', async () => {
    await open()
    await userEvent.type(number(), '30569309025904')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    expect(screen.getByRole('alert').textContent).toBe(refusal)
    expect(number().value).toBe('')
    await userEvent.click(number())
    await userEvent.paste('4000 0566 5566 5556')
    expect(number().value).toBe('')
  })

  it('refuses when asked to save what is not a test card', async () => {
    const { save } = await open()
    await fill({ ...good, 'Card number': '1234' })
    expect(await save()).toEqual({ outcome: 'refused', message: refusal })
    expect(number().value).toBe('')
  })

  it.each([
    [{ 'Card number': '' }, 'Please enter the card number.'],
    [
      { Expiry: '1330' },
      'Please enter the expiry date as it stands on the card, for example 04 / 30.',
    ],
    [{ CVC: '12' }, 'Please enter the security code: 3 digits, or 4 on American Express.'],
    [{ 'Postal code': '' }, 'Please enter the postal code.'],
  ])('%j: %s', async (wrong, message) => {
    const { save } = await open()
    await fill({ ...good, ...wrong })
    expect(await save()).toEqual({ outcome: 'refused', message })
  })

  it('fills in each test card with one click', async () => {
    const { save } = await open()
    for (const { token, last4 } of testCards) {
      fireEvent.click(screen.getByText('Test cards'))
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`${last4}.*·`) }))
      expect(await save()).toMatchObject({
        paymentMethodId: expect.stringMatching(new RegExp(`^sandbox:${token}:1220\\d\\d$`)),
      })
    }
  })

  it('asks browsers not to offer cards of their own', async () => {
    await open()
    for (const field of screen.getAllByRole('textbox')) {
      expect(field.getAttribute('autocomplete')).toBe('off')
      expect(field.getAttribute('name')).toBeNull()
    }
  })
})

describe('what is typed', () => {
  it.each([
    ['42424', '4242 4'],
    ['4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['62000000000000000003', '6200 0000 0000 0000 000'],
    ['card 12', '12'],
  ])('%s is grouped as %s', (typed, grouped) => expect(groupDigits(typed)).toBe(grouped))

  it.each([
    ['04', '04'],
    ['043', '04 / 3'],
    ['04/30', '04 / 30'],
  ])('the expiry %s is written %s', (typed, spaced) => expect(spaceExpiry(typed)).toBe(spaced))
})
