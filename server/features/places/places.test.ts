import { readFileSync } from 'node:fs'
import { apiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtFile } from '#server/platform/built-files.ts'
import { type TestFirm, type TestWorld, testWorld } from '#server/testing/test-world.ts'
import { timeZoneOf } from './queries.ts'

let test: TestWorld
let firm: TestFirm
beforeAll(async () => {
  test = await testWorld()
  firm = await test.addFirm()
})
afterAll(() => test.close())

const ask = (path: string) =>
  test.call('app', 'GET', `${apiBase}/places/${path}`, { bearer: firm.idToken })

describe('a ZIP code', () => {
  it.each([
    ['10001', 'New York', 'NY', 'America/New_York'],
    ['94105', 'San Francisco', 'CA', 'America/Los_Angeles'],
    ['00601', 'Adjuntas', 'PR', 'America/Puerto_Rico'],
    ['00801', 'St. Thomas', 'VI', 'America/St_Thomas'],
    ['85001', 'Phoenix', 'AZ', 'America/Phoenix'],
    ['47501', 'Washington', 'IN', 'America/Indiana/Vincennes'],
    ['48201', 'Detroit', 'MI', 'America/Detroit'],
    ['96799', 'Pago Pago', 'AS', 'Pacific/Pago_Pago'],
    ['96813', 'Honolulu', 'HI', 'Pacific/Honolulu'],
    ['09012', 'APO', 'AE', 'Europe/Berlin'],
    // The last two lie at the border, where coordinates alone fall into Canada and Mexico.
    ['58318', 'Bottineau', 'ND', 'America/Chicago'],
    ['79901', 'El Paso', 'TX', 'America/Denver'],
  ])('%s is %s, %s', async (zip, city, state, timeZone) => {
    const { status, body } = await ask(`zip?zip=${zip}`)
    expect([status, body]).toEqual([
      200,
      { success: true, zip, city, state, stateCode: state, timeZone },
    ])
  })

  it('that nobody knows is a hint, and still has a time zone', async () => {
    const { status, body } = await ask('zip?zip=00000')
    expect([status, body.error, body.message]).toEqual([
      404,
      'places/unknown-zip',
      'We do not know this ZIP code. Please check it; if it is right, you can go on without the city.',
    ])
    expect(timeZoneOf('00000')).toBe('America/New_York')
    // 902 is Los Angeles, whatever its last digits.
    expect((await ask('zip?zip=90298')).status).toBe(404)
    expect(timeZoneOf('90298')).toBe('America/Los_Angeles')
  })

  it.each(['1000', '100011', '1000a', '', '10001;'])('is not %j', async (zip) => {
    expect((await ask(`zip?zip=${encodeURIComponent(zip)}`)).status).toBe(400)
  })
})

describe('the list of ZIP codes', () => {
  const [head = '', ...rows] = readFileSync(builtFile('zip-codes.txt'), 'utf8').trim().split('\n')
  const zones = head.split(' ')

  it('has every one once, in order, whole', () => {
    expect(rows).toHaveLength(42_745)
    expect(new Set(rows.map((row) => row.slice(0, 5))).size).toBe(rows.length)
    expect(rows.toSorted()).toEqual(rows)
    for (const row of rows) {
      expect(row).toMatch(/^\d{5};[A-Z1-9][\w .,'&/-]+;[A-Z]{2};\d{1,3}$/)
      expect(zones[Number(row.split(';')[3])]).toBeDefined()
    }
  })

  it('names states and territories, military post among them', () => {
    const states = new Set(rows.map((row) => row.split(';')[2]))
    // 50 states, the District, 5 territories, 3 associated states, 3 military regions.
    expect(states.size).toBe(62)
  })

  it('names only time zones that Intl knows, and inside the country only its own', () => {
    for (const zone of zones)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    const abroad = rows.filter((row) => {
      const [, , state = '', zone] = row.split(';')
      return !/^A[AEP]$/.test(state) && !/^America\/|^Pacific\//.test(zones[Number(zone)] ?? '')
    })
    expect(abroad).toEqual([])
    const foreign = /Toronto|Winnipeg|Regina|Tijuana|Monterrey|Matamoros|Edmonton|Moncton|Vancouver/
    for (const row of rows) {
      const [, , state = '', zone] = row.split(';')
      if (!/^A[AEP]$/.test(state)) expect(zones[Number(zone)]).not.toMatch(foreign)
    }
  })
})

describe('practice areas', () => {
  it('are searched in their names, at most 10', async () => {
    const { body } = await ask('practice-areas?search=LAW')
    expect(body.practiceAreas).toHaveLength(10)
    expect((await ask('practice-areas?search=immigr')).body).toEqual({
      success: true,
      practiceAreas: ['Immigration Law'],
    })
  })
})
