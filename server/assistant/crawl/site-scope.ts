/** What belongs to a site, and how its addresses are written. */
export type SiteScope = {
  /** Scheme, host and port that all addresses of the site are written with. */
  origin: string
  /** Same host; `www.`, scheme and default port make no difference. */
  isOwn: (url: URL) => boolean
  /**
   * One way of writing a page's address: on `origin`, without fragment, tracking and session
   * parameters, the rest of them sorted. Null for what is no address on this site.
   */
  read: (address: string, base?: string) => string | null
}

/**
 * Longer addresses are no pages people open, and a key of the database holds 2,704 bytes: one such
 * link would end the whole reading.
 */
const longestAddress = 2_000

/** Parameters that say where a visitor came from or who it is, never which page is meant. */
const idleParameters =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|_hs\w+|hsctatracking|_ga|_gl|phpsessid|jsessionid|sessionid|sid|replytocom)$/i

/** File names that no web page has. */
const fileNames =
  /\.(pdf|docx?|xlsx?|pptx?|odt|ods|rtf|csv|zip|gz|tgz|rar|7z|exe|dmg|apk|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|heic|mp[34]|m4[av]|mov|avi|wmv|webm|wav|ogg|css|m?js|json|map|woff2?|ttf|eot|ics|vcf)$/i

/** Reads what a firm entered as its website; the scheme may be left out. */
export const readSiteUrl = (text: string): URL | null => {
  const entered = text.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(entered) ? entered : `https://${entered}`
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.username === '' && url.password === '' ? url : null
}

/** Draws the line around the site that `start` stands on. */
export const scopeSite = (start: URL): SiteScope => {
  const own = siteName(start)
  const isOwn = (url: URL): boolean =>
    (url.protocol === 'http:' || url.protocol === 'https:') && siteName(url) === own
  return {
    origin: start.origin,
    isOwn,
    read: (address, base) => {
      if (!URL.canParse(address, base ?? start.origin)) return null
      const url = new URL(address, base ?? start.origin)
      if (!isOwn(url) || url.username !== '' || url.password !== '') return null
      const written = start.origin + tidyPath(url.pathname) + tidyQuery(url.search)
      return written.length > longestAddress ? null : written
    },
  }
}

/** Whether an address names a file by its ending, so that it need not be fetched to know. */
export const namesFile = (address: string): boolean => fileNames.test(new URL(address).pathname)

const siteName = (url: URL): string =>
  url.hostname.replace(/\.$/, '').replace(/^www\./, '') + (url.port === '' ? '' : `:${url.port}`)

/** Equal spellings of the same path made one (RFC 3986, section 6.2.2), session ids dropped. */
const tidyPath = (path: string): string =>
  path.replace(/;jsessionid=[^/]*/i, '').replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })

const tidyQuery = (search: string): string => {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !idleParameters.test(part.split('=')[0] ?? ''))
  return kept.length === 0 ? '' : `?${kept.toSorted().join('&')}`
}
