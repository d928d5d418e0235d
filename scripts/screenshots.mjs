// Takes every public page, narrow and wide, light and dark, into screenshots/, with an index.html to leaf
// through: `npm run screenshots`. It starts a Foyer of its own on free ports and an empty data folder.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { findBrowser } from './browser.mjs'
import { root } from './root.mjs'

const folder = path.join(root, 'screenshots')
const widths = [390, 1280]
const schemes = ['light', 'dark']

/** Four free ports in a row, for the four doors. */
async function findPorts() {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 9_000) * 4
    const free = await Promise.all([0, 1, 2, 3].map((offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Starts Foyer and answers once it takes requests. */
async function startFoyer() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'foyer-screenshots-'))
  // Where root runs this, PostgreSQL's own account must be able to pass through.
  chmodSync(data, 0o711)
  const port = await findPorts()
  const server = spawn(process.execPath, [path.join(root, 'dist', 'server', 'main.mjs')], {
    env: { ...process.env, NODE_ENV: 'development', FOYER_DATA: data, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  while (server.exitCode === null) {
    const reply = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (reply?.status === 200) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  rmSync(data, { recursive: true, force: true })
  throw new Error('Foyer ended while it was starting.')
}

/** What is taken: every page of the sitemap, of the posts the first, and what no list names. */
async function listPages(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const blog = await (await fetch(`${origin}/blog`)).text()
  const listed = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, at]) => at)
  const [, post] = /href="(\/blog\/[\w-]+)"/.exec(blog) ?? []
  const addresses = listed.filter((at) => !at.startsWith('/blog/'))
  const all = [...addresses, '/blog', ...(post ? [post] : []), '/no-such-page']
  return [...new Set(all)].map((at) => ({ at, name: at.replaceAll('/', ' ').trim() || 'home' }))
}

/** In the page: waits for its faces, and for its pictures, also those that wait to be scrolled to. */
async function loadAll() {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}

async function takeAll({ browser, origin, pages }) {
  const taken = []
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const viewport = { width, height: width === 390 ? 844 : 900 }
      const look = { viewport, colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 1 }
      const context = await browser.newContext({ ...look, isMobile: width === 390 })
      const page = await context.newPage()
      const take = async (name, fullPage) => {
        const file = `${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`
        await page.screenshot({ path: path.join(folder, file), fullPage })
        taken.push({ name, width, colorScheme, file })
      }
      for (const { at, name } of pages) {
        await page.goto(origin + at, { waitUntil: 'load' })
        await page.evaluate(loadAll)
        await take(name, true)
      }
      if (width === 390) {
        await page.goto(origin, { waitUntil: 'load' })
        await page.getByRole('button', { name: 'Toggle menu' }).click()
        await take('open menu', false)
      }
      await context.close()
    }
  }
  return taken
}

/** All four of a page side by side, to be leafed through from a bar of names that stays. */
function writeIndex(taken) {
  const names = [...new Set(taken.map(({ name }) => name))]
  const figure = ({ name, file, width, colorScheme }) =>
    `<figure style="flex-grow:${width}"><figcaption>${width}, ${colorScheme}</figcaption><a href="${file}"><img src="${file}" alt="${name}, ${width}, ${colorScheme}" loading="lazy"></a></figure>`
  const figures = (name) => taken.filter((each) => each.name === name).map(figure)
  const idOf = (name) => name.replaceAll(' ', '-')
  const sections = names.map(
    (name) => `<h2 id="${idOf(name)}">${name}</h2><div>${figures(name).join('')}</div>`,
  )
  const links = names.map((name) => `<a href="#${idOf(name)}">${name}</a>`)
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Public pages</title><style>${indexStyle}</style><nav>${links.join('')}</nav>${sections.join('')}\n`,
  )
}

const indexStyle = `
  body { margin: 0 1.5rem 3rem; background: #d9d9d6; color: #222; font: 15px/1.5 system-ui }
  nav { position: sticky; top: 0; margin: 0 -1.5rem; padding: .75rem 1.5rem; background: #222 }
  nav a { margin-right: 1.25em; color: #fff; white-space: nowrap }
  h2 { scroll-margin-top: 4rem; margin: 2.5rem 0 .5rem }
  div { display: flex; gap: 1rem; align-items: start }
  figure { flex-basis: 0; min-width: 0; max-width: 1280px; margin: 0 }
  figcaption { color: #555; font-size: 13px }
  img { display: block; width: 100%; min-height: 4rem; border: 1px solid #999; box-sizing: border-box }`

const began = performance.now()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const foyer = await startFoyer()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const pages = await listPages(foyer.origin)
  const taken = await takeAll({ browser, origin: foyer.origin, pages })
  writeIndex(taken)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${taken.length} pictures of ${pages.length} pages in ${seconds} s: screenshots/index.html`,
  )
} finally {
  await browser.close()
  await foyer.stop()
}
