import { crc32 } from 'node:zlib'

/*
 * Pictures and films that say where they were made, built byte by byte, for tests. The place is the
 * demo's street corner; the bytes of its numbers are what tests look for.
 */

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')
const u16 = (n: number): Buffer => Buffer.of(n >> 8, n & 255)
const u32 = (n: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(n)
  return bytes
}
const turned = (bytes: Buffer): Buffer => Buffer.from(bytes.toReversed())

/** Latitude and longitude as texts say them, and as EXIF counts them: degrees, minutes, hundredths. */
const place = {
  latitude: '42.331429',
  longitude: '-83.045753',
  parts: [
    [42, 19, 5314],
    [83, 2, 4471],
  ],
} as const

/** What must not be found in a file any more, in any byte order. */
export const traces: readonly Buffer[] = [
  ascii(place.latitude),
  ascii(place.longitude),
  ascii("Ana's phone"),
  ...place.parts.flatMap(([, , hundredths]) => {
    const big = u32(hundredths)
    return [big, turned(big)]
  }),
]

type Entry = { tag: number; type: number; count: number; value: Buffer }

/** A TIFF table at `at`, its longer values behind it. */
function tableAt(at: number, entries: Entry[], littleEndian: boolean): Buffer {
  const word = (n: number, size: 2 | 4) => {
    const bytes = size === 2 ? u16(n) : u32(n)
    return littleEndian ? turned(bytes) : bytes
  }
  const values: Buffer[] = []
  let next = at + 2 + entries.length * 12 + 4
  const rows = entries.map(({ tag, type, count, value }) => {
    const head = [word(tag, 2), word(type, 2), word(count, 4)]
    if (value.length <= 4) return Buffer.concat([...head, value, Buffer.alloc(4 - value.length)])
    values.push(value)
    next += value.length
    return Buffer.concat([...head, word(next - value.length, 4)])
  })
  return Buffer.concat([word(entries.length, 2), ...rows, Buffer.alloc(4), ...values])
}

const text = (tag: number, words: string): Entry => ({
  tag,
  type: 2,
  count: words.length + 1,
  value: ascii(`${words}\0`),
})

/**
 * A block of EXIF, or with `picture` a whole TIFF of one grey dot: maker, owner, time and place, and
 * turned by a quarter.
 */
export function exifBlock({ littleEndian = false, picture = false } = {}): Buffer {
  const order = (bytes: Buffer) => (littleEndian ? turned(bytes) : bytes)
  const short = (tag: number, n: number): Entry => ({
    tag,
    type: 3,
    count: 1,
    value: order(u16(n)),
  })
  const long = (tag: number, n: number): Entry => ({ tag, type: 4, count: 1, value: order(u32(n)) })
  const rational = (tag: number, [degrees, minutes, hundredths]: readonly number[]): Entry => ({
    tag,
    type: 5,
    count: 3,
    value: Buffer.concat(
      [degrees ?? 0, 1, minutes ?? 0, 1, hundredths ?? 0, 100].map((n) => order(u32(n))),
    ),
  })
  const dot = [256, 257, 258].map((tag) => short(tag, tag === 258 ? 8 : 1))
  const shape = [...dot, short(259, 1), short(262, 1)]
  const first = (camera: number, gps: number): Entry[] => [
    ...(picture ? shape : []),
    text(0x010f, "Ana's phone"),
    ...(picture ? [long(273, 8)] : []),
    short(0x0112, 6),
    ...(picture ? [short(278, 1), long(279, 1)] : []),
    long(0x8769, camera),
    long(0x8825, gps),
  ]
  const start = picture ? 12 : 8
  const camera = start + tableAt(start, first(0, 0), littleEndian).length
  const cameraTable = tableAt(camera, [text(0x9003, '2026:03:05 15:00:00')], littleEndian)
  const gps = camera + cameraTable.length
  const gpsTable = tableAt(
    gps,
    [text(1, 'N'), rational(2, place.parts[0]), text(3, 'W'), rational(4, place.parts[1])],
    littleEndian,
  )
  return Buffer.concat([
    ascii(littleEndian ? 'II' : 'MM'),
    order(u16(42)),
    order(u32(start)),
    Buffer.alloc(start - 8, 0x7f),
    tableAt(start, first(camera, gps), littleEndian),
    cameraTable,
    gpsTable,
  ])
}

const xmp = ascii(
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF exif:GPSLatitude="${place.latitude}" exif:GPSLongitude="${place.longitude}"/></x:xmpmeta>`,
)

/** Three dots by two, in red, with a colour profile: made by a browser. */
const plain = {
  jpeg: Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCeAGpH/9k=',
    'base64',
  ),
  webp: Buffer.from('VlA4ICgAAACQAQCdASoDAAIAAsBMJaACdLoAA5gA/ujXHrz1McX/5mj9JvpN3MAA', 'base64'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4AWI6Y2z8H4aZGJAAAAAA///qnsSoAAAABklEQVQDAH+1BpjuJVuvAAAAAElFTkSuQmCC',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

const segment = (marker: number, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(0xff, marker), u16(data.length + 2), data])
}
const profile = ascii('ICC_PROFILE\0\u0001\u0001 the colours')

/** A JPEG with a place in EXIF, XMP, IPTC and a comment, and `behind` it what phones put there. */
export function locatedJpeg(behind: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([
    plain.jpeg.subarray(0, 20),
    segment(0xe1, ascii('Exif\0\0'), exifBlock()),
    segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0'), xmp),
    segment(0xe2, profile),
    segment(0xed, ascii('Photoshop 3.0\0'), ascii(place.latitude)),
    segment(0xfe, ascii(`at ${place.longitude}`)),
    plain.jpeg.subarray(20),
    behind,
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

export const locatedPng = (behind: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    plain.png.subarray(0, 33),
    pngChunk('gAMA', u32(45_455)),
    pngChunk('eXIf', exifBlock({ littleEndian: true })),
    pngChunk('iTXt', Buffer.concat([ascii('XML:com.adobe.xmp\0\0\0\0\0'), xmp])),
    pngChunk('tEXt', ascii(`Comment\0${place.latitude}`)),
    plain.png.subarray(33),
    behind,
  ])

function riffChunk(type: string, data: Buffer): Buffer {
  const size = turned(u32(data.length))
  return Buffer.concat([ascii(type), size, data, Buffer.alloc(data.length % 2)])
}

export function locatedWebp(): Buffer {
  const header = Buffer.concat([Buffer.of(0x2c, 0, 0, 0), Buffer.of(2, 0, 0, 1, 0, 0)])
  const body = Buffer.concat([
    ascii('WEBP'),
    riffChunk('VP8X', header),
    riffChunk('ICCP', profile),
    plain.webp,
    riffChunk('EXIF', exifBlock()),
    riffChunk('XMP ', xmp),
  ])
  return riffChunk('RIFF', body)
}

export const locatedGif = (): Buffer => {
  const trailer = Buffer.concat([
    Buffer.of(1),
    Buffer.from(Array.from({ length: 256 }, (_, n) => 255 - n)),
    Buffer.of(0),
  ])
  return Buffer.concat([
    plain.gif.subarray(0, 19),
    Buffer.concat([Buffer.of(0x21, 0xff, 11), ascii('XMP DataXMP'), xmp, trailer]),
    Buffer.concat([Buffer.of(0x21, 0xfe, 9), ascii(place.latitude), Buffer.of(0)]),
    plain.gif.subarray(19),
    ascii(place.longitude),
  ])
}

export const locatedTiff = (littleEndian: boolean): Buffer =>
  exifBlock({ littleEndian, picture: true })

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat(parts)
  return Buffer.concat([u32(data.length + 8), ascii(type), data])
}
const full = (type: string, ...parts: Buffer[]): Buffer => box(type, Buffer.alloc(4), ...parts)
const handler = (type: string): Buffer =>
  full('hdlr', Buffer.alloc(4), ascii(type), Buffer.alloc(13))

/** A HEIC whose EXIF lies with the picture's data and whose XMP lies in the list of items itself. */
export function locatedHeic(): Buffer {
  const exif = Buffer.concat([u32(0), exifBlock()])
  const picture = ascii('the picture as it is')
  const item = (id: number, type: string, more: Buffer = Buffer.alloc(1)) =>
    box('infe', Buffer.of(2, 0, 0, 0), u16(id), u16(0), ascii(type), more)
  const items = [
    item(1, 'hvc1'),
    item(2, 'Exif'),
    item(3, 'mime', ascii('\0application/rdf+xml\0')),
  ]
  const extent = (id: number, method: number, [at, length]: readonly [number, number]) =>
    Buffer.concat([u16(id), u16(method), u16(0), u16(1), u32(at), u32(length)])
  const metaAt = (dataAt: number) =>
    full(
      'meta',
      handler('pict'),
      full('pitm', u16(1)),
      full('iinf', u16(items.length), ...items),
      box(
        'iloc',
        Buffer.of(1, 0, 0, 0, 0x44, 0x00),
        u16(3),
        extent(1, 0, [dataAt, picture.length]),
        extent(2, 0, [dataAt + picture.length, exif.length]),
        extent(3, 1, [0, xmp.length]),
      ),
      box('idat', xmp),
    )
  const head = box('ftyp', ascii('heic'), u32(0), ascii('mif1heic'))
  const dataAt = head.length + metaAt(0).length + 8
  return Buffer.concat([head, metaAt(dataAt), box('mdat', picture, exif)])
}

/** A film with its place in every corner where phones and cameras put it, a track of positions too. */
export function locatedFilm(brand = 'isom'): Buffer {
  const said = ascii(`${place.latitude}${place.longitude}/`)
  const head = box('ftyp', ascii(brand), u32(0), ascii(brand))
  const picture = ascii('the film as it is')
  const track = (type: string, at: number, size: number) =>
    box(
      'trak',
      full('tkhd', Buffer.alloc(80)),
      box(
        'mdia',
        handler(type),
        box(
          'minf',
          box(
            'stbl',
            full('stsz', u32(0), u32(1), u32(size)),
            full('stsc', u32(1), u32(1), u32(1), u32(1)),
            full('stco', u32(1), u32(at)),
          ),
        ),
      ),
    )
  const movieAt = (dataAt: number) =>
    box(
      'moov',
      full('mvhd', Buffer.alloc(96)),
      track('vide', dataAt, picture.length),
      track('meta', dataAt + picture.length, said.length),
      box('udta', box('\xa9xyz', u16(said.length), u16(0x15c7), said), full('loci', said)),
      box('meta', handler('mdta'), ascii(`com.apple.quicktime.location.ISO6709${String(said)}`)),
    )
  const dataAt = head.length + movieAt(0).length + 8
  const uuid = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), xmp)
  return Buffer.concat([head, movieAt(dataAt), box('mdat', picture, said), uuid])
}

/** One of each kind, by its media type; every one holds some of {@link traces}. */
export const locatedFiles: readonly [name: string, mimeType: string, bytes: Buffer][] = [
  ['a JPEG', 'image/jpeg', locatedJpeg()],
  ['a JPEG with a second one behind it', 'image/jpeg', locatedJpeg(locatedJpeg())],
  ['a JPEG with a film behind it', 'image/jpeg', locatedJpeg(locatedFilm())],
  ['a JPEG with a word behind it', 'image/jpeg', locatedJpeg(ascii(place.latitude))],
  ['a PNG', 'image/png', locatedPng()],
  ['a PNG with a word behind it', 'image/png', locatedPng(ascii(place.latitude))],
  ['a WebP', 'image/webp', locatedWebp()],
  ['a GIF', 'image/gif', locatedGif()],
  ['a TIFF', 'image/tiff', locatedTiff(false)],
  ['a TIFF the other way round', 'image/tiff', locatedTiff(true)],
  ['a HEIC', 'image/heic', locatedHeic()],
  ['an MP4', 'video/mp4', locatedFilm()],
  ['a MOV', 'video/quicktime', locatedFilm('qt  ')],
]
