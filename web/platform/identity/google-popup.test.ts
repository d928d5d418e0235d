import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashEvent } from './google-event.ts'
import { createGooglePopup } from './google-popup.ts'
import { refusalCode } from './identity.ts'

/** What the server says of each try, by its event; pending until told. */
let outcomes: Map<string, object>
let questions: string[]
let popups: {
  address: string
  name: string
  features: string
  closed: boolean
  close: () => void
}[]
let isBlocked: boolean
let who: string | null
let entered: string[]
let channels: BroadcastChannel[]

beforeEach(() => {
  vi.useFakeTimers()
  outcomes = new Map()
  questions = []
  popups = []
  channels = []
  isBlocked = false
  who = null
  entered = []
  vi.stubGlobal('open', (address: string, name: string, features: string) => {
    if (isBlocked) return null
    const popup = { address, name, features, closed: false, close: () => (popup.closed = true) }
    popups.push(popup)
    return popup
  })
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, body }: { method: string; body: string }) => {
      expect([method, address]).toEqual(['POST', '/identity/google/result'])
      const { event } = JSON.parse(body) as { event: string }
      questions.push(event)
      return new Response(JSON.stringify(outcomes.get(event) ?? { outcome: 'pending' }))
    },
  )
})
afterEach(() => {
  for (const channel of channels) channel.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function makeGoogle() {
  return createGooglePopup({
    currentId: () => who,
    enter: async ({ idToken }) => {
      entered.push(idToken)
      who = 'avery'
    },
    logFailure: () => {},
  })
}

const eventOf = (n: number) => /event=([\w-]+)$/.exec(popups[n]?.address ?? '')?.[1] ?? ''

/** Begins a try and notes how its promise ends. */
function begin(google = makeGoogle()) {
  const end = { how: 'open' }
  google().then(
    () => (end.how = 'signed in'),
    (error: unknown) => (end.how = refusalCode(error)),
  )
  return end
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

async function tell(message: object): Promise<void> {
  const channel = new BroadcastChannel('foyer-google')
  channels.push(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(message)
  // What a channel carries arrives in its own time, which no fake clock moves.
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 30))
  vi.useFakeTimers()
}

describe('the popup (specification 1, sections 4 and 9)', () => {
  it('opens at once, 500 by 600, with a new secret of 32 bytes', () => {
    begin()
    begin()
    expect(popups[0]?.address).toMatch(/^\/identity\/google\/start\?event=[\w-]{43}$/)
    expect(popups[0]?.features).toMatch(/^width=500,height=600,left=\d+,top=\d+/)
    expect(eventOf(1)).not.toBe(eventOf(0))
    expect(popups[1]?.name).not.toBe(popups[0]?.name)
  })

  it('signs in with what the server hands out, asked every second', async () => {
    const end = begin()
    await pass(3)
    expect(questions).toEqual([eventOf(0), eventOf(0), eventOf(0)])
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'token-1' })
    await pass(1)
    expect(end.how).toBe('signed in')
    expect(entered).toEqual(['token-1'])
    await pass(30)
    expect(questions).toHaveLength(4)
    expect(popups[0]?.closed).toBe(true)
  })

  it('a blocked popup: auth/popup-blocked', async () => {
    isBlocked = true
    const end = begin()
    await pass(0)
    expect(end.how).toBe('auth/popup-blocked')
  })

  it('a new popup cancels a pending one', async () => {
    const google = makeGoogle()
    const first = begin(google)
    const second = begin(google)
    await pass(0)
    expect(first.how).toBe('auth/cancelled-popup-request')
    expect(popups[0]?.closed).toBe(true)
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'of the first' })
    await pass(2)
    expect([second.how, entered]).toEqual(['open', []])
    outcomes.set(eventOf(1), { outcome: 'signed-in', credential: 'of the second' })
    await pass(1)
    expect([second.how, entered]).toEqual(['signed in', ['of the second']])
  })

  it('says what the server refused with', async () => {
    const end = begin()
    outcomes.set(eventOf(0), { outcome: 'refused', code: 'auth/user-disabled' })
    await pass(1)
    expect(end.how).toBe('auth/user-disabled')
  })

  it('gives up after ten minutes', async () => {
    const end = begin()
    await pass(599)
    expect(end.how).toBe('open')
    await pass(1)
    expect(end.how).toBe('auth/timeout')
    const asked = questions.length
    await pass(60)
    expect(questions).toHaveLength(asked)
  })
})

describe('a closed popup', () => {
  it('counts as cancelled after the grace of 8 seconds', async () => {
    const end = begin()
    popups[0]?.close()
    await pass(1 + 7.9)
    expect(end.how).toBe('open')
    await pass(0.2)
    expect(end.how).toBe('auth/popup-closed-by-user')
  })

  it('signs in all the same when the result comes within the grace', async () => {
    const end = begin()
    popups[0]?.close()
    await pass(5)
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'late' })
    await pass(1)
    expect([end.how, entered]).toEqual(['signed in', ['late']])
  })

  it('was only severed by its provider: a result after the grace still signs in', async () => {
    const end = begin()
    popups[0]?.close()
    await pass(120)
    expect(end.how).toBe('auth/popup-closed-by-user')
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'much later' })
    await pass(5)
    expect(entered).toEqual(['much later'])
  })

  it('is not waited for once somebody else has signed in', async () => {
    begin()
    popups[0]?.close()
    await pass(10)
    who = 'somebody else'
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'too late' })
    await pass(10)
    expect(entered).toEqual([])
    const asked = questions.length
    await pass(60)
    expect(questions).toHaveLength(asked)
  })

  it('is not waited for once a newer try has begun', async () => {
    const google = makeGoogle()
    begin(google)
    popups[0]?.close()
    await pass(10)
    begin(google)
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'of the first' })
    await pass(30)
    expect(entered).toEqual([])
  })

  it('is forgotten after ten minutes', async () => {
    begin()
    popups[0]?.close()
    await pass(601)
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'too late' })
    await pass(60)
    expect(entered).toEqual([])
  })
})

describe('the popup’s last page', () => {
  it('is heard over the channel, by the hash of the event', async () => {
    const end = begin()
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'told' })
    await tell({ event: await hashEvent(eventOf(0)) })
    expect([end.how, entered]).toEqual(['signed in', ['told']])
  })

  it('is not believed about another try', async () => {
    begin()
    await tell({ event: await hashEvent('another') })
    await tell({ event: eventOf(0) })
    await tell({})
    expect(questions).toEqual([])
  })

  it('is heard as the popup’s own message, from this origin only', async () => {
    begin()
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'told' })
    const data = { event: await hashEvent(eventOf(0)) }
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://else.example', data }))
    await pass(0)
    expect(questions).toEqual([])
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data }))
    await vi.waitFor(() => expect(entered).toEqual(['told']))
  })
})

describe('a result', () => {
  it('is handled once, however often it is told', async () => {
    const end = begin()
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'once' })
    const data = { event: await hashEvent(eventOf(0)) }
    for (let n = 0; n < 3; n += 1)
      window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data }))
    await pass(5)
    expect([end.how, entered, questions.length]).toEqual(['signed in', ['once'], 1])
  })

  it('that was handed out elsewhere signs nobody in', async () => {
    const end = begin()
    outcomes.set(eventOf(0), { outcome: 'delivered' })
    await pass(1)
    expect([end.how, entered]).toEqual(['auth/invalid-auth-event', []])
  })

  it('is asked for again where the server could not answer', async () => {
    const end = begin()
    outcomes.set(eventOf(0), { outcome: 'what is this' })
    await pass(2)
    outcomes.set(eventOf(0), { outcome: 'signed-in', credential: 'then' })
    await pass(1)
    expect(end.how).toBe('signed in')
  })
})
