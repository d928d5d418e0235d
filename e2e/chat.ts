import { chatEn, type ChatCopy } from '@foyer/shared/copy/chat.en.ts'
import type { Frame, FrameLocator, Locator, Page } from 'playwright-core'
import { eventually, type Stage } from './stage.ts'

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
 * Presses Enter on the launcher, which has the focus, and waits until the message box has it.
 * Playwright feigns focus for every page; with that, keys may afterwards stay with the firm's page
 * although the frame has the focus (1 opening in 12; 0 in 100 without the feint). Leaving the frame
 * and coming back once puts an end to it. Tests use no mouse in the frame for the same reason.
 */
export async function pressLauncher(page: Page, chat: Chat): Promise<void> {
  await page.keyboard.press('Enter')
  await eventually(() => hasFocus(chat.box)).toBe(true)
  await page.locator('iframe[title^="Chat with"]').evaluate((frame: HTMLIFrameElement) => {
    frame.blur()
    frame.focus()
  })
  await chat.box.focus()
}

/** Opens the chat from the top of the page with the keyboard; the message box has the focus. */
export async function openByKeyboard(page: Page, copy: ChatCopy = chatEn): Promise<Chat> {
  const chat = chatOn(page, copy)
  await tabTo(page, chat.launcher)
  await pressLauncher(page, chat)
  await chat.accept.waitFor()
  return chat
}

/** Opens the chat and accepts the notice, with the keyboard; the message box has the focus. */
export async function startByKeyboard(page: Page, copy: ChatCopy = chatEn): Promise<Chat> {
  const chat = await openByKeyboard(page, copy)
  await tabTo(page, chat.accept, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await chat.accept.waitFor({ state: 'detached' })
  await eventually(() => hasFocus(chat.box)).toBe(true)
  return chat
}

/** The frame the demo firm's chat is in on `page`, for what a locator cannot tell. */
export function frameOf(page: Page, { foyer }: Stage): Frame {
  const { widget } = foyer().demo()
  const frame = page.frames().find((each) => each.url().startsWith(`${widget}/frame/`))
  if (frame === undefined) throw new Error('The chat has no frame.')
  return frame
}

/** What a visitor tells who has a landlord as the other side. */
export const told =
  'My name is Ana Ruiz and my number is 503-555-0147. My landlord Harbor Homes in Astoria kept my deposit.'
