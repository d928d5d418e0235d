import type { BlogSummary, SiteSettings } from '@foyer/shared/api/public-site.ts'
import { blog } from '@foyer/shared/copy/public/blog.ts'
import { siteFrame } from '@foyer/shared/copy/public/frame.ts'
import { machinePaths, paths } from '@foyer/shared/paths.ts'

/** What XML 1.0 has no place for, and nobody can see. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const inXml = (text: string): string =>
  text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const element = (name: string, text: string): string => `<${name}>${inXml(text)}</${name}>`

/** The posts as RSS 2.0 (RSS Advisory Board), with whole addresses and dates of RFC 822. */
export function drawFeed(
  posts: readonly BlogSummary[],
  { origin }: SiteSettings,
): { type: string; text: string } {
  const items = posts.map(({ slug, title, excerpt, author, publishedAt }) => {
    const url = origin + paths.blogPost(slug)
    return [
      '<item>',
      element('title', title),
      element('link', url),
      `<guid isPermaLink="true">${inXml(url)}</guid>`,
      element('pubDate', new Date(publishedAt).toUTCString()),
      element('dc:creator', author ?? blog.unknownAuthor),
      element('description', excerpt),
      '</item>',
    ].join('\n')
  })
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', siteFrame.feed),
    element('link', origin + paths.blog),
    `<atom:link href="${inXml(origin + machinePaths.feed)}" rel="self" type="application/rss+xml"/>`,
    element('description', blog.description),
    element('language', 'en-us'),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
  return { type: 'application/rss+xml; charset=utf-8', text }
}
