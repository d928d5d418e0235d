import { chatEn } from '@foyer/shared/copy/chat.en.ts'
import { laterEn } from '@foyer/shared/copy/chat-later.en.ts'
import { expect, it } from 'vitest'
import { findAxeViolations } from './accessibility.ts'
import { chatOn, frameOf, openByKeyboard, startByKeyboard, tabTo, told } from './chat.ts'
import { eventually, onStage, type Stage } from './stage.ts'

onStage('a visitor who hears, enlarges or stills the page', (stage) => {
  const visit = async (options: Parameters<Stage['newPage']>[0] = {}) => {
    const page = await stage.newPage(options)
    await page.goto(stage.foyer().demo().site)
    return page
  }

  it('hears each reply announced once, whole', async () => {
    const page = await visit()
    const chat = await startByKeyboard(page)
    const announced = await chat.log.evaluateHandle((log) => {
      const texts: string[] = []
      const isSilent = (element: Element) =>
        element.closest('[aria-live="off"], [aria-hidden="true"]') !== null
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const within = target instanceof Element ? target : target.parentElement
          if (within === null || isSilent(within)) continue
          for (const node of addedNodes) {
            if (!(node instanceof Element) || !isSilent(node)) texts.push(node.textContent ?? '')
          }
        }
      }).observe(log, { subtree: true, childList: true, characterData: true })
      return texts
    })
    await chat.say('What are your office hours?')
    await chat.say('Who handles family law?')
    const replies = (await chat.replies.allTextContents()).map((text) => text.trim())
    await eventually(() => announced.evaluate((texts) => texts.length)).toBe(2)
    expect(await announced.evaluate((texts) => texts)).toEqual(replies)
    expect(await chat.log.getAttribute('aria-live')).toBe('polite')
  })

  it.each(['light', 'dark'] as const)(
    'meets no barrier that axe knows, %s',
    async (colorScheme) => {
      const page = await visit({ colorScheme, reducedMotion: 'reduce' })
      const chat = await openByKeyboard(page)
      expect(await findAxeViolations(frameOf(page, stage))).toEqual([])
      await tabTo(page, chat.accept, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await tabTo(page, chat.box)
      await chat.say('What are your office hours?')
      await chat.say(told)
      await chat.frame.getByRole('button', { name: 'Quote 1' }).click()
      await chat.frame.getByText(laterEn.toldHeading).click()
      await chat.frame.getByRole('button', { name: 'Change: Name' }).click()
      expect(await findAxeViolations(frameOf(page, stage))).toEqual([])

      for (const way of [chatEn.ways.message, chatEn.ways.attach, chatEn.ways.schedule]) {
        await chat.frame.getByRole('button', { name: way, exact: true }).click()
        const dialog = chat.frame.getByRole('dialog', { name: way })
        await dialog.waitFor()
        if (way === chatEn.ways.schedule) {
          await dialog.locator('.fy-days button:enabled').first().click()
          expect(await findAxeViolations(frameOf(page, stage))).toEqual([])
          await dialog.getByRole('button', { name: 'Next', exact: true }).click()
          await dialog.locator('.fy-slots button').first().click()
          expect(await findAxeViolations(frameOf(page, stage))).toEqual([])
          await dialog.getByRole('button', { name: 'Done', exact: true }).click()
        }
        // The message is missing; files are; a request that is whole would be sent.
        if (way !== chatEn.ways.schedule)
          await dialog.locator('button[type="submit"]').press('Enter')
        expect(await findAxeViolations(frameOf(page, stage))).toEqual([])
        await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      }

      // It looks: a document that does not say its language is found.
      await frameOf(page, stage).evaluate(() => document.documentElement.removeAttribute('lang'))
      expect(await findAxeViolations(frameOf(page, stage))).toEqual([
        expect.stringContaining('html-has-lang'),
      ])
    },
  )

  it.each([
    { what: 'at 320 px', viewport: { width: 320, height: 640 } },
    { what: 'at 1280 by 800 and 200 %', viewport: { width: 640, height: 400 } },
  ])('never has to scroll sideways $what', async ({ viewport }) => {
    const page = await visit({ viewport })
    const chat = await startByKeyboard(page)
    await chat.say('What are your office hours?')
    await chat.say(told)
    await chat.frame.getByText(laterEn.toldHeading).click()
    const wide = await frameOf(page, stage).evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map(({ className }) => className),
    )
    expect(wide.filter((name) => name !== 'fy-unseen')).toEqual([])
    const width = await frameOf(page, stage).evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    )
    expect(width).toBeLessThanOrEqual(0)
    for (const control of [chat.box, chat.frame.getByRole('button', { name: 'Close chat' })]) {
      const place = await control.boundingBox()
      expect(place?.x).toBeGreaterThanOrEqual(0)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    }
  })

  it('sees nothing move who asked for that', async () => {
    const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await visit({ reducedMotion })
      await page.getByRole('button', { name: 'Open chat' }).hover()
      await chatOn(page).box.waitFor({ state: 'attached' })
      const moved = await frameOf(page, stage).evaluateHandle(() => {
        const names: string[] = []
        for (const type of ['animationstart', 'transitionrun'])
          document.addEventListener(type, ({ target }) =>
            names.push(`${type} ${target instanceof Element ? target.className : ''}`),
          )
        return names
      })
      const chat = await startByKeyboard(page)
      await chat.say('What are your office hours?')
      return await moved.evaluate((names) => names)
    }
    expect(await moving('reduce')).toEqual([])
    expect(await moving('no-preference')).not.toEqual([])
  })
})
