import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file held in memory, compressed and hashed on its first request. */
export type StaticFile = {
  type: string
  bytes: Buffer
  compressed?: Promise<Buffer>
  hash?: string
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.map': 'application/json',
}

/** Everything below a folder by its path in it, with forward slashes; nothing where it is absent. */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const type = types[path.extname(entry.name)]
    if (type === undefined) continue
    files.set(path.relative(folder, file).split(path.sep).join('/'), {
      type,
      bytes: readFileSync(file),
    })
  }
  return files
}

const compress = promisify(brotliCompress)

/** Text compresses; pictures and fonts are compressed already. */
const compressible = (type: string): boolean => /^text|json|javascript|svg|xml/.test(type)

/** Whether brotli is among what is taken, and not with the weight of none (RFC 9110, section 12.5.3). */
const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[\s,])br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(headers['accept-encoding'] ?? '')

const shortHash = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 22)
}

/**
 * What names this file as it is sent: weak, since one name stands for it compressed and not. The policy counts
 * too: not every browser takes a new one from an answer without a body.
 */
function tagOf(file: StaticFile, policy: ReturnType<FastifyReply['getHeader']>): string {
  file.hash ??= shortHash(file.bytes)
  return `W/"${shortHash(file.hash, [policy].flat().join())}"`
}

/** Whether the browser holds it already (RFC 9110, section 13.1.2). */
function isHeld({ headers }: FastifyRequest, tag: string): boolean {
  const named = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim())
  return named.some((each) => each === '*' || each === tag || `W/${each}` === tag)
}

/**
 * Sends a file, compressed where the browser takes brotli, or no more than that it is the one the browser has.
 * `cacheControl` is the caller's to know; status and policy are set before.
 */
export async function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cacheControl }: { file: StaticFile; cacheControl: string },
): Promise<FastifyReply> {
  reply.header('cache-control', cacheControl).header('vary', 'accept-encoding')
  if (reply.statusCode === 200) {
    const tag = tagOf(file, reply.getHeader('content-security-policy'))
    reply.header('etag', tag)
    if (isHeld(request, tag)) return await reply.code(304).send()
  }
  reply.type(file.type)
  if (!takesBrotli(request) || !compressible(file.type)) return await reply.send(file.bytes)
  file.compressed ??= compress(file.bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  return await reply.header('content-encoding', 'br').send(await file.compressed)
}
