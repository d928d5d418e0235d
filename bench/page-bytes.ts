import { get } from 'node:http'

/** A request as Lighthouse lists it. */
export type Requested = { url?: string; resourceType?: string }

/** Bodies as they are sent, in bytes, brotli where that is smaller; headers left out. */
export type PageBytes = {
  /** The document, its script with what that imports, its styles and faces: what design section 11 limits. */
  atOnce: number
  /** What follows by itself, such as the film of the home page, and all pictures. */
  later: number
}

const imports = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g

/**
 * Weighs a page as `npm run check` does, from what a browser asked for.
 * @param address the page's own
 */
export async function weighPage(
  address: string,
  requested: readonly Requested[],
): Promise<PageBytes> {
  const atOnce = new Set([address, ...(await scriptsOf(address))])
  for (const { url, resourceType } of requested)
    if (url !== undefined && /^(Font|Stylesheet)$/.test(resourceType ?? '')) atOnce.add(url)
  const asked = requested.flatMap(({ url }) => (url?.startsWith('http') === true ? [url] : []))
  const later = new Set(asked.filter((url) => !atOnce.has(url)))
  return { atOnce: await sum(atOnce), later: await sum(later) }
}

/** Addresses of the scripts that a document names, and of what these import before they run. */
async function scriptsOf(address: string): Promise<Set<string>> {
  const html = await (await fetch(address)).text()
  const named = [...html.matchAll(/<script\b[^>]*?\bsrc="([^"]+)"/g)]
  const reached = new Set(named.map(([, src = '']) => new URL(src, address).href))
  for (const script of reached) {
    const text = await (await fetch(script)).text()
    for (const [, target = ''] of text.matchAll(imports)) reached.add(new URL(target, script).href)
  }
  return reached
}

async function sum(addresses: ReadonlySet<string>): Promise<number> {
  const lengths = await Promise.all([...addresses].map(bodyLength))
  return lengths.reduce((total, length) => total + length, 0)
}

/** The length of a body as it comes over the wire. */
async function bodyLength(address: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, (reply) => {
      let length = 0
      reply.on('data', (chunk: Buffer) => (length += chunk.length))
      reply.once('end', () => resolve(length))
    })
    request.once('error', reject)
  })
}
