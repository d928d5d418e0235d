// What a newcomer does, over the network: one visitor's dialogue to a lead, then the firm signs in
// and sees it. `node scripts/smoke.mjs <data folder>` against a running Foyer.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const opening = 'I was hurt in a car accident and would like to talk to a lawyer.'
const name = 'Rosa Delgado'
const answers = {
  name,
  email: 'rosa.delgado@mail.example',
  phone: 'My number is 415-555-0142',
  issue: 'A car ran a red light and hit mine. My shoulder is hurt.',
  when: 'On March 3',
  where: 'On Main Street',
  other_party: 'The other driver was Peter Lang',
  urgency: 'It is not urgent',
  preferred_times: 'Tuesday afternoon',
  confirm: 'Yes, that is right',
}
const mostTurns = 15

/** Sends JSON and answers the parsed reply; anything but a success ends the smoke. */
async function send(address, { method = 'POST', body, bearer } = {}) {
  const response = await fetch(address, {
    method,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** Talks until there is a lead and the assistant has nothing more to ask. */
async function talkToLead(demo) {
  const api = `${demo.widget}/api/v1/widget/sessions`
  const page = { url: `${demo.site}/`, title: 'Home' }
  const session = await send(api, { body: { token: demo.token, page, locale: 'en-US' } })
  const bearer = session.secret
  const here = `${api}/${session.sessionId}`
  await send(`${here}/consent`, { body: { noticeVersion: session.notice.version }, bearer })
  let text = opening
  let leadId
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const { turn } = await send(`${here}/turns`, { body: { turnId: randomUUID(), text }, bearer })
    console.log(`  visitor: ${text}\n  Foyer:   ${turn.text.replaceAll('\n', ' ')}`)
    leadId = turn.leadId ?? leadId
    if (leadId && (!turn.ask || turn.intake.confirmed)) return leadId
    text = answers[turn.ask?.slot] ?? 'I would like a lawyer to call me.'
  }
  if (leadId) return leadId
  throw new Error(`There was no lead after ${mostTurns} turns.`)
}

/** Signs in as the demo firm's owner and looks for the lead among its leads. */
async function findLead(demo, leadId) {
  const { idToken } = await send(`${demo.app}/identity/v1/accounts:signInWithPassword?key=demo`, {
    body: { email: demo.email, password: demo.password, returnSecureToken: true },
  })
  const { leads } = await send(`${demo.app}/api/v1/dashboard/leads?limit=20`, {
    method: 'GET',
    bearer: idToken,
  })
  const lead = leads.find(({ id }) => id === leadId)
  if (!lead) throw new Error(`The lead ${leadId} is not among the firm's ${leads.length} leads.`)
  if (lead.name !== name) throw new Error(`The lead is called "${lead.name}".`)
}

const folder = process.argv[2]
if (!folder) {
  console.error('Name the data folder of a running Foyer: node scripts/smoke.mjs ./data')
  process.exit(1)
}
const demo = JSON.parse(readFileSync(path.join(folder, 'demo.json'), 'utf8'))
const leadId = await talkToLead(demo)
await findLead(demo, leadId)
console.log('The dialogue became a lead, and the firm sees it.')
