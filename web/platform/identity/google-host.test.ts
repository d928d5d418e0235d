import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkGoogleHost } from './google-host.ts'

afterEach(() => vi.unstubAllGlobals())

function allow(...authorizedDomains: string[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/identity/v1/projects?key=key')
    return new Response(JSON.stringify({ projectId: 'foyer', authorizedDomains }))
  })
}

const here = (hostname: string, protocol = 'https:') => ({ hostname, protocol })
const config = { apiKey: 'key', authDomain: 'app.foyer.example' }

describe('before a popup opens (specification 1, section 5)', () => {
  it.each([
    ['', 'auth/invalid-api-key'],
    ['1:2:web:3', 'auth/invalid-api-key'],
  ])('the API key %j: %s', async (apiKey, code) => {
    allow('app.foyer.example')
    await expect(
      checkGoogleHost({ ...config, apiKey }, here('app.foyer.example')),
    ).rejects.toMatchObject({ code })
  })

  it('no auth domain: auth/auth-domain-config-required', async () => {
    allow('app.foyer.example')
    await expect(
      checkGoogleHost({ ...config, authDomain: null }, here('app.foyer.example')),
    ).rejects.toMatchObject({ code: 'auth/auth-domain-config-required' })
  })

  it.each([
    ['app.foyer.example', 'app.foyer.example'],
    ['APP.Foyer.example', 'app.foyer.example'],
    ['foyer.example', 'app.foyer.example'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
  ])('%s lets %s', async (domain, host) => {
    allow('else.example', domain)
    await expect(checkGoogleHost(config, here(host, 'http:'))).resolves.toBeUndefined()
  })

  it.each([
    [['app.foyer.example'], here('foyer.example')],
    [['foyer.example'], here('evilfoyer.example')],
    [['foyer.example'], here('foyer.example.evil.example')],
    [['0.0.1'], here('127.0.0.1')],
    [['app.foyer.example'], here('app.foyer.example', 'file:')],
    [[''], here('app.foyer.example')],
    [[], here('app.foyer.example')],
  ])('%j at %j: auth/unauthorized-domain', async (domains, where) => {
    allow(...domains)
    await expect(checkGoogleHost(config, where)).rejects.toMatchObject({
      code: 'auth/unauthorized-domain',
    })
  })

  it('a project that cannot be asked: auth/network-request-failed', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
    await expect(checkGoogleHost(config, here('app.foyer.example'))).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    })
  })
})
