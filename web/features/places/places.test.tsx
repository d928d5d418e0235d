import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findPracticeAreas } from '@foyer/shared/rules/practice-area-search.ts'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, type Answer, type SeenCall } from '#web/testing/answer-calls.ts'
import { createMemoryIdentity } from '#web/testing/identity.memory.ts'
import { makeSession, renderPage } from '#web/testing/render-page.tsx'
import { PracticeAreaPicker } from './practice-area-picker.tsx'
import { timeZoneName } from './time-zone-name.ts'
import { maxAreas } from './use-area-picker.ts'
import { ZipField } from './zip-field.tsx'

function Areas({ first }: { first: readonly string[] }) {
  const [areas, setAreas] = useState(first)
  return <PracticeAreaPicker value={areas} onChange={setAreas} />
}

function Zip() {
  const [zip, setZip] = useState('')
  return <ZipField value={zip} onChange={setZip} problem={null} />
}

function open(page: React.ReactNode, answer?: (call: SeenCall) => Answer): SeenCall[] {
  const calls = answerCalls(
    answer ??
      (({ query }) => {
        const practiceAreas = findPracticeAreas(query.get('search') ?? '')
        return { status: 200, body: { success: true, practiceAreas } }
      }),
  )
  renderPage(page, {
    path: '/signup',
    session: makeSession(createMemoryIdentity({ signedIn: true })),
  })
  return calls
}

const field = () => screen.getByRole('combobox', { name: /^Practice areas/ })
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((tag) => tag.textContent)
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

// A busy machine takes its time.
configure({ asyncUtilTimeout: 5_000 })

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the practice areas', () => {
  it('suggests at most 10, and marks what Enter takes', async () => {
    open(<Areas first={[]} />)
    await userEvent.type(field(), 'law')
    await waitFor(() => expect(options()).toHaveLength(10))
    await userEvent.type(field(), '{Control>}a{/Control}family')
    await screen.findByRole('option', { name: 'Family Law', selected: true })
    await userEvent.keyboard('{Enter}')
    expect(chosen()).toEqual(['Family Law'])
    expect(field()).toHaveProperty('value', '')
    expect(screen.getByText('Family Law added')).toBeTruthy()
  })

  it('loses no letter of the next one', async () => {
    open(<Areas first={[]} />)
    for (const area of ['Family Law', 'Tax Law', 'Divorce']) {
      await userEvent.type(field(), area.toLowerCase())
      await screen.findByRole('option', { name: area, selected: true })
      expect(field()).toHaveProperty('value', area.toLowerCase())
      await userEvent.keyboard('{Enter}')
    }
    expect(chosen()).toEqual(['Family Law', 'Tax Law', 'Divorce'])
  })

  it('takes several that were typed faster than the list answers', async () => {
    open(<Areas first={[]} />)
    await userEvent.type(field(), 'family{Enter}tax law{Enter}')
    await waitFor(() => expect(chosen()).toEqual(['Family Law', 'Tax Law']))
    expect(field()).toHaveProperty('value', '')
  })

  it('waits for the list when Enter is pressed before it has come', async () => {
    open(<Areas first={[]} />)
    await userEvent.type(field(), 'real estate{Enter}')
    await waitFor(() => expect(chosen()).toEqual(['Real Estate']))
  })

  it('is worked with arrows, Escape and Backspace', async () => {
    open(<Areas first={['Tax Law', 'Adoption']} />)
    await userEvent.type(field(), 'wills')
    await screen.findByRole('option', { name: 'Wills & Trusts' })
    await userEvent.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(field()).toHaveProperty('value', 'wills')
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveProperty('value', '')
    await userEvent.keyboard('{ArrowDown}')
    const [, second = ''] = await waitFor(() => {
      expect(options().length).toBeGreaterThan(5)
      return options()
    })
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    expect(chosen()).toEqual(['Tax Law', 'Adoption', second])
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(chosen()).toEqual(['Tax Law'])
    expect(screen.getByText('Adoption removed')).toBeTruthy()
  })

  it('removes a tag by its button, and keeps the focus at the question', async () => {
    open(<Areas first={['Family Law', 'Tax Law']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove Family Law' }))
    expect(chosen()).toEqual(['Tax Law'])
    expect(document.activeElement).toBe(field())
  })

  it('adds words of the person’s own only where the list has none', async () => {
    open(<Areas first={[]} />)
    await userEvent.type(field(), 'Space   law')
    expect(
      (await screen.findAllByText('Not in the list. Press Enter to add “Space law” as it stands.'))
        .length,
    ).toBeGreaterThan(0)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(chosen()).toEqual(['Space law']))
    await userEvent.type(field(), 'SPACE LAW{Enter}')
    await waitFor(() => expect(screen.getByText('SPACE LAW is in your list already')).toBeTruthy())
    expect(chosen()).toEqual(['Space law'])
  })

  it('says what is typed and not added, and adds nothing by leaving', async () => {
    open(<Areas first={[]} />)
    await userEvent.type(field(), 'fam')
    await screen.findByRole('option', { name: 'Family Law' })
    await userEvent.tab()
    expect(chosen()).toEqual([])
    expect(screen.getByText('“fam” is not added yet. Press Enter to add it.')).toBeTruthy()
  })

  it('holds 92, and then says so', async () => {
    open(<Areas first={Array.from({ length: maxAreas }, (_, index) => `Area ${index}`)} />)
    await userEvent.type(field(), 'tax law{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Your list is full: it holds 92 practice areas.')).toBeTruthy(),
    )
    expect(chosen()).toHaveLength(92)
  })

  it('only logs a search that failed, and lets the words be added', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    open(<Areas first={[]} />, () => ({ status: 500 }))
    await userEvent.type(field(), 'Tax Law{Enter}')
    await waitFor(() => expect(chosen()).toEqual(['Tax Law']))
    expect(warned).toHaveBeenCalledWith('The practice-area search failed', expect.anything())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the ZIP code (specification 1, section 5)', () => {
  const detroit = { city: 'Detroit', state: 'MI', stateCode: 'MI', timeZone: 'America/Detroit' }

  it('is looked up at exactly 5 digits, and takes no more characters', async () => {
    const calls = open(<Zip />, ({ query }) => ({
      status: 200,
      body: { success: true, zip: query.get('zip'), ...detroit },
    }))
    await userEvent.type(screen.getByLabelText('ZIP code'), '4822')
    expect(calls).toHaveLength(0)
    await userEvent.type(screen.getByLabelText('ZIP code'), '699')
    expect(await screen.findByText('Detroit, MI')).toBeTruthy()
    expect(screen.getByText(/Eastern Time/)).toBeTruthy()
    expect(screen.getByLabelText('ZIP code')).toHaveProperty('value', '48226')
    expect(calls).toHaveLength(1)
  })

  it('says when nobody knows it', async () => {
    const message =
      'We do not know this ZIP code. Please check it; if it is right, you can go on without the city.'
    open(<Zip />, () => ({ status: 404, body: { error: 'places/unknown-zip', message } }))
    await userEvent.type(screen.getByLabelText('ZIP code'), '00000')
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('only logs a lookup that failed', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    open(<Zip />, () => 'offline')
    await userEvent.type(screen.getByLabelText('ZIP code'), '10001')
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith('The ZIP lookup failed', expect.anything()),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['America/New_York', 'Eastern Time'],
    ['America/Phoenix', 'Mountain Standard Time'],
    ['Nowhere/At_All', null],
  ])('names %s', (timeZone, name) => {
    expect(timeZoneName(timeZone)).toBe(name)
  })
})
