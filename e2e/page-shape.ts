import type { Page } from 'playwright-core'

/** By how many pixels the page is wider than the window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Words that somebody who looks at the page cannot read to their end: they leave the window, or a box
 * that hides what does not fit, and nothing scrolls there. Words for screen readers alone and pictures
 * made of text are left out.
 */
export const findCutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What of the page can be seen at an element, across and down; a box that scrolls shows all. */
    const roomOf = (element: Element) => {
      const room = { left: 0, right: document.documentElement.clientWidth, top: -1e9, bottom: 1e9 }
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX)) Object.assign(room, { left: -1e9, right: 1e9 })
        if (/auto|scroll/.test(overflowY)) Object.assign(room, { top: -1e9, bottom: 1e9 })
        if (/hidden|clip/.test(overflowX))
          Object.assign(room, {
            left: Math.max(room.left, box.left),
            right: Math.min(room.right, box.right),
          })
        if (/hidden|clip/.test(overflowY))
          Object.assign(room, {
            top: Math.max(room.top, box.top),
            bottom: Math.min(room.bottom, box.bottom),
          })
      }
      return room
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || !element.checkVisibility()) continue
      if (element.closest('.sr-only, .skip-link, [aria-hidden="true"], script, style')) continue
      const words = document.createRange()
      words.selectNodeContents(text)
      const room = roomOf(element)
      const isCut = [...words.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < room.left - 2 ||
          right > room.right + 2 ||
          top < room.top - 6 ||
          bottom > room.bottom + 6,
      )
      if (isCut) cut.push(`cut: ${text.textContent.trim().slice(0, 60)}`)
    }
    return cut
  })

/** Shows every letter at twice its size, as somebody does who needs it, or as it was. */
export const setTextSize = (page: Page, size: '200%' | ''): Promise<void> =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size)
