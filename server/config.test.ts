import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' }

describe('the provider people sign in with', () => {
  it('is Google unless it is named', () => {
    expect(readConfig(google).google?.issuer).toBe('https://accounts.google.com')
    expect(readConfig({}).google).toBeUndefined()
  })

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'may do without https on this machine: %s',
    (GOOGLE_ISSUER) => {
      expect(readConfig({ ...google, GOOGLE_ISSUER }).google?.issuer).toBe(GOOGLE_ISSUER)
    },
  )

  it.each(['http://accounts.example', 'http://127.0.0.1.example', 'http://localhost@evil.example'])(
    'needs https elsewhere: %s',
    (GOOGLE_ISSUER) => {
      expect(() => readConfig({ ...google, GOOGLE_ISSUER })).toThrow(
        'GOOGLE_ISSUER must begin with https, except on this machine.',
      )
    },
  )

  it('has a name and a secret, or neither', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'client' })).toThrow(
      'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET belong together; GOOGLE_CLIENT_SECRET is missing.',
    )
  })
})

describe('hosted Firebase', () => {
  const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'firm-desk' }

  it('is a project and its key, with a domain where there is a popup', () => {
    const read = { apiKey: 'key', projectId: 'firm-desk' }
    expect(readConfig(firebase).firebase).toEqual({ ...read, authDomain: null })
    const FIREBASE_AUTH_DOMAIN = 'firm-desk.firebaseapp.com'
    expect(readConfig({ ...firebase, FIREBASE_AUTH_DOMAIN }).firebase).toEqual({
      ...read,
      authDomain: FIREBASE_AUTH_DOMAIN,
    })
  })

  it('takes no key with a colon, which the SDK refuses', () => {
    expect(() => readConfig({ ...firebase, FIREBASE_API_KEY: 'a:b' })).toThrow(
      'FIREBASE_API_KEY may not contain a colon.',
    )
  })

  it.each(['a b', 'x; script-src *', 'https://x.example', 'x.example/path'])(
    'takes no domain that is more than a host name, for it stands in the content policy: %s',
    (FIREBASE_AUTH_DOMAIN) => {
      expect(() => readConfig({ ...firebase, FIREBASE_AUTH_DOMAIN })).toThrow(
        'FIREBASE_AUTH_DOMAIN cannot be used',
      )
    },
  )
})

describe('payments in production', () => {
  const production = {
    NODE_ENV: 'production',
    FOYER_ALLOW_OUTBOX: '1',
    APP_ORIGIN: 'https://app.foyer.example',
    WIDGET_ORIGIN: 'https://widget.foyer.example',
    FILES_ORIGIN: 'https://files.foyer.example',
  }
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }

  it('are not the sandbox, unless that is allowed by name', () => {
    expect(() => readConfig(production)).toThrow(
      'In production payments need STRIPE_SECRET_KEY; FOYER_ALLOW_SANDBOX_PAYMENTS=1 allows test payments instead.',
    )
    const allowed = readConfig({ ...production, FOYER_ALLOW_SANDBOX_PAYMENTS: '1' })
    expect(allowed.stripe).toBeUndefined()
    expect(readConfig({ ...production, ...stripe }).stripe).toEqual({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
      apiOrigin: undefined,
    })
    expect(readConfig({}).stripe).toBeUndefined()
  })

  it.each(Object.keys(stripe))('need %s with the other two, and not empty', (name) => {
    const others = { ...stripe, [name]: undefined }
    expect(() =>
      readConfig({ ...production, ...others, FOYER_ALLOW_SANDBOX_PAYMENTS: '1' }),
    ).toThrow(`belong together; ${name} is missing.`)
    for (const empty of ['', '  '])
      expect(() => readConfig({ ...production, ...stripe, [name]: empty })).toThrow(
        `${name} cannot be used`,
      )
  })
})

describe('where visitors’ files are kept and looked at', () => {
  const bucket = {
    S3_BUCKET: 'visitors',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('is a bucket once one is named, at Amazon unless an endpoint is', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig(bucket).s3).toEqual({
      bucket: 'visitors',
      region: 'eu-central-1',
      endpoint: undefined,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
    const S3_ENDPOINT = 'http://127.0.0.1:9000'
    expect(readConfig({ ...bucket, S3_ENDPOINT }).s3?.endpoint).toBe(S3_ENDPOINT)
    expect(() => readConfig({ S3_ENDPOINT })).toThrow(
      'S3_ENDPOINT means nothing without S3_BUCKET.',
    )
  })

  it.each(Object.keys(bucket))('needs %s with the others', (name) => {
    expect(() => readConfig({ ...bucket, [name]: undefined })).toThrow(
      `belong together; ${name} is missing.`,
    )
  })

  it.each([
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ])('is looked at by clamd at %s', (given, address) => {
    expect(readConfig({ CLAMD_ADDRESS: given }).clamd).toEqual(address)
  })

  it.each(['clamd', 'clamd:0', 'clamd:99999', 'tcp://clamd:3310', 'clamd.ctl'])(
    'is not looked at by %s',
    (given) => {
      expect(() => readConfig({ CLAMD_ADDRESS: given })).toThrow(
        `CLAMD_ADDRESS is host:port or the path of a socket; "${given}" is neither.`,
      )
    },
  )
})
