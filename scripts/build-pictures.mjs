/**
 * Draws the pictures of the public site (`web/site/draw-pictures.tsx`: link previews and icons) as PNG, in a
 * thread beside the other builds. What was drawn before is kept under `node_modules/.cache`, by the hash
 * of what it was drawn from. docs/decisions/074.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { pictureFace } from './build-fonts.mjs'
import { root } from './root.mjs'

const kept = path.join(root, 'node_modules', '.cache', 'foyer-pictures')
const program = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
const favicons = [16, 32, 48]

/**
 * Draws in a thread, and answers where each picture is kept, by its file in the public folder.
 * @param {string} renderer the built `draw-pictures`
 * @returns {Promise<Map<string, string>>}
 */
export function drawAside(renderer) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { workerData: { renderer } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Puts what `drawAside` found into the folder that is served. */
export function placePictures(found, folder) {
  for (const [file, from] of found) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    if (!file.startsWith('favicon-')) cpSync(from, path.join(folder, file))
  }
  const images = favicons.map((width) => readFileSync(found.get(`favicon-${width}.png`)))
  writeFileSync(path.join(folder, 'favicon.ico'), iconFile(images))
}

/** An ICO file of PNG pictures: a header, an entry for each, then the pictures. */
function iconFile(images) {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0])
  let offset = header.length + 16 * images.length
  const entries = images.map((image, n) => {
    const entry = Buffer.alloc(16)
    entry.set([favicons[n], favicons[n], 0, 0, 1, 0, 32, 0])
    entry.writeUInt32LE(image.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += image.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images])
}

async function drawAll({ renderer }) {
  const { drawPictures } = await import(pathToFileURL(renderer).href)
  const files = [import.meta.filename, path.join(root, 'scripts', 'build-fonts.mjs'), program]
  const tools = files.map((file) => readFileSync(file))
  const found = new Map()
  let draw
  for (const { file, width, svg } of drawPictures()) {
    const hash = createHash('sha256').update(`${width} ${svg}`)
    for (const tool of tools) hash.update(tool)
    const place = path.join(kept, `${hash.digest('hex')}.png`)
    if (!existsSync(place)) {
      draw ??= await openPainter()
      keep(place, draw(svg, width))
    }
    found.set(file, place)
  }
  return found
}

/** A renderer with our two faces and no others, so that every machine draws the same. */
async function openPainter() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  await initWasm(readFileSync(program))
  const fontBuffers = [await pictureFace('Newsreader'), await pictureFace('Instrument Sans')]
  return (svg, width) => {
    const font = { fontBuffers, loadSystemFonts: false }
    return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
  }
}

/** Another build may be keeping the same picture: what is there is always whole. */
function keep(place, bytes) {
  mkdirSync(kept, { recursive: true })
  const draft = `${place}.${process.pid}`
  writeFileSync(draft, bytes)
  renameSync(draft, place)
}

if (!isMainThread && workerData?.renderer !== undefined)
  parentPort.postMessage(await drawAll(workerData), [])
