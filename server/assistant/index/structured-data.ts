import type { PageFacts } from './page-content.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type JsonObject = { [key: string]: Json }

const maxDepth = 12
const maxValues = 40

/** No facts yet. */
export function emptyFacts(): PageFacts {
  return { phones: [], emails: [], addresses: [], hours: [], people: [] }
}

/** Adds a trimmed value once; long, empty and surplus values are dropped. */
export function addOnce(list: string[], value: string): void {
  const text = value.replace(/\s+/g, ' ').trim()
  if (text !== '' && text.length <= 200 && list.length < maxValues && !list.includes(text)) {
    list.push(text)
  }
}

/**
 * Collects contact facts and people from JSON-LD scripts. Data that does not parse is ignored:
 * structured data on real sites is often broken, and nothing depends on it.
 */
export function readStructuredData(scripts: string[], facts: PageFacts): void {
  for (const script of scripts) {
    const data = parse(script)
    if (data !== undefined) collect(data, facts, 0)
  }
}

function parse(script: string): Json | undefined {
  try {
    return JSON.parse(script)
  } catch {
    return undefined
  }
}

function collect(value: Json, facts: PageFacts, depth: number): void {
  if (value === null || typeof value !== 'object' || depth > maxDepth) return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, facts, depth + 1)
    return
  }
  collectContacts(value, facts)
  collectPerson(value, facts)
  for (const item of Object.values(value)) collect(item, facts, depth + 1)
}

function collectContacts(node: JsonObject, facts: PageFacts): void {
  for (const phone of strings(node.telephone)) addOnce(facts.phones, phone)
  for (const email of strings(node.email)) addOnce(facts.emails, email.replace(/^mailto:/i, ''))
  for (const hours of strings(node.openingHours)) addOnce(facts.hours, hours)
  if (hasType(node, 'PostalAddress')) addOnce(facts.addresses, addressLine(node))
  if (hasType(node, 'OpeningHoursSpecification')) addOnce(facts.hours, hoursLine(node))
}

function collectPerson(node: JsonObject, facts: PageFacts): void {
  const name = node.name
  if (!hasType(node, 'Person') || typeof name !== 'string' || name.length > 80) return
  if (facts.people.length >= maxValues || facts.people.some((person) => person.name === name))
    return
  facts.people.push({ name, role: strings(node.jobTitle)[0] ?? null })
}

function hasType(node: JsonObject, type: string): boolean {
  return strings(node['@type']).some((name) => name === type || name.endsWith(`/${type}`))
}

function strings(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string')
  return []
}

function addressLine(node: JsonObject): string {
  const part = (key: string) => strings(node[key])[0] ?? ''
  const town = [part('addressLocality'), `${part('addressRegion')} ${part('postalCode')}`.trim()]
  return [part('streetAddress'), ...town].filter((text) => text !== '').join(', ')
}

function hoursLine(node: JsonObject): string {
  const days = strings(node.dayOfWeek).map((day) => day.replace(/^.*\//, ''))
  const [opens, closes] = [strings(node.opens)[0], strings(node.closes)[0]]
  if (days.length === 0 || opens === undefined || closes === undefined) return ''
  const span = days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(' and ')
  return `${span} ${opens} to ${closes}`
}
