// The pictures of the public guide: sections of the dashboard, light and dark, 1200 by 750, as small WebP
// files in web/site/pictures. scripts/pictures.mjs takes them after its own.
import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** As web/site/parts/picture.tsx draws them. */
const viewport = { width: 1200, height: 750 }
/** What a picture's name ends in, by the scheme it is taken in. */
const endings = { light: '', dark: '-dark' }

/** Chromium has the only encoder here. */
async function toWebp(browser, png) {
  const page = await browser.newPage()
  try {
    const encoded = await page.evaluate(
      async (source) => {
        const picture = new Image()
        picture.src = source
        await picture.decode()
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        canvas.getContext('2d').drawImage(picture, 0, 0)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 })
        return [...new Uint8Array(await blob.arrayBuffer())]
      },
      `data:image/png;base64,${png.toString('base64')}`,
    )
    return Buffer.from(encoded)
  } finally {
    await page.close()
  }
}

/** What is seen in each: where it is, and what to wait for or move to. */
const scenes = {
  integration: async (page, demo) => {
    await page.goto(`${demo.app}/dashboard/integration`)
    await page.getByRole('button', { name: 'Copy' }).waitFor()
    await page.getByRole('heading', { name: 'Website', exact: true }).waitFor()
  },
  'pages-read': async (page, demo) => {
    await page.goto(`${demo.app}/dashboard/integration`)
    const title = page.getByRole('heading', { name: 'Pages the assistant knows' })
    await title.waitFor()
    await page.getByText('The assistant can answer from this page.').first().waitFor()
    await title.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.mouse.wheel(0, -96)
  },
  appearance: async (page, demo) => {
    await page.goto(`${demo.app}/dashboard/settings/assistant`)
    await page.getByRole('heading', { name: 'Preview' }).waitFor()
    await page.getByText('What brings you here?').first().waitFor()
  },
  lead: async (page, demo) => {
    await page.goto(`${demo.app}/dashboard/leads`)
    const newest = page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).first()
    await newest.getByRole('button', { name: 'View Details' }).click()
    await page.getByRole('heading', { name: 'What happened when' }).waitFor()
  },
}

/** Shows addresses as they are in earnest, not those of this machine. */
async function nameAddresses(page, demo) {
  const names = [
    [demo.widget, 'https://chat.foyer.example'],
    [demo.site, 'https://www.larchandtern.example'],
    [new URL(demo.site).host, 'www.larchandtern.example'],
  ]
  await page.evaluate((names) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      for (const [from, to] of names)
        texts.currentNode.data = texts.currentNode.data.replaceAll(from, to)
  }, names)
}

/** Takes them all with a signed-in page of the demo firm. */
export async function takeGuidePictures(browser, page, demo) {
  await page.setViewportSize(viewport)
  for (const [name, show] of Object.entries(scenes)) {
    await show(page, demo)
    await nameAddresses(page, demo)
    await page.mouse.move(600, 4)
    for (const [colorScheme, ending] of Object.entries(endings)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const file = path.join(root, 'web', 'site', 'pictures', `${name}${ending}.webp`)
      writeFileSync(file, await toWebp(browser, await page.screenshot()))
      console.log(`${file}: ${Math.ceil(statSync(file).size / 1000)} kB`)
    }
  }
}
