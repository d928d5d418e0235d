import { chatEn, type ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { eventually } from './stage.ts'

/** The chat on a firm's page, by the names its controls have for everybody. */
export type Chat = {
  frame: FrameLocator
  launcher: Locator
  accept: Locator
  box: Locator
  log: Locator
  /** The replies in the conversation. */
  replies: Locator
  /** Types into whatever has the focus, presses Enter and waits for the reply's text. */
  say(text: string): Promise<string>
}

/** Names the parts of the chat on `page`. */
export function chatOn(page: Page, copy: ChatCopy = chatEn): Chat {
  const frame = page.frameLocator('iframe[title^="Chat with"]')
  const log = frame.getByRole('log', { name: copy.conversation })
  const replies = log.locator('div', {
    has: page.locator(`xpath=./span[text()="${copy.assistant}"]`),
  })
  return {
    frame,
    launcher: page.getByRole('button', { name: 'Open chat' }),
    accept: frame.getByRole('button', { name: copy.accept }),
    box: frame.getByRole('textbox', { name: copy.messageBox }),
    log,
    replies,
    say: async (text) => {
      const before = await replies.count()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await eventually(() => replies.count()).toBe(before + 1)
      return await replies.nth(before).innerText()
    },
  }
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never reached ${String(target)}`)
}

/** Whether an element has the focus, also one inside a shadow root. */
export async function hasFocus(target: Locator): Promise<boolean> {
  return await target.evaluate((element) => {
    const root = element.getRootNode()
    return (
      (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element
    )
  })
}

/**
 * Opens the chat from the top of the page with the keyboard; the message box has the focus.
 * Tests use no mouse for this: with the focus Playwright feigns for every frame, keys typed right
 * after a quick click in the frame can stay with the page (1 in 12; 0 in 100 without that feint).
 */
export async function openByKeyboard(page: Page, copy: ChatCopy = chatEn): Promise<Chat> {
  const chat = chatOn(page, copy)
  await tabTo(page, chat.launcher)
  await page.keyboard.press('Enter')
  await chat.accept.waitFor()
  await eventually(() => hasFocus(chat.box)).toBe(true)
  return chat
}

/** Opens the chat and accepts the notice, with the keyboard; the message box has the focus. */
export async function startByKeyboard(page: Page, copy: ChatCopy = chatEn): Promise<Chat> {
  const chat = await openByKeyboard(page, copy)
  await tabTo(page, chat.accept, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await chat.accept.waitFor({ state: 'detached' })
  await tabTo(page, chat.box)
  return chat
}
