import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { visitorDocumentsApi } from '@foyer/shared/api/documents.ts'
import { documentForm } from '@foyer/shared/copy/documents.ts'
import { documentLimits } from '@foyer/shared/facts/limits.ts'
import { hours } from '@foyer/shared/facts/time.ts'
import { widgetApiBase } from '@foyer/shared/paths.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '#server/platform/failure.ts'
import { writeNewFile } from './write-file.ts'

/** A form with one file as it arrived, nothing about it believed yet. */
export type Upload = {
  /** Where the bytes lie until the answer is given. */
  path: string
  size: number
  sha256: string
  filename: string
  fields: Readonly<Record<string, string>>
}

/** Where files lie while they arrive. */
export const arrivals = (dataFolder: string): string => path.join(dataFolder, 'arriving')

/** What a form may hold beside its file, generously: the fields are checked one by one later. */
const formBytes = 64 * 1024
const limits = {
  fileSize: documentLimits.maxBytes,
  files: 2,
  fields: 10,
  parts: 12,
  fieldSize: 32 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const

/** Removes the files a killed process was at work on; what is still worked on is younger than that. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > hours(1))
      await rm(file, { force: true })
  }
}

/**
 * Lets a door read forms, on the address that takes files and on no other: everywhere else a form is
 * refused as before. To be called before the routes are mounted.
 */
export async function registerUploads(door: FastifyInstance, dataFolder: string): Promise<void> {
  const taking = widgetApiBase + visitorDocumentsApi.sendDocument.path
  await door.register(multipart, { limits, throwFileSizeLimit: false })
  door.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions
    const isForm = /^\s*multipart\//i.test(request.headers['content-type'] ?? '')
    if (isForm && url !== undefined && url !== taking) throw new Failure('request/not-json')
  })
  door.addHook('onReady', () => removeLeftovers(arrivals(dataFolder)))
}

async function writeFile(part: MultipartFile, file: string) {
  const hash = createHash('sha256')
  let size = 0
  await writeNewFile(file, part.file, (piece) => {
    hash.update(piece)
    size += piece.length
  })
  if (part.file.truncated) throw new Failure('document/too-large')
  if (size === 0) throw new Failure('document/missing')
  return { size, sha256: hash.digest('hex'), filename: part.filename }
}

const wrongField = (field: string, message: string): Failure =>
  new Failure('request/invalid', { details: [{ field, message }] })

async function readForm(request: FastifyRequest, file: string): Promise<Upload> {
  const fields = new Map<string, string>()
  let written: Awaited<ReturnType<typeof writeFile>> | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (written !== undefined || part.fieldname !== 'file')
        throw wrongField(part.fieldname.slice(0, 100), documentForm.oneFile)
      written = await writeFile(part, file)
    } else if (part.valueTruncated) {
      throw wrongField(part.fieldname.slice(0, 100), documentForm.fieldTooLong)
    } else fields.set(part.fieldname, String(part.value))
  }
  if (written === undefined) throw new Failure('document/missing')
  return { path: file, ...written, fields: Object.fromEntries(fields) }
}

/** What a form that could not be read comes to: its own fault, unless the disk's or a bug. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure || error instanceof TypeError)
    return error
  if ('syscall' in error)
    return new Failure('server/unavailable', { cause: error, retryAfterSeconds: 30 })
  return new Failure('request/invalid', { cause: error })
}

/**
 * Receives a form with one file, streamed to the disk and hashed on the way, and lends it to `use`.
 * The file is gone when this settles.
 * @throws Failure where there is no file, more than one, or too large a one.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  dataFolder: string,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new Failure('document/missing')
  if (Number(request.headers['content-length'] ?? 0) > documentLimits.maxBytes + formBytes)
    throw new Failure('document/too-large')
  const folder = arrivals(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, randomUUID())
  try {
    const upload = await readForm(request, file).catch((error: unknown) => {
      throw failureOf(error)
    })
    return await use(upload)
  } finally {
    // What was not read is let pass, so that the answer finds a client that still sends.
    request.raw.unpipe()
    request.raw.resume()
    await rm(file, { force: true })
  }
}
