/**
 * Puts a part's style on the document. The frame's policy knows styles by their hash alone; a
 * constructed sheet of our own script needs none.
 */
export function wear(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
