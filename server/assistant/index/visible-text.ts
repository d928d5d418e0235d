import { type DomNode, isSkipped, type Panels } from './hidden-elements.ts'
import { tidy } from './text-run.ts'

/** Nesting a real page never reaches; deeper content is not read. */
export const maxDepth = 200

/** Elements that start a line of their own. */
export const blockNames = new Set(
  `address article aside blockquote body center dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main ol p pre section summary
  table tbody td tfoot th thead tr ul button`.split(/\s+/),
)

/** All visible text below a node as one line. */
export function visibleText(node: DomNode, panels: Panels): string {
  const parts: string[] = []
  if ('childNodes' in node) gather(node.childNodes, panels, { parts, depth: 0 })
  return tidy(parts.join(''))
}

function gather(nodes: DomNode[], panels: Panels, into: { parts: string[]; depth: number }): void {
  for (const node of nodes) {
    if (node.type === 'text') {
      into.parts.push(node.data)
    } else if ('attribs' in node && into.depth <= maxDepth && !isSkipped(node, panels)) {
      const separate = blockNames.has(node.name) || node.name === 'br'
      if (separate) into.parts.push(' ')
      gather(node.childNodes, panels, { parts: into.parts, depth: into.depth + 1 })
      if (separate) into.parts.push(' ')
    }
  }
}
