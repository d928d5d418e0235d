import { fireEvent } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { prefetchOnIntent } from './prefetch.ts'

const hints = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((hint) => hint.getAttribute('href'))

afterEach(() => {
  for (const hint of document.head.querySelectorAll('link[rel=prefetch]')) hint.remove()
  document.body.replaceChildren()
})

function drawLink(href: string): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  const word = document.createElement('span')
  link.append(word)
  document.body.append(link)
  return word
}

test('a browser that knows speculation rules is left alone', () => {
  prefetchOnIntent(true)
  fireEvent.pointerOver(drawLink('/features'))
  expect(hints()).toEqual([])
})

test('a page is fetched ahead once, when somebody points at its link or reaches it', () => {
  prefetchOnIntent(false)
  const pricing = drawLink('/pricing')
  fireEvent.pointerOver(pricing)
  fireEvent.focusIn(pricing)
  fireEvent.focusIn(drawLink('/blog'))
  expect(hints()).toEqual(['/pricing', '/blog'])
})

test.each([
  '/signin',
  '/signup',
  '/dashboard/leads',
  '/outbox',
  '/blog/rss.xml',
  'https://elsewhere.example/pricing',
])('%s is not', (href) => {
  prefetchOnIntent(false)
  fireEvent.pointerOver(drawLink(href))
  expect(hints()).toEqual([])
})
