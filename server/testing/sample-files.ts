const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')
const zeros = Buffer.alloc(512)

/** A ZIP archive of stored entries, for tests: real enough for every reader. */
export function zipOf(entries: Record<string, string>, comment = ''): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const size = hex('00000000 00000000 00000000')
    size.writeUInt32LE(content.length, 4)
    size.writeUInt32LE(content.length, 8)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(name.length, 0)
    const head = Buffer.concat([hex('0a00 0000 0000 0000 2100'), size, lengths])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    const local = Buffer.concat([ascii('PK\u0003\u0004'), head, ascii(name), ascii(content)])
    directory.push(ascii('PK\u0001\u0002'), hex('0a00'), head, where, ascii(name))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...parts, listed, ascii('PK\u0005\u0006'), end, ascii(comment)])
}

const officeOf = (part: string, type: string) =>
  zipOf({ '[Content_Types].xml': `<Types>${type}</Types>`, [part]: '<x/>' })
const openDocumentOf = (kind: string) =>
  zipOf({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' })
const compoundOf = (stream: string) =>
  Buffer.concat([hex('d0cf11e0a1b11ae1'), zeros, wide(stream), Buffer.alloc(64)])
const brandOf = (brand: string) =>
  Buffer.concat([hex('00000018'), ascii(`ftyp${brand}`), hex('00000000'), ascii(brand), zeros])

export const pdf = ascii(
  '%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
export const jpg = Buffer.concat([
  hex('ffd8ffe000104a46494600010100000100010000'),
  zeros,
  hex('ffd9'),
])
export const docx = officeOf('word/document.xml', 'wordprocessingml')

/** A file of each kind that is taken, by a name of that kind: as small as its readers allow. */
export const takenFiles: [name: string, mimeType: string, bytes: Buffer][] = [
  ['lease.pdf', 'application/pdf', pdf],
  ['shot.png', 'image/png', png],
  ['moving.GIF', 'image/gif', gif],
  ['crash.jpeg', 'image/jpeg', jpg],
  ['phone.heic', 'image/heic', brandOf('heic')],
  ['web.webp', 'image/webp', Buffer.concat([ascii('RIFF\0\0\0\0WEBPVP8 '), zeros])],
  ['scan.bmp', 'image/bmp', Buffer.concat([ascii('BM'), zeros])],
  ['fax.tif', 'image/tiff', Buffer.concat([hex('49492a0008000000'), zeros])],
  ['clip.mp4', 'video/mp4', brandOf('isom')],
  ['clip.mov', 'video/quicktime', brandOf('qt  ')],
  ['old.3gp', 'video/3gpp', brandOf('3gp4')],
  ['clip.webm', 'video/webm', Buffer.concat([hex('1a45dfa3 87 4282 84'), ascii('webm'), zeros])],
  ['clip.avi', 'video/vnd.avi', Buffer.concat([ascii('RIFF\0\0\0\0AVI '), zeros])],
  [
    'call.mp3',
    'audio/mpeg',
    Buffer.concat([ascii('ID3'), hex('03000000000000'), hex('fffb9064'), zeros]),
  ],
  ['call.wav', 'audio/wav', Buffer.concat([ascii('RIFF\0\0\0\0WAVEfmt '), zeros])],
  ['memo.m4a', 'audio/mp4', brandOf('M4A ')],
  ['note.flac', 'audio/flac', Buffer.concat([ascii('fLaC'), zeros])],
  ['note.amr', 'audio/amr', Buffer.concat([ascii('#!AMR\n'), zeros])],
  [
    'note.opus',
    'audio/ogg',
    Buffer.concat([ascii('OggS'), Buffer.alloc(24), ascii('OpusHead'), zeros]),
  ],
  ['letter.rtf', 'application/rtf', ascii('{\\rtf1\\ansi Hello}')],
  ['old.doc', 'application/msword', compoundOf('WordDocument')],
  ['old.xls', 'application/vnd.ms-excel', compoundOf('Workbook')],
  ['old.ppt', 'application/vnd.ms-powerpoint', compoundOf('PowerPoint Document')],
  ['new.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx],
  [
    'new.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    officeOf('xl/workbook.xml', 'spreadsheetml'),
  ],
  [
    'new.pptx',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    officeOf('ppt/presentation.xml', 'presentationml'),
  ],
  ['open.odt', 'application/vnd.oasis.opendocument.text', openDocumentOf('text')],
  ['open.ods', 'application/vnd.oasis.opendocument.spreadsheet', openDocumentOf('spreadsheet')],
  ['open.odp', 'application/vnd.oasis.opendocument.presentation', openDocumentOf('presentation')],
  ['photos.zip', 'application/zip', zipOf({ 'a.txt': 'a' })],
  ['notes.txt', 'text/plain', Buffer.from('Señora Ñandú owes me $1,200 <since May>.\r\n\tThanks')],
  ['bmw.txt', 'text/plain', ascii('BMW repair: the garage kept the car.')],
  ['wide.txt', 'text/plain', Buffer.concat([hex('fffe'), wide('hola')])],
  ['wages.csv', 'text/csv', ascii('week;hours\n1;40\n')],
]

/** Files that are not what their name says, or are two things at once. */
export const refusedFiles: [why: string, name: string, bytes: Buffer][] = [
  ['a program', 'setup.exe', Buffer.concat([ascii('MZ'), zeros])],
  ['a program named as a document', 'lease.pdf', Buffer.concat([ascii('MZ'), zeros])],
  ['a program named as text', 'lease.txt', Buffer.concat([ascii('MZ'), zeros])],
  ['a shell script named as text', 'run.txt', ascii('#!/bin/sh\nrm -rf ~\n')],
  ['an ELF program named as a picture', 'a.png', Buffer.concat([hex('7f454c46'), zeros])],
  ['a page', 'page.html', ascii('<!doctype html><p>hi')],
  ['a page named as text', 'page.txt', ascii('hi <script>alert(1)</script>')],
  [
    'a page in UTF-16 named as text',
    'page.txt',
    Buffer.concat([hex('fffe'), wide('<script>x</script>')]),
  ],
  ['an SVG', 'logo.svg', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an SVG named as text', 'logo.txt', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an SVG named as a picture', 'logo.png', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture named as another kind', 'shot.jpg', png],
  ['a picture named as a document', 'shot.pdf', png],
  ['a document named as an archive', 'lease.zip', pdf],
  [
    'a picture with a page in it',
    'a.gif',
    Buffer.concat([gif, ascii('<script>alert(1)</script>')]),
  ],
  [
    'a picture with a page far in it',
    'a.png',
    Buffer.concat([png, Buffer.alloc(262_144 - png.length - 4, 1), ascii('<SCRIPT src=x>'), zeros]),
  ],
  [
    'a picture with a handler in it',
    'a.jpg',
    Buffer.concat([jpg, ascii('<img src=x onerror=alert(1)>')]),
  ],
  [
    'a PDF with a page before its first object',
    'a.pdf',
    ascii('%PDF-1.4\n<html><body onload=alert(1)>\n%%EOF'),
  ],
  [
    'a PDF with a page behind it',
    'a.pdf',
    Buffer.concat([pdf, zeros, ascii('<script>alert(1)</script>')]),
  ],
  ['a PDF with an archive behind it', 'a.pdf', Buffer.concat([pdf, zipOf({ 'a.class': 'x' })])],
  [
    'a picture with a commented archive behind it',
    'a.png',
    Buffer.concat([png, zipOf({ a: 'x' }, 'PK\u0005\u0006 twice')]),
  ],
  [
    'a recording with a page in its title',
    'a.mp3',
    Buffer.concat([ascii('ID3'), hex('03000000000040'), ascii('<script>alert(1)</script>'), zeros]),
  ],
  [
    'an office document with macros',
    'a.docx',
    zipOf({ '[Content_Types].xml': 'x', 'word/document.xml': 'x', 'word/vbaProject.bin': 'x' }),
  ],
  [
    'an old office document with macros',
    'a.doc',
    Buffer.concat([compoundOf('WordDocument'), wide('_VBA_PROJECT')]),
  ],
  ['an installer named as an old document', 'a.doc', compoundOf('Installer')],
  ['an archive named as an office document', 'a.docx', zipOf({ 'evil.js': 'x' })],
  ['an office document named as another', 'a.xlsx', docx],
  ['no extension', 'lease', pdf],
  ['an extension after the true one', 'lease.pdf.js', pdf],
  ['text with a NUL', 'a.txt', ascii('a\0b')],
  ['text that is not UTF-8', 'a.txt', hex('ff41fe')],
  ['text that ends in half a character', 'a.txt', hex('61c3')],
  ['another archive named as a ZIP', 'a.zip', hex('1f8b0800000000000003')],
]
