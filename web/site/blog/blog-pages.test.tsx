import type { BlogPost, SafeHtml } from '@foyer/shared/api/public-site.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { blogListPage, blogPostPage } from '../pages/blog-pages.tsx'
import { drawFeed } from './feed.ts'
import { posting } from './posting.ts'

afterEach(cleanup)

const isSafe = (html: string): html is SafeHtml => html !== ''
const words = '<p>One <em>word</em>.</p>'
const html: SafeHtml = isSafe(words) ? words : expect.unreachable()

const settings = {
  origin: 'https://foyer.example',
  widgetOrigin: 'https://widget.foyer.example',
  modelHost: null,
  demoSite: null,
  mail: { contact: 'desk@foyer.example', careers: 'desk@foyer.example' },
}

const hostile = '</title><script>alert("1")</script> & more'

const post = (given: Partial<BlogPost> = {}): BlogPost => ({
  slug: 'one',
  title: 'One',
  excerpt: 'About one.',
  author: 'Ida Hale',
  createdAt: '2026-03-01T03:30:00.000Z',
  publishedAt: '2026-03-04T23:59:00.000Z',
  image: { url: '/blog/pictures/one.svg', alt: 'A desk' },
  html,
  ...given,
})

describe('the list', () => {
  it('says so where there is nothing to list', () => {
    render(<>{blogListPage([]).draw(settings)}</>)
    expect(screen.getByText('No articles here just now')).toBeDefined()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('names each link by its post, and shows the day it was created', () => {
    const posts = [post(), post({ slug: 'two', title: hostile, author: null, image: null })]
    render(<>{blogListPage(posts).draw(settings)}</>)
    const [first, second] = screen.getAllByRole('article')
    if (first === undefined || second === undefined) return expect.unreachable()
    expect(within(first).getByRole('link', { name: 'Read More: One' })).toHaveProperty(
      'pathname',
      '/blog/one',
    )
    expect(within(first).getByText('March 1, 2026')).toBeDefined()
    expect(within(first).getByRole('img', { name: 'A desk' })).toBeDefined()
    expect(within(second).getByRole('heading', { name: hostile })).toBeDefined()
    expect(within(second).getByText(/Unknown/)).toBeDefined()
    expect(second.querySelector('img')).toBeNull()
    expect(second.querySelector('.post-picture svg')).not.toBeNull()
  })
})

describe('a post', () => {
  it('shows who wrote it and the day it was published, and its words', () => {
    const page = blogPostPage(post(), settings.origin)
    render(<>{page.draw(settings)}</>)
    expect(screen.getByText(/By Ida Hale/).textContent).toBe('By Ida Hale · March 4, 2026')
    expect(screen.getByText('word').tagName).toBe('EM')
    expect(page.kind).toBe('article')
  })

  it('without an author is by Unknown', () => {
    render(<>{blogPostPage(post({ author: null }), settings.origin).draw(settings)}</>)
    expect(screen.getByText(/Unknown/).textContent).toBe('Unknown · March 4, 2026')
  })

  it('has a preview that link previews can show', () => {
    const preview = (url: string) =>
      blogPostPage(post({ image: { url, alt: '' } }), settings.origin).preview
    expect(preview('/blog/pictures/one.svg')).toBe('blog')
    expect(preview('/blog/images/key')).toBe('https://foyer.example/blog/images/key')
  })

  it('is somebody’s or ours to search engines', () => {
    expect(posting(post(), settings)).toMatchObject({
      '@type': 'BlogPosting',
      author: { '@type': 'Person', name: 'Ida Hale' },
    })
    expect(posting(post({ author: 'Foyer' }), settings)).toMatchObject({
      author: { '@id': 'https://foyer.example/#organization' },
    })
  })
})

it('writes a feed that is XML whatever a title holds', () => {
  const { text } = drawFeed([post({ title: `${hostile} \u0001]]>` })], settings)
  const feed = new DOMParser().parseFromString(text, 'text/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  expect(feed.querySelector('item title')?.textContent).toBe(`${hostile} ]]>`)
  expect(feed.querySelector('item pubDate')?.textContent).toBe('Wed, 04 Mar 2026 23:59:00 GMT')
})
