import { describe, expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'firm-desk.firebaseapp.com' }
const stripe = {
  secretKey: 'sk',
  publishableKey: 'pk',
  webhookSecret: 'whsec',
  apiOrigin: undefined,
}

const origins = { widget: 'http://127.0.0.1:3001' }

/** What differs between installations, by directive. */
const table = [
  {
    name: 'the embedded defaults',
    config: { firebase: undefined, stripe: undefined },
    script: "'self'",
    connect: "'self'",
    frame: undefined,
    trusted: "'none'",
  },
  {
    name: 'hosted Firebase without a popup',
    config: { firebase: { ...firebase, authDomain: null }, stripe: undefined },
    script: "'self'",
    connect: "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    frame: undefined,
    trusted: "'none'",
  },
  {
    name: 'hosted Firebase with its popup',
    config: { firebase, stripe: undefined },
    script: "'self' https://apis.google.com",
    connect: "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    frame: 'https://firm-desk.firebaseapp.com',
    trusted: 'default',
  },
  {
    name: 'Stripe',
    config: { firebase: undefined, stripe },
    script: "'self' https://js.stripe.com",
    connect: "'self' https://api.stripe.com",
    frame: 'https://js.stripe.com https://hooks.stripe.com',
    trusted: 'default',
  },
  {
    name: 'both',
    config: { firebase, stripe },
    script: "'self' https://apis.google.com https://js.stripe.com",
    connect:
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://api.stripe.com",
    frame: 'https://firm-desk.firebaseapp.com https://js.stripe.com https://hooks.stripe.com',
    trusted: 'default',
  },
]

const read = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('the content policy of the app door', () => {
  it.each(table)('allows with $name just that', ({ config, script, connect, frame, trusted }) => {
    expect(read(contentPolicy({ ...config, origins }))).toEqual({
      'default-src': "'none'",
      'script-src': script,
      'style-src': "'self'",
      'img-src': "'self' data: https: http://127.0.0.1:3001",
      'font-src': "'self'",
      'connect-src': connect,
      'manifest-src': "'self'",
      ...(frame === undefined ? {} : { 'frame-src': frame }),
      'require-trusted-types-for': "'script'",
      'trusted-types': trusted,
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  it.each(table)('runs nothing inline and frames nobody with $name', ({ config }) => {
    const policy = contentPolicy({ ...config, origins })
    expect(policy.replace(origins.widget, '')).not.toMatch(/unsafe|nonce|\*|http:/)
    // A directive that stands twice counts only once, and its second half would be lost.
    const names = policy.split('; ').map((directive) => directive.split(' ')[0])
    expect(new Set(names).size).toBe(names.length)
  })
})
