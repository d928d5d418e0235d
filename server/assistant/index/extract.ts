import { createHash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'
import { pageLanguage } from './detect-language.ts'
import { controlledPanels } from './hidden-elements.ts'
import { loadHtml } from './load-html.ts'
import type { Block, ExtractedPage, PageFacts } from './page-content.ts'
import { addOnce, emptyFacts, readStructuredData } from './structured-data.ts'
import { tidy } from './text-run.ts'
import { walkBlocks } from './walk-blocks.ts'

/**
 * Reads one HTML document as its visible blocks, links and stated facts (design section 6.2).
 * Text repeated across pages is kept here and dealt with when an index is built. Broken documents
 * give what can be read.
 * @throws CostlyMarkup for a document made to be costly.
 */
export function extractPage(html: string, url: string): ExtractedPage {
  const $ = loadHtml(html)
  const blocks = walkBlocks($('body').toArray(), controlledPanels($))
  const text = blocks.map((block) => block.text).join('\n')
  const title = pageTitle($, blocks)
  const robots = $('meta[name="robots" i]').attr('content')?.toLowerCase() ?? ''
  return {
    url,
    title,
    description: tidy($('meta[name="description" i]').attr('content') ?? ''),
    language: pageLanguage($('html').attr('lang') ?? '', text),
    blocks,
    facts: readFacts($, blocks),
    links: readLinks($, url),
    canonical: absolute($('link[rel="canonical" i]').attr('href'), url),
    noIndex: /\b(noindex|none)\b/.test(robots),
    noFollow: /\b(nofollow|none)\b/.test(robots),
    contentHash: createHash('sha256').update(`${title}\n${text}`).digest('hex'),
  }
}

function pageTitle($: CheerioAPI, blocks: Block[]): string {
  const marked = tidy($('head > title').first().text())
  if (marked !== '') return marked
  return blocks.find((block) => block.kind === 'heading' && !block.chrome)?.text ?? ''
}

function readLinks($: CheerioAPI, url: string): string[] {
  const base = absolute($('base[href]').attr('href'), url) ?? url
  const links = new Set<string>()
  $('a[href], area[href]').each((_, element) => {
    if (/\bnofollow\b/i.test($(element).attr('rel') ?? '')) return
    const link = absolute($(element).attr('href'), base)
    if (link !== null) links.add(link)
  })
  return [...links]
}

/** An http(s) address without its fragment, or null. */
function absolute(href: string | undefined, base: string): string | null {
  const target = href?.trim() ?? ''
  if (target === '' || !URL.canParse(target, base)) return null
  const address = new URL(target, base)
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return null
  address.hash = ''
  return address.href
}

function readFacts($: CheerioAPI, blocks: Block[]): PageFacts {
  const facts = emptyFacts()
  $('a[href^="tel:" i], a[href^="mailto:" i]').each((_, element) => {
    const href = $(element).attr('href') ?? ''
    const shown = tidy($(element).text())
    if (/^tel:/i.test(href)) {
      addOnce(facts.phones, shownNumber(shown) ?? decode(href.slice(4)))
    } else {
      addOnce(facts.emails, decode(href.slice(7).replace(/\?.*$/, '')))
    }
  })
  $('address').each((_, element) => addOnce(facts.addresses, tidy($(element).text())))
  for (const block of blocks) if (statesHours(block.text)) addOnce(facts.hours, block.text)
  const scripts = $('script[type="application/ld+json" i]').toArray()
  readStructuredData(
    scripts.map((script) => $(script).text()),
    facts,
  )
  return facts
}

function shownNumber(text: string): string | null {
  return /\+?\(?\d[\d\s().\u2013-]{5,}\d/.exec(text)?.[0] ?? null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const dayName =
  /\b(mon|tues?|wed|thu(rs)?|fri|sat|sun)(day|nesday|urday)?s?\b|\b(lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b/i
const clockTime =
  /\b\d{1,2}(:\d{2})?\s*([ap]\.?m\b|\u2013|-|to|a)\s*|\b24\s*\/\s*7\b|\bclosed\b|\bcerrad[oa]s?\b/i

const closedOn =
  /\b(closed|cerrad[oa]s?)\b.{0,30}\b(weekends?|saturdays?|sundays?|fines de semana|sábados?|domingos?)\b/i

/** Whether a short line gives opening hours, such as "Monday to Friday 9am to 5pm" or "24/7". */
export function statesHours(text: string): boolean {
  if (text.length > 160) return false
  if (/\b24\s*\/\s*7\b/.test(text) || closedOn.test(text)) return true
  return dayName.test(text) && clockTime.test(text)
}
