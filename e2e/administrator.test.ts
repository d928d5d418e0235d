import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { tabTo } from './chat.ts'
import { onStage } from './stage.ts'

/** Types into a labelled field in place of what is there. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

onStage('the administrator', ({ foyer, newPage }) => {
  it.each([
    [390, 'dark'],
    [1280, 'light'],
  ] as const)(
    'brings an earlier prompt back by keyboard, at %i in %s',
    async (width, colorScheme) => {
      const { app, admin } = foyer().demo()
      const page = await newPage({ viewport: { width, height: 844 }, colorScheme })
      await page.goto(`${app}/signin`)
      await fill(page, 'Email', admin.email)
      await fill(page, 'Password', admin.password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Saved versions' }).waitFor()
      const versions = page.getByRole('region', { name: 'Saved versions' }).getByRole('listitem')
      const saved = page.getByText('System prompt updated successfully!')
      for (const text of [`Be kind at ${width}.`, `Be brief at ${width}.`]) {
        await fill(page, 'System prompt', text)
        await page.keyboard.press('ControlOrMeta+S')
        await saved.waitFor()
        await versions.first().getByText(`${text.length} characters`).waitFor()
      }
      const kind = versions.nth(1)
      await tabTo(page, kind.locator('summary'))
      await page.keyboard.press('Enter')
      expect(await kind.getByRole('textbox').inputValue()).toBe(`Be kind at ${width}.`)
      expect(await findAxeViolations(page.mainFrame())).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await tabTo(page, kind.getByRole('button'))
      await page.keyboard.press('Enter')
      const field = page.getByRole('textbox', { name: 'System prompt', exact: true })
      await page.getByText('Not saved yet').waitFor()
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
      expect(await field.inputValue()).toBe(`Be kind at ${width}.`)
      await page.keyboard.press('ControlOrMeta+S')
      await saved.waitFor()
      await page.getByText('In use').waitFor()
    },
  )
})
