import { actOf } from './acts.ts'
import { withoutContact } from './contact.ts'
import { detailOf } from './details.ts'
import { plain, tidy, withoutOpeners } from './plain-text.ts'
import type { Reading } from './reading.ts'
import { takeNamed, takePlace, takeTimes, tellMore } from './take-besides.ts'

/** Fewer words beside a number or an address tell nothing. */
const fewestWords = 2

/** What stands beside a number, an address or the visitor's name, and after the latter. */
const restOf = ({ draft, text }: Reading): string => {
  const name = plain(draft.conversation.slots.name ?? '')
  const rest = tidy(withoutContact(text))
  const at = name === '' ? -1 : plain(rest).indexOf(name)
  const own = at < 0 ? rest : rest.slice(at + name.length)
  return withoutOpeners(tidy(own.replace(/^[\s,.;-]+|[\s,;-]+$/g, '')))
}

/** "… 0122, call after 3 i work first shift": what is told beside a number, an address or a name, where its kind is plain. */
export const learnRest = (reading: Reading): void => {
  const { draft, learned, question } = reading
  const told = [...learned.known, ...learned.changed]
  if (question || !told.some((slot) => slot === 'phone' || slot === 'email' || slot === 'name'))
    return
  const rest = restOf(reading)
  if (rest.split(' ').length < fewestWords) return
  const { slots, contactNote } = draft.conversation
  const detail = detailOf(rest)
  const beside = { ...reading, text: rest }
  const reached = told.some((slot) => slot === 'phone' || slot === 'email')
  if (detail === 'place' && reached && slots.where === undefined) takePlace(beside)
  if (detail === 'party' && reached && slots.other_party === undefined) takeNamed(beside)
  // What is known was read of the same words, and a note says when not to call.
  const isNew = slots.preferred_times === undefined && contactNote === undefined
  if (detail === 'times' && isNew) takeTimes(beside)
  // "Marcus Webb. blew a .11. first one"
  if (detail === 'story' && actOf(rest) === null) tellMore(beside)
}
