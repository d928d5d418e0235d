/**
 * Cuts the two faces down to what our pages need, into `dist/fonts`: for each face a file with the letters
 * of our own words, which pages load before the first paint, and one with the other letters of Western
 * Europe, which browsers load when a page has one of them. `fonts.css` says so, `rare.css` and `one-serif.css` the rest. docs/decisions/070.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const fontFolder = path.join(root, 'dist', 'fonts')
const packages = path.join(root, 'node_modules', '@fontsource-variable')

const series = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('')

/** What every page may write: ASCII, the typography of English, and what posts quote beside: a statute’s sign, a Spanish word. */
export const coreLetters = `${series(0x20, 0x7e)}\u00a0§©·ó×–—‘’“”•…←→`

/** What names and Spanish need beside; `latin` files of the packages hold no others. */
export const otherLetters = Array.from(`${series(0xa1, 0xff)}ıŒœ‚„†‡‰‹›⁄€™↑↓−`)
  .filter((letter) => !coreLetters.includes(letter))
  .join('')

/**
 * Faces as they are used. `weight` is what the file is used for; together a family's cover all, or a
 * browser would leave the family for a weight that is not named. `rare` are the packages' own files with
 * letters beyond Western Europe, for the rare name in the dashboard. Newsreader has an optical size: the heavier is cut for headings, the lighter for reading.
 * `like` makes a face of every computer take the same room while ours loads: size by the widths of
 * 6,000 letters of README in both (1.0202, 1.0108, 1.044), heights by the faces' own, over that size.
 */
const faces = [
  {
    family: 'Instrument Sans',
    file: 'instrument-sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '1 1000',
    rare: ['instrument-sans-latin-ext-wght-normal'],
    like: { local: ['Arial', 'Liberation Sans'], size: 102.02, ascent: 95.1, descent: 24.5 },
  },
  {
    family: 'Newsreader',
    file: 'newsreader-reading',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: 400, opsz: 18 },
    weight: '1 450',
    rare: ['newsreader-vietnamese-opsz-normal', 'newsreader-latin-ext-opsz-normal'],
    like: {
      local: ['Times New Roman', 'Liberation Serif'],
      size: 101.08,
      ascent: 72.7,
      descent: 26.2,
    },
  },
  {
    family: 'Newsreader',
    file: 'newsreader-heading',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: 500, opsz: 24 },
    weight: '451 1000',
    rare: ['newsreader-vietnamese-opsz-normal', 'newsreader-latin-ext-opsz-normal'],
    like: {
      local: ['Times New Roman', 'Liberation Serif'],
      size: 104.4,
      ascent: 70.4,
      descent: 25.4,
    },
  },
]

/** Files a page names to be loaded before its first paint. */
export const preloadedFonts = ['instrument-sans.woff2', 'newsreader-heading.woff2']

/** @returns {Promise<void>} once `dist/fonts` is as it should be; quick where it was already */
export async function buildFonts() {
  const stamp = path.join(fontFolder, '.ready')
  const key = keyOfInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return
  const files = new Map([
    ['fonts.css', faces.flatMap(drawFaces).join('\n')],
    ['rare.css', faces.flatMap(drawRare).join('\n')],
    ['one-serif.css', oneSerif()],
  ])
  for (const face of faces) {
    files.set(`${face.file}.woff2`, await cutFace(face, coreLetters, 'woff2'))
    files.set(`${face.file}-more.woff2`, await cutFace(face, otherLetters, 'woff2'))
  }
  mkdirSync(fontFolder, { recursive: true })
  for (const [name, content] of files) writeFileSync(path.join(fontFolder, name), content)
  writeFileSync(stamp, key)
}

/**
 * A face for a program that draws pictures and knows no variable fonts: one weight, uncompressed.
 * @param {'Instrument Sans' | 'Newsreader'} family
 */
export async function pictureFace(family) {
  const face = faces.findLast((each) => each.family === family)
  const axes = family === 'Newsreader' ? { wght: 500, opsz: 60 } : { wght: 400 }
  return cutFace({ ...face, axes }, coreLetters, 'truetype')
}

async function cutFace({ source, axes }, letters, targetFormat) {
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(readFileSync(path.join(packages, source)), letters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['STAT'],
  })
}

function keyOfInputs() {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const { source } of faces) hash.update(readFileSync(path.join(packages, source)))
  return hash.digest('hex')
}

const drawFaces = (face) => [
  drawFace(face, `./${face.file}-more.woff2`, rangeOf(otherLetters)),
  drawFace(face, `./${face.file}.woff2`, rangeOf(coreLetters)),
  drawStandIn(face),
]

function drawRare(face) {
  const [folder] = face.source.split('/')
  const ranges = JSON.parse(readFileSync(path.join(packages, folder, 'unicode.json'), 'utf8'))
  const files = `../../node_modules/@fontsource-variable/${folder}/files`
  return face.rare.map((name) => {
    const subset = Object.keys(ranges).find((each) => name.startsWith(`${folder}-${each}-`))
    return drawFace(face, `${files}/${name}.woff2`, ranges[subset])
  })
}

/** For a page where every byte counts: Newsreader's one file for all that it shows. */
const oneSerif = () => {
  const [reading, heading] = faces.filter(({ family }) => family === 'Newsreader')
  return drawFace(reading, `./${heading.file}.woff2`, rangeOf(coreLetters))
}

const drawFace = ({ family, weight }, file, range) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${file}) format('woff2');unicode-range:${range}}`

function drawStandIn({ family, weight, like }) {
  const src = like.local.map((name) => `local('${name}')`).join(',')
  return `@font-face{font-family:'${family} Stand-in';font-weight:${weight};src:${src};size-adjust:${like.size}%;ascent-override:${like.ascent}%;descent-override:${like.descent}%;line-gap-override:0%}`
}

/** `U+20-7E,U+A0` for letters. */
function rangeOf(letters) {
  const points = Array.from(letters, (letter) => letter.codePointAt(0)).toSorted((a, b) => a - b)
  const runs = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point) => point.toString(16).toUpperCase()
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',')
}
