/** A title longer than this, in characters, would fill a small screen by itself. */
const longest = 60

/** The classes of a title that a visitor gave: a very long one is set smaller. */
export function titleClasses(title: string): string {
  return `${title.length > longest ? 'text-heading' : 'text-title'} wrap-anywhere`
}
