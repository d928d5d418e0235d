import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { FoyerProcess } from './foyer-process.ts'
import { eventually, onStage } from './stage.ts'
import { signInOwner } from './visitor.ts'

const size = 4_096
const padded = (text: string): Buffer =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(size, ' ')]).subarray(0, size)

const script = 'document.title="ran";try{opener.document.title="ran"}catch{};alert(1)'
const page = `<html><body onload='${script}'><script>${script}</script></body></html>`
const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0'

/** What is two things at once, by the name it would be taken under. */
const polyglots: [what: string, name: string, bytes: Buffer][] = [
  ['a GIF and a page', 'shot.gif', padded(`GIF89a${page}`)],
  ['a GIF and a script', 'shot.gif', padded(`GIF89a=1;${script}`)],
  ['a PDF and a page', 'lease.pdf', padded(`%PDF-1.4\n${page}`)],
  ['a PNG and a script', 'shot.png', padded(`${png}*/${script}/*`)],
  [
    'an SVG in XML',
    'notes.txt',
    padded(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload='${script}'/>`),
  ],
  ['a page named as text', 'notes.txt', padded(page)],
]

/** A visitor who may send files, by the widget's own calls. */
async function sender(foyer: FoyerProcess) {
  const { widget, site, token } = foyer.demo()
  const base = `${widget}/api/v1/widget/sessions`
  const json = { 'content-type': 'application/json' }
  const opened = await fetch(base, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token, page: { url: site } }),
  })
  const { sessionId, secret, notice } = (await opened.json()) as {
    sessionId: string
    secret: string
    notice: { version: string }
  }
  const authorization = `Bearer ${secret}`
  await fetch(`${base}/${sessionId}/consent`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify({ noticeVersion: notice.version }),
  })
  return async (name: string, bytes: Buffer) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    const answer = await fetch(`${base}/${sessionId}/documents`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
    const body = (await answer.json()) as { id: string; error?: string }
    return { status: answer.status, ...body }
  }
}

/** Puts other bytes in a document's place on the disk, of as it came and as it was cleaned. */
function smuggle(foyer: FoyerProcess, id: string, bytes: Buffer): void {
  const files = path.join(foyer.dataFolder, 'files')
  const names = readdirSync(files, { recursive: true }).map(String)
  for (const name of names.filter((each) => each.includes(id)))
    writeFileSync(path.join(files, name), bytes)
}

onStage('a file that is two things at once', ({ foyer, newPage }) => {
  it('is not taken from a visitor where a browser could take it for a page', async () => {
    const send = await sender(foyer())
    const pages = polyglots.filter(([what]) => !what.endsWith('a script'))
    for (const [what, name, bytes] of pages) {
      const { status, error } = await send(name, bytes)
      expect([what, status, error]).toEqual([what, 415, 'document/kind'])
    }
  })

  it('is saved and never run, even where it came past that', async () => {
    const ask = await signInOwner(foyer().demo())
    const tab = await newPage({ acceptDownloads: true })
    let dialogs = 0
    tab.on('dialog', (dialog) => {
      dialogs += 1
      void dialog.dismiss()
    })
    let send = await sender(foyer())
    for (const [at, [what, name, bytes]] of polyglots.entries()) {
      if (at % 4 === 3) send = await sender(foyer())
      const harmless = { gif: 'GIF89a\x01\0\x01\0\0\0\0;', pdf: '%PDF-1.4\n', png, txt: '' }
      const kind = path.extname(name).slice(1) as keyof typeof harmless
      const { id, status } = await send(name, padded(harmless[kind]))
      expect([what, status]).toEqual([what, 201])
      const read = async () =>
        ((await ask(`/dashboard/documents/${id}`)) as { document: { state: string } }).document
          .state
      await eventually(read).toBe('ready')
      smuggle(foyer(), id, bytes)
      const { downloadUrl } = (await ask(`/documents/${id}/download`)) as { downloadUrl: string }
      await tab.goto(foyer().demo().site)
      const title = await tab.title()
      const saving = tab.waitForEvent('download')
      await tab.evaluate((url) => void (location.href = url), downloadUrl)
      const saved = await saving
      expect(saved.suggestedFilename()).toBe(name)
      expect(readFileSync(await saved.path()).equals(bytes)).toBe(true)
      expect([tab.url(), await tab.title()]).toEqual([`${foyer().demo().site}/`, title])
      const loaded = await tab.evaluate(
        (url) =>
          new Promise<string>((resolve) => {
            const element = document.createElement('script')
            element.addEventListener('load', () => resolve('ran'))
            element.addEventListener('error', () => resolve('refused'))
            element.src = url
            document.head.append(element)
          }),
        downloadUrl,
      )
      expect([what, loaded, await tab.title(), dialogs]).toEqual([what, 'refused', title, 0])
    }
  })

  it('would run where it is shown as a page: the test can fail', async () => {
    const tab = await newPage()
    const body = polyglots[0]?.[2] ?? ''
    await tab.route('**/shown', (route) => route.fulfill({ contentType: 'text/html', body }))
    await tab.goto(`${foyer().demo().site}/shown`)
    await eventually(() => tab.title()).toBe('ran')
  })
})
