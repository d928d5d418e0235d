import { siteCheck as say } from '@foyer/shared/copy/site-check.ts'
import { describe, expect, it } from 'vitest'
import { CostlyMarkup } from '#server/assistant/index/load-html.ts'
import { findSnippets } from '#server/assistant/installation/find-snippets.ts'
import { judgeInstallation, tokensIn } from './rules.ts'

const origin = 'https://widget.foyer.example'
const token = 'firm_token_0123456789'
const other = 'other_firm_9876543210'
const ended = 'ended_firm_0000000000'
const anywhere = 'young_firm_1111111111'
const loader = new URL(`${origin}/widget.js`)
const standings = new Map([
  [token, { hosts: ['halewren.example', 'www.halewren.example'], active: true }],
  [other, { hosts: ['elsewhere.example'], active: true }],
  [ended, { hosts: ['halewren.example'], active: false }],
  [anywhere, { hosts: [], active: true }],
])

const tag = (attributes: string) => `<script ${attributes}></script>`
const src = `src="${origin}/widget.js"`
const snippet = tag(`${src} data-token="${token}" async`)
const page = (head: string, body = '<p>Hello</p>') =>
  `<!doctype html><html><head><title>Hale</title>${head}</head><body>${body}</body></html>`
const policy = (content: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">`
const open = `frame-src ${origin}; connect-src ${origin}`

type Case = {
  html: string
  headers?: Record<string, string>
  url?: string
  asked?: string
  isCut?: boolean
}

function check({ html, headers = {}, url = 'https://www.halewren.example/', ...more }: Case) {
  const at = new URL(url)
  const read = findSnippets(html, at, loader)
  const asked = new URL(more.asked ?? url)
  const isCut = more.isCut ?? false
  return judgeInstallation({ asked, url: at, headers, isCut, read, loader, standings })
}
const csp = (value: string, head = snippet): Case => ({
  html: page(head),
  headers: { 'content-security-policy': value },
})
const once = say.once(say.places.head)

const works: [string, Case, string[]][] = [
  ['in the head', { html: page(snippet) }, [once]],
  ['in the body', { html: page('', snippet) }, [say.once(say.places.body)]],
  ['after the end of the page', { html: `${page('')}${snippet}` }, [say.once(say.places.body)]],
  [
    'twice',
    { html: page(snippet, snippet) },
    [say.several(2, `${say.places.head} and ${say.places.body}`)],
  ],
  [
    'with defer and a version',
    { html: page(tag(`defer src="${origin}/widget.js?ver=6" data-token="${token}"`)) },
    [once],
  ],
  [
    'without a scheme',
    { html: page(tag(`src="//widget.foyer.example/widget.js" data-token="${token}"`)) },
    [once],
  ],
  [
    'below a base address',
    { html: page(`<base href="${origin}/">${tag(`src="widget.js" data-token="${token}"`)}`) },
    [once],
  ],
  [
    'with its type named',
    { html: page(tag(`type="text/javascript" ${src} data-token="${token}"`)) },
    [once],
  ],
  [
    'in capital letters',
    { html: page(`<SCRIPT SRC="${origin}/widget.js" DATA-TOKEN="${token}"></SCRIPT>`) },
    [once],
  ],
  [
    'in a deep part of a page builder',
    { html: page('', `${'<div>'.repeat(90)}${snippet}`) },
    [say.once(say.places.body)],
  ],
  [
    'for a firm that named no site',
    { html: page(tag(`${src} data-token="${anywhere}"`)), url: 'https://anything.example/' },
    [once],
  ],
  [
    'under a policy that names it',
    csp(`default-src 'self'; script-src 'self' ${origin}; ${open}`),
    [once],
  ],
  ['under a policy of schemes', csp("default-src 'self' https:"), [once]],
  ['under a policy with a wildcard', csp('default-src *.foyer.example'), [once]],
  ['under a policy for everything', csp("default-src * 'unsafe-inline'"), [once]],
  ['under a host without a scheme', csp('default-src widget.foyer.example'), [once]],
  ['under a path that fits', csp(`script-src ${origin}/widget.js; ${open}`), [once]],
  [
    'under a policy that only upgrades',
    csp("upgrade-insecure-requests; object-src 'none'"),
    [once],
  ],
  [
    'under a nonce of its own',
    csp(
      `script-src 'nonce-abc' 'strict-dynamic'; ${open}`,
      tag(`nonce="abc" ${src} data-token="${token}"`),
    ),
    [once],
  ],
  [
    'where a policy only reports',
    {
      html: page(snippet),
      headers: { 'content-security-policy-report-only': "default-src 'none'" },
    },
    [once],
  ],
  [
    'before a policy in the page',
    { html: page(snippet + policy(`script-src 'self'; ${open}`)) },
    [once],
  ],
  [
    'where a policy stands in the body',
    { html: page(snippet, policy("default-src 'none'")) },
    [once],
  ],
  [
    'where a policy keeps only its look away',
    csp(`script-src ${origin}; frame-src ${origin}; connect-src 'self'`),
    [once, say.call('connect-src', origin)],
  ],
  [
    'with a copy in a comment',
    { html: page(`<!-- ${snippet} -->${snippet}`) },
    [once, say.deadCopy(say.dead.comment)],
  ],
  [
    'at another address than the one typed',
    {
      html: page(snippet),
      asked: 'https://hale.example/',
      url: 'https://www.halewren.example/home',
    },
    [once, say.redirected('www.halewren.example')],
  ],
]

works.push(
  [
    'at another address of the same website',
    { html: page(snippet), asked: 'https://www.halewren.example/?from=here' },
    [once],
  ],
  [
    'led on within the website, in words that nobody of us chose',
    {
      html: page(snippet),
      asked: 'https://www.halewren.example/',
      url: 'https://www.halewren.example/foyer-has-closed-call-555-0100',
    },
    [once, say.movedWithin],
  ],
  [
    'under a policy that names the window and the look to the letter',
    csp(
      `script-src ${origin}/widget.js; frame-src ${origin}/frame/${token}; connect-src ${origin}/look/${token}`,
    ),
    [once],
  ],
)

const blocked: [string, Case, string[]][] = [
  ['without a token', { html: page(tag(`${src} async`)) }, [say.noToken]],
  ['with an empty token', { html: page(tag(`${src} data-token=""`)) }, [say.noToken]],
  [
    'with curly quotation marks at the token',
    { html: page(tag(`${src} data-token=“${token}”`)) },
    [say.badToken],
  ],
  [
    'with curly quotation marks everywhere',
    { html: page(tag(`src=“${origin}/widget.js” data-token=“${token}”`)) },
    [say.broken],
  ],
  [
    'with a token of nobody',
    { html: page(tag(`${src} data-token="nobody_0123456789abc"`)) },
    [say.unknownToken],
  ],
  [
    'of a firm with another website',
    { html: page(tag(`${src} data-token="${other}"`)) },
    [say.otherSite('www.halewren.example')],
  ],
  [
    'of a firm without a plan',
    { html: page(tag(`${src} data-token="${ended}"`)), url: 'https://halewren.example/' },
    [say.inactive],
  ],
  [
    'of two firms',
    { html: page(snippet + tag(`${src} data-token="${anywhere}"`)) },
    [say.severalTokens],
  ],
  [
    'of another installation',
    { html: page(tag(`src="https://chat.example/widget.js" data-token="${token}"`)) },
    [say.other],
  ],
  [
    'without encryption',
    { html: page(tag(`src="http://widget.foyer.example/widget.js" data-token="${token}"`)) },
    [say.insecure(origin)],
  ],
  [
    'in a noscript',
    { html: page(`<noscript>${snippet}</noscript>`) },
    [say.deadPlace(say.dead.noscript)],
  ],
  [
    'in a template',
    { html: page('', `<template><div>${snippet}</div></template>`) },
    [say.deadPlace(say.dead.template)],
  ],
  ['in a comment', { html: page(`<!-- chat: ${snippet} -->`) }, [say.deadPlace(say.dead.comment)]],
  [
    'in a textarea',
    { html: page('', `<textarea>${snippet}</textarea>`) },
    [say.deadPlace(say.dead.text)],
  ],
  ['in a title', { html: `<title>${snippet}</title>` }, [say.deadPlace(say.dead.text)]],
  ['in a style', { html: page(`<style>${snippet}</style>`) }, [say.deadPlace(say.dead.text)]],
  [
    'as words',
    { html: page('', `<p>&lt;script ${src} data-token="${token}" async&gt;&lt;/script&gt;</p>`) },
    [say.deadPlace(say.dead.text)],
  ],
  [
    'as words with other quotation marks',
    { html: page('', `<p>&lt;script src=&#8221;${origin}/widget.js&#8221;&gt;</p>`) },
    [say.deadPlace(say.dead.text)],
  ],
  [
    'in a frame of its own',
    { html: page('', `<iframe srcdoc='<p>Hi</p>${snippet}'></iframe>`) },
    [say.deadPlace(say.dead.frame)],
  ],
  [
    'in another script',
    { html: page(`<script>${snippet.replace('</script>', '')}</script>`) },
    [say.deadPlace(say.dead.script)],
  ],
  ['in a drawing', { html: page('', `<svg>${snippet}</svg>`) }, [say.deadPlace(say.dead.drawing)]],
  [
    'held by a consent banner',
    { html: page(tag(`type="text/plain" data-category="chat" ${src} data-token="${token}"`)) },
    [say.held.type],
  ],
  [
    'held under another attribute',
    {
      html: page(
        tag(
          `type="rocketlazyloadscript" data-rocket-src="${origin}/widget.js" data-token="${token}"`,
        ),
      ),
    },
    [say.held.type],
  ],
  [
    'held by Rocket Loader',
    { html: page(tag(`type="8c1f2a-text/javascript" ${src} data-token="${token}"`)) },
    [say.held['rocket-loader']],
  ],
  [
    'as a module',
    { html: page(tag(`type="module" ${src} data-token="${token}"`)) },
    [say.held.module],
  ],
  [
    'for old browsers only',
    { html: page(tag(`nomodule ${src} data-token="${token}"`)) },
    [say.held.nomodule],
  ],
  [
    'with crossorigin',
    { html: page(tag(`crossorigin ${src} data-token="${token}"`)) },
    [say.held.crossorigin],
  ],
  [
    'with integrity',
    { html: page(tag(`integrity="sha256-x" ${src} data-token="${token}"`)) },
    [say.held.integrity],
  ],
  [
    'under a policy without it',
    csp("default-src 'self'"),
    [say.script('default-src', origin), say.frame('default-src', origin)],
  ],
  [
    'under script-src',
    csp(`script-src 'self' 'unsafe-inline'; ${open}`),
    [say.script('script-src', origin)],
  ],
  [
    'under script-src-elem',
    csp(`script-src ${origin}; script-src-elem 'self'; ${open}`),
    [say.script('script-src-elem', origin)],
  ],
  ['under none', csp(`script-src 'none'; ${open}`), [say.script('script-src', origin)]],
  [
    'under another port',
    csp(`script-src ${origin}:8443; ${open}`),
    [say.script('script-src', origin)],
  ],
  [
    'under another path',
    csp(`script-src ${origin}/scripts/; ${open}`),
    [say.script('script-src', origin)],
  ],
  [
    'under strict-dynamic',
    csp(`script-src 'nonce-abc' 'strict-dynamic' ${origin}; ${open}`),
    [say.onlyTrusted('script-src')],
  ],
  [
    'under the second of two policies',
    csp(`script-src *; ${open}, script-src 'self'`),
    [say.script('script-src', origin)],
  ],
  [
    'under a policy in the page',
    { html: page(policy(`script-src 'self'; ${open}`) + snippet) },
    [say.script('script-src', origin)],
  ],
  [
    'under frame-src',
    csp(`script-src ${origin}; frame-src 'self' https://maps.example`),
    [say.frame('frame-src', origin)],
  ],
  [
    'under child-src',
    csp(`script-src ${origin}; child-src 'none'`),
    [say.frame('child-src', origin)],
  ],
  [
    'under frame-src of a later policy in the page',
    { html: page(snippet + policy("frame-src 'none'")) },
    [say.frame('frame-src', origin)],
  ],
  ['in a sandbox', csp('sandbox allow-forms'), [say.sandbox]],
  [
    'apart from other origins',
    {
      html: page(snippet),
      headers: { 'cross-origin-embedder-policy': 'require-corp; report-to="x"' },
    },
    [say.embedder],
  ],
]

const missing: [string, Case, string[]][] = [
  ['at all', { html: page('') }, [say.notHere, say.cache]],
  ['in an empty answer', { html: '' }, [say.notHere, say.cache]],
  [
    'where another product has a widget.js',
    { html: page(tag('src="https://talk.example/widget.js"')) },
    [say.notHere, say.cache],
  ],
  [
    'where only words name the address',
    { html: page('', `<p>We use ${origin}/widget.js.</p>`) },
    [say.notHere, say.cache],
  ],
  [
    'where a tag manager may add it',
    { html: page("<script>w='https://www.googletagmanager.com/gtm.js?id=GTM-X'</script>") },
    [say.notHere, say.cache, say.tagManager],
  ],
  [
    'where a script may add it',
    { html: page(`<script>s.src='${origin}/widget.js'</script>`) },
    [say.notHere, say.cache, say.namedByScript],
  ],
  [
    'in what was read of a long page',
    { html: page(''), isCut: true },
    [say.notHere, say.cache, say.cut],
  ],
  [
    'and would be kept out',
    csp(`script-src 'self'; ${open}`, ''),
    [say.notHere, say.cache, say.script('script-src', origin)],
  ],
]

const told = (cases: typeof works, state: 'works' | 'blocked' | 'missing') => {
  it.each(cases)('%s', (_name, given, texts) => {
    const judged = check(given)
    expect(judged.state).toBe(state)
    expect(judged.headline).toBe(say[state])
    const found = judged.findings.map(({ text }) => text)
    expect(found).toEqual(expect.arrayContaining(texts))
    const tones = judged.findings.map(({ tone }) => tone)
    expect(tones.includes('problem')).toBe(state !== 'works')
    if (state === 'works') expect(found).toEqual(texts)
  })
}

describe('the chat works with a snippet', () => told(works, 'works'))
describe('the chat cannot work with a snippet', () => told(blocked, 'blocked'))
describe('there is no snippet', () => told(missing, 'missing'))

describe('what is said of a page', () => {
  it('names each thing once and nothing that is not so', () => {
    expect(check(csp(`script-src 'self', script-src 'self'; ${open}`)).findings).toEqual([
      { tone: 'good', text: once },
      { tone: 'problem', text: say.script('script-src', origin) },
    ])
  })

  it('holds no word of the page, whatever stands in it', () => {
    const hostile = page(
      policy("script-src 'self' https://secret.example 'nonce-SECRET'"),
      `<p>SECRET</p>${tag(`${src} data-token="SECRET&quot;"`)}<!-- SECRET ${snippet} -->`,
    )
    expect(JSON.stringify(check({ html: hostile }))).not.toMatch(/secret/i)
  })

  it('asks for at most five tokens, and for none that is no token', () => {
    const tokens = Array.from({ length: 9 }, (_, n) => tag(`${src} data-token="${token}${n}"`))
    const read = findSnippets(
      page(`${tag(`${src} data-token="'; drop"`)}${tokens.join('')}`),
      new URL('https://a.example'),
      loader,
    )
    expect(tokensIn(read)).toHaveLength(5)
  })

  it.each([
    ['snippets against policies', (policy("img-src 'self'") + snippet).repeat(5_000)],
    ['one policy without end', policy(`script-src ${'a '.repeat(100_000)}`) + snippet],
    [
      'a base address without end',
      `<base href="https://a.example/${'a'.repeat(500_000)}">${tag('src="x" a="b"').repeat(15_000)}`,
    ],
  ])('is soon done with a page made to be costly: %s', (_name, head) => {
    const begun = performance.now()
    try {
      check({ html: page(head) })
    } catch (error) {
      expect(error).toBeInstanceOf(CostlyMarkup)
    }
    expect(performance.now() - begun).toBeLessThan(3_000)
  })

  it('takes a page of a megabyte of traps in little time', () => {
    const trap = `<!-- <script src="${origin}/widget.js" -->`
    const html = page('', trap.repeat(Math.floor(1_000_000 / trap.length)))
    const begun = performance.now()
    expect(check({ html }).state).toBe('missing')
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
