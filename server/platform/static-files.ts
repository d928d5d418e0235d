import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file held in memory, compressed on its first request. */
export type StaticFile = { type: string; bytes: Buffer; compressed?: Promise<Buffer> }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
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
const compressible = (type: string): boolean => /^text|json|javascript|svg/.test(type)

/** Sends a file, compressed where the browser takes brotli. `cacheControl` is the caller's to know. */
export async function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, cacheControl }: { file: StaticFile; cacheControl: string },
): Promise<FastifyReply> {
  reply.type(file.type).header('cache-control', cacheControl).header('vary', 'accept-encoding')
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  if (!takesBrotli || !compressible(file.type)) return await reply.send(file.bytes)
  file.compressed ??= compress(file.bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  return await reply.header('content-encoding', 'br').send(await file.compressed)
}
