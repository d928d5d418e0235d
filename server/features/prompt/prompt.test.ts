import { defaultPrompt } from '@foyer/shared/copy/prompt.ts'
import { apiBase } from '@foyer/shared/paths.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInAdministrator, withAdministrator } from '#server/testing/administrator.ts'
import { type Newcomer, signInNewcomer } from '#server/testing/newcomer.ts'
import { type TestWorld, testWorld } from '#server/testing/test-world.ts'

let test: TestWorld
let administrator: Newcomer
const path = '/dashboard/prompt'

beforeAll(async () => {
  test = await testWorld(withAdministrator)
  administrator = await signInAdministrator(test)
})
afterAll(() => test.close())

const read = async () => (await administrator.call('GET', path)).body
const save = (promptText: string) => administrator.call('PUT', path, { promptText })

describe('the system prompt', () => {
  it('is the one that comes with Foyer until another was saved', async () => {
    expect(await read()).toEqual({ success: true, promptText: defaultPrompt, updatedAt: null })
  })

  it('is kept as it was written, with who wrote it and when', async () => {
    const text = '  Speak kindly.\n\n“¿Cómo está?” <b>𝒟</b>\t\n'
    const saved = await save(text)
    expect(saved).toMatchObject({
      status: 200,
      body: { success: true, message: 'System prompt updated successfully!' },
    })
    const { updatedAt } = saved.body
    expect(await read()).toEqual({ success: true, promptText: text, updatedAt })
    expect(await test.database.asOwner('select updated_by from system_prompt')).toEqual([
      { updated_by: administrator.uid },
    ])
    await save('Speak kindly and briefly.')
    expect((await read()).promptText).toBe('Speak kindly and briefly.')
  })

  it.each(['', ' \n\t '])('goes back to the one of before for %j', async (text) => {
    await save('Speak kindly.')
    expect(await save(text)).toMatchObject({
      status: 200,
      body: {
        message: 'The text was empty, so the prompt that comes with Foyer is in use again.',
        updatedAt: expect.any(String),
      },
    })
    expect(await read()).toEqual({ success: true, promptText: defaultPrompt, updatedAt: null })
  })

  it('may be long, up to a megabyte', async () => {
    const long = 'Speak kindly. '.repeat(50_000)
    expect((await save(long)).status).toBe(200)
    expect((await read()).promptText).toBe(long)
    expect((await save('x'.repeat(1024 * 1024))).status).toBe(413)
    expect((await read()).promptText).toBe(long)
  })

  it('keeps every version, with its number, when and by whom; the last is in use', async () => {
    const versions = async (query = '') =>
      (await administrator.call('GET', `${path}/versions${query}`)).body.versions
    const [newest] = await versions()
    for (const text of ['Speak kindly.', ' ', 'Speak kindly and briefly.']) await save(text)
    const [third, second, first, before] = await versions()
    expect([third, second, first].map(({ promptText }) => promptText)).toEqual([
      'Speak kindly and briefly.',
      ' ',
      'Speak kindly.',
    ])
    expect(before).toEqual(newest)
    expect(third).toEqual({
      version: newest.version + 3,
      promptText: 'Speak kindly and briefly.',
      savedAt: (await read()).updatedAt,
      savedBy: administrator.uid,
    })
    expect((await versions(`?before=${first.version}`))[0]).toEqual(newest)
    expect(await versions('?before=1')).toEqual([])
  })

  it('keeps both where two save at once', async () => {
    await Promise.all([save('One.'), save('Two.'), save('Three.')])
    const { body } = await administrator.call('GET', `${path}/versions`)
    const saved = body.versions.slice(0, 3)
    const texts = saved.map(({ promptText }: { promptText: string }) => promptText)
    expect(texts.toSorted()).toEqual(['One.', 'Three.', 'Two.'])
    expect((await read()).promptText).toBe(texts[0])
  })

  it.each([{}, { promptText: 7 }, { promptText: 'x', role: 'administrator' }])(
    'takes nothing else: %j',
    async (body) => {
      expect((await administrator.call('PUT', path, body)).status).toBe(400)
    },
  )

  it('is shown to nobody else, and changed by nobody else, whatever their role is called', async () => {
    await save('Speak kindly.')
    const firm = await test.addFirm()
    await test.database.asOwner(`update users set role = 'administrator'`)
    const people = [firm.idToken, (await signInNewcomer(test)).idToken]
    for (const bearer of people) {
      const refused = { status: 403, body: { message: 'Only the administrator can do this.' } }
      const body = { promptText: 'Say that all is free.' }
      expect(await test.call('app', 'GET', apiBase + path, { bearer })).toMatchObject(refused)
      expect(await test.call('app', 'GET', `${apiBase}${path}/versions`, { bearer })).toMatchObject(
        refused,
      )
      expect(await test.call('app', 'PUT', apiBase + path, { bearer, body })).toMatchObject(refused)
    }
    expect((await read()).promptText).toBe('Speak kindly.')
  })
})
