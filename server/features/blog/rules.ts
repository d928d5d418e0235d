import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BlogPost, SafeHtml } from '@foyer/shared/api/public-site.ts'
import { machinePaths } from '@foyer/shared/paths.ts'
import { shownName } from '@foyer/shared/rules/shown-name.ts'
import sanitizeHtml from 'sanitize-html'
import type { Post } from '#server/ports/blog/blog.ts'

/** Pictures that the build puts on our own origin (web/site/public). */
const ownPicture = /^\/blog\/pictures\/[a-z\d-]+\.(?:svg|png)$/

/** What a picture may be; never SVG, which is a document that can run scripts. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif'

/** Longest address of a picture that is passed on: the doors take no longer ones either. */
const longestAddress = 1_400

/** Characters of a key that are its proof: 132 bits. */
const proofLength = 22

const proofOf = (url: string, secret: Buffer): string =>
  createHmac('sha256', secret).update(url).digest('base64url').slice(0, proofLength)

/**
 * The key under which our own origin serves a picture from elsewhere: the address, and before it a
 * proof that we wrote it, so that nobody else chooses what we fetch. Every process reads it alike.
 */
const pictureKey = (url: string, secret: Buffer): string =>
  proofOf(url, secret) + Buffer.from(url).toString('base64url')

/** The address a key stands for; undefined where we did not write the key. */
export function pictureAddress(key: string, secret: Buffer): string | undefined {
  const url = Buffer.from(key.slice(proofLength), 'base64url').toString('utf8')
  const proof = Buffer.from(key.slice(0, proofLength))
  const wanted = Buffer.from(proofOf(url, secret))
  return proof.length === wanted.length && timingSafeEqual(proof, wanted) ? url : undefined
}

/** Where a browser gets a post's picture: on our own origin, or nowhere. */
export function pictureOnOurs(address: string, secret: Buffer): string | undefined {
  if (ownPicture.test(address)) return address
  if (!URL.canParse(address)) return undefined
  const { protocol, username, href } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  if (!isWeb || username !== '' || href.length > longestAddress) return undefined
  return machinePaths.blogImage(pictureKey(href, secret))
}

const beginsWith = (bytes: Buffer, at: number, letters: string): boolean =>
  bytes.toString('latin1', at, at + letters.length) === letters

/** What bytes are by their first ones, whatever their server calls them; undefined for all else. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  if (beginsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (beginsWith(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg'
  if (beginsWith(bytes, 0, 'GIF87a') || beginsWith(bytes, 0, 'GIF89a')) return 'image/gif'
  if (beginsWith(bytes, 0, 'RIFF') && beginsWith(bytes, 8, 'WEBP')) return 'image/webp'
  if (beginsWith(bytes, 4, 'ftypavif') || beginsWith(bytes, 4, 'ftypavis')) return 'image/avif'
  return undefined
}

const text = ['p', 'br', 'hr', 'blockquote', 'pre', 'h2', 'h3', 'h4', 'h5', 'h6']
const words = 'a strong b em i u s del ins sub sup small mark abbr cite q code kbd time'.split(' ')
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const pictures = ['figure', 'figcaption', 'img']

/** Elements that go with all that is in them; of any other that is not allowed the words stay. */
const goWhole =
  'script style template noscript iframe object embed svg math textarea select option title xmp noembed noframes plaintext video audio canvas form button'.split(
    ' ',
  )

const link = ['http:', 'https:', 'mailto:']

/** Where a link may lead: a page of ours, a page elsewhere, or a letter. */
function readLink(href: string, origin: string): { href: string; isOutside: boolean } | undefined {
  const isPath = /^\/(?![/\\])/.test(href)
  if (!isPath && !/^(?:https?:\/\/|mailto:)/i.test(href)) return undefined
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (!link.includes(url.protocol) || url.username !== '') return undefined
  if (isPath) return { href: url.pathname + url.search + url.hash, isOutside: false }
  return { href: url.href, isOutside: url.protocol !== 'mailto:' && url.origin !== origin }
}

/** What cleaning needs to know: our own origin, and where a picture is to be had. */
export type Cleaning = { origin: string; pictureAt: (address: string) => string | undefined }

type Attributes = Record<string, string>

function cleanLink({ href = '', title }: Attributes, origin: string): sanitizeHtml.Tag {
  const to = readLink(href.trim(), origin)
  const attribs: Attributes = {
    ...(to === undefined ? {} : { href: to.href }),
    ...(to?.isOutside === true ? { rel: 'noopener' } : {}),
    ...(title === undefined ? {} : { title }),
  }
  return { tagName: 'a', attribs }
}

function cleanPicture(given: Attributes, pictureAt: Cleaning['pictureAt']): sanitizeHtml.Tag {
  const src = pictureAt((given['src'] ?? '').trim())
  const sizes = ['width', 'height'].flatMap((name) => {
    const size = given[name] ?? ''
    return /^\d{1,4}$/.test(size) ? [[name, size] as const] : []
  })
  const shown = { alt: given['alt'] ?? '', ...Object.fromEntries(sizes), loading: 'lazy' }
  return { tagName: 'img', attribs: src === undefined ? {} : { src, ...shown } }
}

/** The last look: nothing that runs, loads or styles is left, however it came through. */
const isSafe = (html: string): html is SafeHtml =>
  !/<\s*\/?\s*(?:script|style|iframe|object|embed|svg|math|form|link|meta|base)\b/i.test(html) &&
  !/<[^>]*\s(?:on\w+|style|srcset|srcdoc|formaction)\s*=/i.test(html.replaceAll(/"[^"]*"/g, '""'))

/**
 * A post's HTML as a page of ours may hold it: elements and attributes by an allow-list, no style and no
 * name, links to the web, to letters and to our own pages, pictures from our own origin, headings from
 * h2 on. @throws where something got through all the same, so that it is not shown.
 */
export function cleanHtml(html: string, { origin, pictureAt }: Cleaning): SafeHtml {
  const clean = sanitizeHtml(html, {
    allowedTags: [...text, ...words, ...lists, ...tables, ...pictures],
    allowedAttributes: {
      a: ['href', 'rel', 'title'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      table: ['tabindex'],
      ol: ['start'],
      time: ['datetime'],
      abbr: ['title'],
    },
    allowedClasses: {},
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: goWhole,
    // Deeper than any text, and less than a stack holds.
    nestingLimit: 40,
    transformTags: {
      h1: 'h2',
      // A wide one is moved sideways, by the keyboard too.
      table: () => ({ tagName: 'table', attribs: { tabindex: '0' } }),
      a: (_name, given) => cleanLink(given, origin),
      img: (_name, given) => cleanPicture(given, pictureAt),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  })
  if (!isSafe(clean)) throw new Error('A post holds what cleaning did not take out')
  return clean
}

/** Longest title and excerpt that are shown, in characters. */
const longest = { title: 300, excerpt: 600, name: 120, alt: 300 }

/** One line of words: nothing invisible, and not without end. */
const oneLine = (words: string, most: number): string => {
  const letters = Array.from(shownName(words, ''))
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`
}

/** A post as the public pages show it (specification 1, section 3). */
export function shownPost(post: Post, cleaning: Cleaning): BlogPost {
  const name = oneLine(post.authors[0]?.name ?? '', longest.name)
  const url = post.feature_image === null ? undefined : cleaning.pictureAt(post.feature_image)
  return {
    slug: post.slug,
    title: oneLine(post.title, longest.title) || post.slug,
    excerpt: oneLine(post.excerpt, longest.excerpt),
    author: name === '' ? null : name,
    createdAt: post.created_at,
    publishedAt: post.published_at,
    image:
      url === undefined ? null : { url, alt: oneLine(post.feature_image_alt ?? '', longest.alt) },
    html: cleanHtml(post.html, cleaning),
  }
}
