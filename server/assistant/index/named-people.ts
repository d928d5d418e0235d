import { isName, opensWithRole } from '../answer/person-name.ts'
import type { Block } from './page-content.ts'
import { nameShape } from './people.ts'

/** Words up to which a line under a name is what somebody is: "Of counsel, trademarks". */
const roleWords = 8

/** A page's blocks with a name that stands alone over what somebody is, as cards of a team print it, as a heading. */
export function withPeople(blocks: readonly Block[]): Block[] {
  return blocks.map((block, at) =>
    isPersonOver(block, blocks[at + 1]) ? { ...block, kind: 'heading', level: 7 } : block,
  )
}

const isPersonOver = ({ kind, chrome, text }: Block, below: Block | undefined): boolean =>
  kind === 'paragraph' &&
  chrome !== true &&
  below?.kind === 'paragraph' &&
  below.text.split(' ').length <= roleWords &&
  opensWithRole.test(below.text) &&
  nameShape.test(text) &&
  isName(text)
