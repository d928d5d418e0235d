import { describe, expect, it } from 'vitest'
import { admit, admitProviderScripts } from './trusted-scripts.ts'

describe('the default policy lets through', () => {
  it.each([
    'https://js.stripe.com/clover/stripe.js',
    'https://js.stripe.com/v3/?advancedFraudSignals=false',
    'https://apis.google.com/js/api.js?onload=__iframefcb123',
    'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.O/m=gapi_iframes/cb=gapi.loaded_0?le=scs',
  ])('%s', (address) => {
    expect(admit(address)).toBe(address)
  })
})

describe('the default policy refuses', () => {
  it.each([
    'https://js.stripe.com.evil.example/v3/',
    'https://js.stripe.com@evil.example/v3/',
    'https://evil.example/https://js.stripe.com/',
    'http://js.stripe.com/v3/',
    'https://js.stripe.com:8443/v3/',
    'https://m.stripe.network/inner.js',
    'https://apis.google.com/',
    'https://apis.google.com/js/../o/oauth2/callback',
    'https://apis.google.com/js/%2e%2e/complete/search?jsonp=x',
    'https://www.google.com/js/api.js',
    '//apis.google.com/js/api.js',
    '/assets/index.js',
    'data:text/javascript,alert(1)',
    'blob:https://js.stripe.com/0',
    'javascript:alert(1)',
    '',
  ])('%s', (address) => {
    expect(admit(address)).toBeNull()
  })
})

it('is made once, under the one name the content policy allows, and for scripts alone', () => {
  const made: [string, object][] = []
  const trustedTypes = {
    createPolicy: (name: string, rules: object) => made.push([name, rules]),
  }
  admitProviderScripts({ trustedTypes })
  admitProviderScripts({ trustedTypes })
  expect(made).toEqual([['default', { createScriptURL: admit }]])
})
