import type { SiteIndex } from './site-index.ts'

/** Works out once what no question to a site changes; it is kept as long as the index is. */
export function oncePerSite<Made extends object | number | boolean>(
  make: (index: SiteIndex) => Made,
): (index: SiteIndex) => Made {
  const known = new WeakMap<SiteIndex, Made>()
  return (index) => {
    const before = known.get(index)
    if (before !== undefined) return before
    const made = make(index)
    known.set(index, made)
    return made
  }
}

/** The same for each thing of a site: a passage, say, or the number of a sentence. */
export function oncePerSiteAnd<Thing, Made extends object | number | boolean>(
  make: (index: SiteIndex, thing: Thing) => Made,
): (index: SiteIndex, thing: Thing) => Made {
  const ofSite = oncePerSite(() => new Map<Thing, Made>())
  return (index, thing) => {
    const known = ofSite(index)
    const before = known.get(thing)
    if (before !== undefined) return before
    const made = make(index, thing)
    known.set(thing, made)
    return made
  }
}
