import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { hasFocus, tabTo } from './chat.ts'
import { fill, makeAccount, press, typeCard } from './owner.ts'
import { onStage } from './stage.ts'

/** Waits for a step; its heading has the focus, and nothing in it is out of anybody's reach. */
async function expectStep(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title })
  await heading.waitFor()
  expect(await hasFocus(heading)).toBe(true)
  expect(await findAxeViolations(page.mainFrame())).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

const person = { firstName: 'Avery', lastName: 'Stone', password: 'Passw0rdX' }

async function tellFirm(page: Page, site: string): Promise<void> {
  await fill(page, 'Firm name', 'Stone & Park')
  await fill(page, 'Phone', '(212) 555-0142')
  await fill(page, 'ZIP code', '48226')
  await page.getByText('Detroit, MI').waitFor()
  await fill(page, 'Website URL', site)
  await tabTo(page, page.getByRole('combobox'))
  for (const [typed, area] of [
    ['family', 'Family Law'],
    ['wills', 'Wills & Trusts'],
    ['tax', 'Tax Law'],
  ] as const) {
    await page.keyboard.type(typed, { delay: 15 })
    await page.getByRole('option', { name: area, selected: true }).waitFor()
    expect(await page.getByRole('combobox').inputValue()).toBe(typed)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Remove ${area}` }).waitFor()
  }
  await tabTo(page, page.getByRole('radio', { name: 'Solo' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByLabel('Number of attorneys').inputValue()).toBe('6')
}

onStage('the setup of a new firm', ({ foyer, newPage, complaints }) => {
  const small = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

  it('leads by keyboard alone from an account to the snippet', { timeout: 90_000 }, async () => {
    const { app, site } = foyer().demo()
    const page = await newPage(small)
    await makeAccount(page, app, { ...person, email: 'keys@new-firm.example' })
    await expectStep(page, 'Tell Us About Your Firm')
    await tellFirm(page, site)
    await press(page, 'Next')

    await expectStep(page, 'Choose Your Plan')
    await press(page, 'Next')
    await page.getByText('Please select a plan').waitFor()
    await tabTo(page, page.getByRole('radio', { name: 'Solo' }))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByText("Today's charge: $0").waitFor()
    await press(page, 'Next')

    await expectStep(page, 'Finish With Payment')
    await page.goBack()
    await expectStep(page, 'Choose Your Plan')
    expect(await page.getByRole('radio', { name: 'Firm Plus' }).isChecked()).toBe(true)
    await press(page, 'Next')
    await expectStep(page, 'Finish With Payment')
    await typeCard(page, '4242424242424242')
    await press(page, 'Complete Setup')

    await page.waitForURL(`${app}/dashboard/integration`)
    await page.getByText('Welcome, Stone & Park.').waitFor()
    await page.getByText('data-token=').waitFor()
    await page
      .getByText(/\d+ of \d+ pages read|passages/)
      .first()
      .waitFor()
    await page.goto(`${app}/signup`)
    await page.waitForURL(`${app}/dashboard`)
    expect(complaints).toEqual([])
  })

  it('loses nothing when the browser is closed', { timeout: 60_000 }, async () => {
    const { app } = foyer().demo()
    const page = await newPage()
    await makeAccount(page, app, { ...person, email: 'closes@new-firm.example' })
    await expectStep(page, 'Tell Us About Your Firm')
    await tellFirm(page, 'stonepark.com')
    await press(page, 'Next')
    await expectStep(page, 'Choose Your Plan')
    await page.getByRole('radio', { name: 'Firm Plus' }).focus()
    await page.keyboard.press('Space')
    const kept = await page.context().storageState({ indexedDB: true })
    // At once: the choice is still waiting for its pause.
    await page.close()

    const later = await newPage({ storageState: kept })
    await later.goto(`${app}/signup`)
    await expectStep(later, 'Choose Your Plan')
    expect(await later.getByRole('radio', { name: 'Firm Plus' }).isChecked()).toBe(true)
    await press(later, 'Back')
    await expectStep(later, 'Tell Us About Your Firm')
    expect(await later.getByLabel('Website URL').inputValue()).toBe('stonepark.com')
    expect(await later.getByLabel('Number of attorneys').inputValue()).toBe('6')
    expect(await later.getByRole('button', { name: /^Remove / }).allTextContents()).toEqual([
      'Family Law',
      'Wills & Trusts',
      'Tax Law',
    ])
  })
})
