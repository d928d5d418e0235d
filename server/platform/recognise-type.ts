import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type FileType, typeOfName } from '@foyer/shared/facts/file-kinds.ts'
import { fileTypeFromFile } from 'file-type'

/** What `file-type` calls a type, where that is not the type's own name. */
const alsoCalled: Partial<Record<FileType, readonly string[]>> = {
  'image/png': ['image/apng'],
  'image/heic': ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  'video/mp4': ['video/x-m4v'],
  'audio/mp4': ['audio/x-m4a', 'video/mp4'],
  'audio/ogg': ['audio/ogg; codecs=opus'],
  'audio/flac': ['audio/x-flac'],
}

const wide = (text: string): string => text.replaceAll(/./g, '$&\0')

/**
 * The older office formats and, at times, the newer ones are told apart only by the names of their
 * parts, which stand readable in the file: the outer format, and one of the names.
 */
const containers: Partial<Record<FileType, { outer: string; parts: readonly string[] }>> = {
  'application/msword': { outer: 'application/x-cfb', parts: [wide('WordDocument')] },
  'application/vnd.ms-excel': {
    outer: 'application/x-cfb',
    parts: [wide('Workbook'), wide('Book\0')],
  },
  'application/vnd.ms-powerpoint': {
    outer: 'application/x-cfb',
    parts: [wide('PowerPoint Document')],
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    outer: 'application/zip',
    parts: ['word/'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    outer: 'application/zip',
    parts: ['xl/'],
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    outer: 'application/zip',
    parts: ['ppt/'],
  },
}

/** Programs inside office files, by the names of the parts that hold them. */
const macros = ['vbaProject.bin', wide('_VBA_PROJECT')]

/** Markup that a browser would run if it took the file for a page. */
const markup =
  /<(?:!doctype\s+html|html|script|iframe|body)[\s/>]|<\w+\b[^<>]{0,300}\son[a-z]{3,20}\s*=|<svg\s[^<>]{0,300}xmlns/i

/** A program's first line, in a text. */
const interpreter = /^\uFEFF?#!/
/** Control characters, but for those that lay text out. */
const control = /[^\P{Cc}\t\n\v\f\r\u0085]/u

/** How much of a piece is read again with the next, so that nothing hides across a border. */
const overlap = 512
/** A PDF may hold forms whose fields look like markup: only its ends are looked at for it. */
const pdfEnds = 4_096
/** The longest end of an archive: its record and a comment. */
const archiveEnd = 22 + 65_535

/** Pieces of a file as characters of one byte each, each with the end of the one before. */
async function* piecesOf(file: string): AsyncGenerator<string> {
  let before = ''
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 256 * 1024 })
  for await (const chunk of chunks) {
    const piece = before + chunk.toString('latin1')
    yield piece
    before = piece.slice(-overlap)
  }
}

async function holds(file: string, isSo: (piece: string) => boolean): Promise<boolean> {
  for await (const piece of piecesOf(file)) if (isSo(piece)) return true
  return false
}

/** Up to `length` bytes from `start`, or from the end where `start` is negative. */
async function readPart(file: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const from = start < 0 ? Math.max(0, size + start) : start
    const bytes = Buffer.alloc(Math.min(length, Math.max(0, size - from)))
    await handle.read(bytes, 0, bytes.length, from)
    return bytes
  } finally {
    await handle.close()
  }
}

/** Whether an archive ends where the file does: it would open as one whatever comes before it. */
async function endsInArchive(file: string): Promise<boolean> {
  const end = await readPart(file, -archiveEnd, archiveEnd)
  const record = Buffer.from('PK\u0005\u0006', 'latin1')
  for (let at = end.lastIndexOf(record); at >= 0; at = end.lastIndexOf(record, at - 1)) {
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true
    if (at === 0) break
  }
  return false
}

/** Whether the bytes are text: UTF-8, or UTF-16 that says so, without control characters. */
async function isPlainText(file: string): Promise<boolean> {
  const [first, second] = await readPart(file, 0, 2)
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8'
  const decoder = new TextDecoder(encoding, { fatal: true })
  let before = ''
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(file)
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true })
      if (before === '' && interpreter.test(text)) return false
      if (control.test(text) || markup.test(before + text)) return false
      before = (before + text).slice(-overlap)
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function isWhatItClaims(file: string, type: FileType): Promise<boolean> {
  const found = (await fileTypeFromFile(file))?.mime
  if (found === undefined) return false
  if (found === type || alsoCalled[type]?.includes(found) === true) return true
  const container = containers[type]
  if (container?.outer !== found) return false
  return await holds(file, (piece) => container.parts.some((part) => piece.includes(part)))
}

/** Whether a file is a second thing beside what it claims: a page, or an archive behind a picture. */
async function isPolyglot(file: string, type: FileType): Promise<boolean> {
  if (await endsInArchive(file)) return true
  if (type !== 'application/pdf') return await holds(file, (piece) => markup.test(piece))
  const ends = [await readPart(file, 0, pdfEnds), await readPart(file, -pdfEnds, pdfEnds)]
  return ends.some((end) => markup.test(end.toString('latin1')))
}

const isOffice = (type: FileType): boolean =>
  type in containers || type.startsWith('application/vnd.')

/**
 * The media type of a file, where its bytes and its name agree on one that is taken; undefined for
 * everything else, and for files that are two things at once.
 */
export async function recogniseType(file: string, name: string): Promise<FileType | undefined> {
  const type = typeOfName(name)
  if (type === undefined) return undefined
  if (type.startsWith('text/')) return (await isPlainText(file)) ? type : undefined
  if (!(await isWhatItClaims(file, type))) return undefined
  if (isOffice(type)) {
    const hasMacros = await holds(file, (piece) => macros.some((name) => piece.includes(name)))
    return hasMacros ? undefined : type
  }
  if (type === 'application/zip') return type
  return (await isPolyglot(file, type)) ? undefined : type
}
