import { isName } from '../answer/person-name.ts'
import type { Block } from './page-content.ts'

const nameShape = /^(?:\p{Lu}[\p{L}.'’“”"()-]*\s+){1,3}\p{Lu}[\p{L}'’-]+$/u
/** A line that begins with what somebody of a firm is: "Founder & principal attorney", "Of counsel, trademarks". */
const opensWithRole =
  /^(?:[\p{L}&-]+ ){0,3}(?:attorneys?|lawyers?|partner|founder|counsel|associate|paralegal|assistant|manager|coordinator|investigator|receptionist|abogad[oa]|soci[oa]|fundador[oa]?|asistente|recepcionista)\b/iu
/** Words of such a line. */
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
