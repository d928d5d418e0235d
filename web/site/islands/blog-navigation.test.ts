import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { followInPlace } from './blog-navigation.ts'

const links = `<a href="/blog">Back to the blog</a> <a href="/blog/one">One</a> <a href="/blog/two">Two</a>
  <a href="/blog/three">Three</a> <a href="/pricing">Pricing</a> <a href="/blog/rss.xml">Feed</a>
  <a href="https://elsewhere.example/blog/one">Elsewhere</a> <a href="/blog/one" target="_blank">Apart</a>`

const pageOf = (title: string, path: string) => `<!doctype html><html lang="en"><head>
  <title>${title} · Foyer</title><link rel="canonical" href="https://foyer.example${path}">
  <meta name="description" content="About ${title}"></head><body>
  <header><a class="site-link" href="/blog">Blog</a></header>
  <main id="content" tabindex="-1"><div data-enhance="blog" data-loading="Loading..."><output></output>
  <h1>${title}</h1>${links}</div></main></body></html>`

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The network: each request waits until the test answers it. */
type Waiting = {
  url: string
  isAborted: boolean
  answer: (html: string, status?: number) => void
  fail: () => void
}
let asked: Waiting[] = []

class HeldRequest extends EventTarget {
  responseType = ''
  responseXML: Document | null = null
  status = 0
  url = ''
  held: Waiting | undefined
  open(_method: string, url: string) {
    this.url = url
  }
  send() {
    expect(this.responseType).toBe('document')
    this.held = {
      url: new URL(this.url).pathname,
      isAborted: false,
      answer: (html, status = 200) => {
        this.status = status
        this.responseXML = parse(html)
        this.dispatchEvent(new Event('load'))
      },
      fail: () => this.dispatchEvent(new Event('error')),
    }
    asked.push(this.held)
  }
  abort() {
    if (this.held) this.held.isAborted = true
  }
}

const enliven = vi.fn<(root: ParentNode) => void>()
const leave = vi.fn<(url: string) => void>()

beforeAll(() => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => Object.assign(window, { scrollY: top }))
  history.replaceState(null, '', '/blog')
  followInPlace({ enliven, leave })
})
afterAll(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})
beforeEach(async () => {
  asked = []
  const page = parse(pageOf('Blog', '/blog'))
  document.head.replaceChildren(...page.head.childNodes)
  document.body.replaceChildren(...page.body.childNodes)
  if (location.pathname === '/blog') return
  fireEvent.click(screen.getByText('Back to the blog'))
  asked[0]?.answer(pageOf('Blog', '/blog'))
  await waitFor(() => expect(location.pathname).toBe('/blog'))
  asked = []
})
afterEach(() => {
  enliven.mockClear()
  leave.mockClear()
  vi.useRealTimers()
})

const heading = () => screen.getByRole('heading').textContent

async function read(name: string, path: string): Promise<void> {
  fireEvent.click(screen.getByText(name))
  asked.at(-1)?.answer(pageOf(name, path))
  await waitFor(() => expect(heading()).toBe(name))
}

describe('a link between pages of the blog', () => {
  it('changes what is between header and footer, the address and the title', async () => {
    Object.assign(window, { scrollY: 900 })
    const header = document.querySelector('header')
    await read('One', '/blog/one')
    expect(location.pathname).toBe('/blog/one')
    expect(document.title).toBe('One · Foyer')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://foyer.example/blog/one',
    )
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'About One',
    )
    expect(document.querySelector('header')).toBe(header)
    expect(document.activeElement?.textContent).toBe('One')
    expect(scrollY).toBe(0)
    expect(enliven).toHaveBeenCalledWith(document.querySelector('main'))
    expect(document.querySelector('a.site-link[aria-current]')).toBeNull()
  })

  it('says Loading... once it takes a moment, and not before', async () => {
    vi.useFakeTimers()
    fireEvent.click(screen.getByText('One'))
    vi.advanceTimersByTime(140)
    expect(screen.getByRole('status').textContent).toBe('')
    vi.advanceTimersByTime(20)
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    vi.useRealTimers()
    asked[0]?.answer(pageOf('One', '/blog/one'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
  })

  it('gives way to the next one', async () => {
    fireEvent.click(screen.getByText('One'))
    fireEvent.click(screen.getByText('Two'))
    expect(asked.map(({ url, isAborted }) => [url, isAborted])).toEqual([
      ['/blog/one', true],
      ['/blog/two', false],
    ])
    asked[1]?.answer(pageOf('Two', '/blog/two'))
    await waitFor(() => expect(location.pathname).toBe('/blog/two'))
    expect(leave).not.toHaveBeenCalled()
  })

  it.each<[string, (request: Waiting | undefined) => void]>([
    ['the network is away', (request) => request?.fail()],
    ['there is no such post', (request) => request?.answer(pageOf('x', '/x'), 404)],
    ['it is no page of the blog', (request) => request?.answer('<main><h1>Sign in</h1></main>')],
  ])('is left to the browser where %s', async (_why, end) => {
    fireEvent.click(screen.getByText('One'))
    end(asked[0])
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(new URL('/blog/one', location.href).href),
    )
    expect(location.pathname).toBe('/blog')
    expect(heading()).toBe('Blog')
  })

  it.each([
    ['Two', { ctrlKey: true }],
    ['Two', { metaKey: true }],
    ['Two', { shiftKey: true }],
    ['Two', { altKey: true }],
    ['Two', { button: 1 }],
    ['Pricing', {}],
    ['Feed', {}],
    ['Elsewhere', {}],
    ['Apart', {}],
    ['Back to the blog', {}],
  ])('is the browser’s own: %s %j', (name, how) => {
    const stop = (event: Event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    }
    addEventListener('click', stop, { once: true })
    fireEvent.click(screen.getByText(name), how)
    expect(asked).toEqual([])
  })
})

describe('Back', () => {
  it('shows the page before where the reader stood, at the link that had led away', async () => {
    Object.assign(window, { scrollY: 700 })
    await read('Three', '/blog/three')
    Object.assign(window, { scrollY: 50 })
    history.back()
    await waitFor(() => expect(asked.at(-1)?.url).toBe('/blog'))
    asked.at(-1)?.answer(pageOf('Blog', '/blog'))
    await waitFor(() => expect(heading()).toBe('Blog'))
    expect(scrollY).toBe(700)
    expect(document.activeElement?.textContent).toBe('Three')
    history.forward()
    await waitFor(() => expect(asked.at(-1)?.url).toBe('/blog/three'))
    asked.at(-1)?.answer(pageOf('Three', '/blog/three'))
    await waitFor(() => expect(heading()).toBe('Three'))
    expect(scrollY).toBe(50)
  })
})
