/** A form as Stripe's clients send it, with its brackets read: text, lists and objects. */
export type Form = { [name: string]: Form } | Form[] | string

/** Reads `items[0][price]=p&items[0][quantity]=2` into objects and lists. */
export function readForm(text: string): Form {
  const root: { [name: string]: Form } = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    // A bare `[]` appends.
    if (name.endsWith('[]')) path.push(String(appendedSoFar(root, path)))
    put(root, path, value)
  }
  return withLists(root)
}

function appendedSoFar(root: { [name: string]: Form }, path: string[]): number {
  const found = path.reduce<Form | undefined>(
    (at, part) => (typeof at === 'object' && !Array.isArray(at) ? at[part] : undefined),
    root,
  )
  return typeof found === 'object' ? Object.keys(found).length : 0
}

function put(into: { [name: string]: Form }, path: string[], value: string): void {
  const [first = '', ...rest] = path
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const next = into[first]
  const child = typeof next === 'object' && !Array.isArray(next) ? next : {}
  into[first] = child
  put(child, rest, value)
}

/** Objects whose names are all numbers are lists. */
function withLists(form: Form): Form {
  if (typeof form === 'string' || Array.isArray(form)) return form
  const entries = Object.entries(form).map(([name, value]) => [name, withLists(value)] as const)
  return entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries)
}
