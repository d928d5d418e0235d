import { describe, expect, it } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' }

describe('the addresses of the provider', () => {
  it('are the sender’s unless they are given', () => {
    const contact = 'foyer@localhost.example'
    expect(readConfig({}).siteMail).toEqual({ contact, careers: contact })
    expect(readConfig({ MAIL_FROM: 'desk@foyer.example' }).siteMail.contact).toBe(
      'desk@foyer.example',
    )
  })

  it('are each their own where they are given, and applications go where messages go', () => {
    const CONTACT_EMAIL = 'hello@foyer.example'
    expect(readConfig({ CONTACT_EMAIL }).siteMail).toEqual({
      contact: CONTACT_EMAIL,
      careers: CONTACT_EMAIL,
    })
    const CAREERS_EMAIL = 'work@foyer.example'
    expect(readConfig({ CAREERS_EMAIL }).siteMail.careers).toBe(CAREERS_EMAIL)
  })

  it.each(['CONTACT_EMAIL', 'CAREERS_EMAIL'])('must be addresses: %s', (name) => {
    expect(() => readConfig({ [name]: 'Foyer <hello@foyer.example>' })).toThrow(
      `${name} cannot be used`,
    )
  })
})

describe('mail in operation', () => {
  const operated = {
    NODE_ENV: 'production',
    FOYER_ALLOW_SANDBOX_PAYMENTS: '1',
    APP_ORIGIN: 'https://app.foyer.example',
    WIDGET_ORIGIN: 'https://widget.foyer.example',
    FILES_ORIGIN: 'https://files.foyer.example',
    SMTP_URL: 'smtps://user:word@mail.foyer.example',
  }

  it('has a sender: what is written to the provider must not go to an address that is nobody’s', () => {
    expect(() => readConfig(operated)).toThrow(
      'In production mail needs MAIL_FROM too: the sender, whose address also takes what is written in the contact form.',
    )
    const { mailFrom, siteMail } = readConfig({
      ...operated,
      MAIL_FROM: ' "Foyer, the desk" <desk@foyer.example> ',
    })
    expect(mailFrom).toBe('"Foyer, the desk" <desk@foyer.example>')
    expect(siteMail.contact).toBe('desk@foyer.example')
  })

  it.each(['', 'Foyer', 'a@b.example, c@d.example', 'Foyer <a@b.example>\nBcc: c@d.example', '<>'])(
    'has no sender %j',
    (MAIL_FROM) => {
      expect(() => readConfig({ MAIL_FROM })).toThrow(
        'MAIL_FROM cannot be used: it is one e-mail address, or a name and the address in < and >.',
      )
    },
  )

  it.each(['', 'mail.foyer.example:587', 'https://mail.foyer.example', 'smtp:'])(
    'goes through no server %j',
    (SMTP_URL) => {
      expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL cannot be used: it is')
    },
  )
})

describe('where the doors stand', () => {
  const doors = {
    APP_ORIGIN: 'https://app.foyer.example',
    WIDGET_ORIGIN: 'https://widget.foyer.example',
    FILES_ORIGIN: 'https://files.foyer.example/',
  }

  it('is three addresses, or none', () => {
    expect(readConfig(doors).origins).toMatchObject({
      app: 'https://app.foyer.example',
      files: 'https://files.foyer.example',
    })
    for (const name of Object.keys(doors))
      expect(() => readConfig({ ...doors, [name]: undefined })).toThrow(
        'APP_ORIGIN, WIDGET_ORIGIN and FILES_ORIGIN belong together: three addresses with three different host names.',
      )
  })

  it.each([
    'app.foyer.example',
    'javascript:alert(1)',
    'ftp://app.foyer.example',
    'https://app.foyer.example/desk',
    'https://app.foyer.example/?x',
    'https://me:word@app.foyer.example',
    '',
  ])('is not %j', (APP_ORIGIN) => {
    expect(() => readConfig({ ...doors, APP_ORIGIN })).toThrow(
      /^APP_ORIGIN cannot be used: it is [a-z :/-]+\.$/,
    )
  })
})

describe('addresses of the network', () => {
  it('may be ranges where they are proxies, and are single ones where limits pass over them', () => {
    const { trustedProxies, rateLimitExempt } = readConfig({
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
      RATE_LIMIT_EXEMPT: '127.0.0.1,::1',
    })
    expect(trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1'])
    expect(rateLimitExempt).toEqual(['127.0.0.1', '::1'])
    expect(readConfig({ RATE_LIMIT_EXEMPT: '' }).rateLimitExempt).toEqual([])
  })

  it.each([
    ['TRUSTED_PROXIES', 'proxy.foyer.example'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/99'],
    ['RATE_LIMIT_EXEMPT', '10.0.0.0/8'],
    ['RATE_LIMIT_EXEMPT', 'localhost'],
  ])('are not %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} cannot be used: it is a list of .*IP addresses`),
    )
  })
})

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

describe('the blog’s Ghost', () => {
  const ghost = { GHOST_URL: 'https://blog.example.com/news/', GHOST_CONTENT_KEY: 'a1'.repeat(13) }

  it('stands where it is said, perhaps below a path', () => {
    expect(readConfig(ghost).ghost).toEqual({
      url: 'https://blog.example.com/news',
      key: 'a1'.repeat(13),
    })
    expect(readConfig({}).ghost).toBeUndefined()
  })

  const key = 'it is a key of the Content API: 26 of the characters 0-9 and a-f.'
  const whole = 'it is a whole address that begins with https:// or http://.'

  it.each([
    ['GHOST_CONTENT_KEY', undefined, 'belong together; GHOST_CONTENT_KEY is missing.'],
    ['GHOST_URL', undefined, 'belong together; GHOST_URL is missing.'],
    ['GHOST_CONTENT_KEY', 'A1'.repeat(13), key],
    ['GHOST_CONTENT_KEY', 'a1', key],
    ['GHOST_CONTENT_KEY', '', key],
    ['GHOST_URL', 'ftp://blog.example.com', whole],
    ['GHOST_URL', 'blog.example.com', whole],
    ['GHOST_URL', '', whole],
    ['GHOST_URL', 'https://blog.example.com/ghost/', 'it is the site’s address, without /ghost.'],
    [
      'GHOST_URL',
      'https://me:word@blog.example.com',
      'a Ghost behind a password of its own cannot be read.',
    ],
  ])('is not %s=%s', (name, value, why) => {
    const read = () => readConfig({ ...ghost, [name]: value })
    expect(read).toThrow(ConfigProblem)
    expect(read).toThrow(why)
  })
})

describe('the language model', () => {
  const model = { MODEL_URL: 'http://localhost:11434/v1/', MODEL_NAME: 'some-model' }

  it('is none unless it is named, and then has a budget', () => {
    expect(readConfig({}).model).toBeUndefined()
    expect(readConfig(model).model).toEqual({
      url: 'http://localhost:11434/v1',
      name: 'some-model',
      dailyTokens: 500_000,
      dailyCost: null,
      prices: { input: 0, output: 0 },
    })
    expect(
      readConfig({
        ...model,
        MODEL_API_KEY: 'a-key',
        MODEL_EMBEDDING_NAME: 'some-vectors',
        MODEL_DAILY_TOKENS: '20000',
        MODEL_DAILY_COST: '2.50',
        MODEL_PRICE_INPUT: '0.4',
        MODEL_PRICE_OUTPUT: '1.6',
      }).model,
    ).toMatchObject({
      apiKey: 'a-key',
      embeddingName: 'some-vectors',
      dailyTokens: 20_000,
      dailyCost: 2.5,
      prices: { input: 0.4, output: 1.6 },
    })
  })

  it('is an address and a name; what belongs to it means nothing alone', () => {
    expect(() => readConfig({ MODEL_URL: model.MODEL_URL })).toThrow(
      'MODEL_URL, MODEL_NAME belong together; MODEL_NAME is missing.',
    )
    expect(() => readConfig({ MODEL_API_KEY: 'a-key' })).toThrow(
      'MODEL_API_KEY means nothing without MODEL_URL and MODEL_NAME.',
    )
    expect(() => readConfig({ ...model, MODEL_DAILY_COST: '2' })).toThrow(
      'MODEL_DAILY_COST needs MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT: what a million tokens cost.',
    )
    expect(() => readConfig({ ...model, MODEL_PRICE_INPUT: '2' })).toThrow(
      'MODEL_PRICE_INPUT, MODEL_PRICE_OUTPUT belong together; MODEL_PRICE_OUTPUT is missing.',
    )
  })

  it.each([
    ['MODEL_URL', 'api.model.example/v1'],
    ['MODEL_URL', 'https://me:word@api.model.example/v1'],
    ['MODEL_URL', 'https://api.model.example/v1?key=1'],
    ['MODEL_NAME', 'some model'],
    ['MODEL_DAILY_TOKENS', '0'],
    ['MODEL_DAILY_COST', ''],
    ['MODEL_PRICE_INPUT', '-1'],
    ['MODEL_PRICE_INPUT', '$2'],
  ])('has no %s=%s', (name, value) => {
    expect(() => readConfig({ ...model, [name]: value })).toThrow(`${name} cannot be used`)
  })
})
