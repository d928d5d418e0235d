import { oncePerSite } from '../index/once-per-site.ts'
import type { SiteIndex } from '../index/site-index.ts'
import { usStates } from '../index/us-states.ts'
import { fold } from '../index/words.ts'

const spanishNames: Record<string, string> = {
  'nueva york': 'New York',
  'nuevo mexico': 'New Mexico',
  'nueva jersey': 'New Jersey',
  'carolina del norte': 'North Carolina',
  'carolina del sur': 'South Carolina',
  pensilvania: 'Pennsylvania',
  luisiana: 'Louisiana',
  misisipi: 'Mississippi',
  misuri: 'Missouri',
  oregon: 'Oregon',
  tejas: 'Texas',
  'virginia occidental': 'West Virginia',
}

/** A state named on this share of a site's passages is one the firm works in. */
const homeShare = 0.03

/**
 * The state a visitor names where the firm does not seem to practise, or null: quotes about one
 * state's law carry a notice for a visitor from another (docs/measurements.md, Policy, item 7).
 */
export function outOfState(index: SiteIndex, text: string): string | null {
  const named = statesIn(text)
  if (named.length === 0) return null
  const home = homeStates(index)
  if (home.size === 0 || named.some((state) => home.has(state))) return null
  return named[0] ?? null
}

function statesIn(text: string): string[] {
  const plain = ` ${fold(text).replace(/[^\p{L}]+/gu, ' ')} `
  const found = new Set<string>()
  for (const [spanish, state] of Object.entries(spanishNames)) {
    if (plain.includes(` ${spanish} `)) found.add(state)
  }
  for (const state of Object.values(usStates)) {
    if (plain.includes(` ${state.toLowerCase()} `)) found.add(state)
  }
  if (found.has('West Virginia')) found.delete('Virginia')
  return [...found]
}

const homeStates = oncePerSite((index): ReadonlySet<string> => {
  const home = new Set<string>()
  const counts = new Map<string, number>()
  for (const passage of index.passages) {
    const text = index.sentences.slice(passage.start, passage.end).join(' ')
    const title = passage.facts ? '' : (index.pages[passage.page]?.title ?? '')
    for (const state of statesIn(`${title} ${text}`))
      counts.set(state, (counts.get(state) ?? 0) + 1)
    for (const [, code] of text.matchAll(/\b([A-Z]{2}),?\s+\d{5}\b/g)) {
      const state = usStates[code ?? '']
      if (state !== undefined && passage.facts) home.add(state)
    }
  }
  for (const [state, count] of counts) {
    if (count >= Math.max(2, homeShare * index.passages.length)) home.add(state)
  }
  return home
})
