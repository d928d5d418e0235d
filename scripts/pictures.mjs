// Takes the pictures of the README and of the public guide from a running Foyer:
// `node scripts/pictures.mjs <data folder>`.
// Best on a fresh one, for it makes the leads that are seen. With `--narrow` after it, the same
// pictures 390 px wide go to the folder named next, for looking at.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { findBrowser } from './browser.mjs'
import { takeGuidePictures } from './guide-pictures.mjs'
import { root } from './root.mjs'

/** Visitors, first come first: what each says unasked, and what to which question. */
const visitors = [
  {
    page: '/practice/estate-planning',
    opening: ['My father died in March and I am his executor. I would like to talk to a lawyer.'],
    answers: { name: 'Thomas Okafor', phone: 't.okafor@mail.example', urgency: 'No rush' },
  },
  {
    page: '/es/vivienda',
    locale: 'es',
    opening: ['Recibí un aviso de desalojo y quiero hablar con una abogada. Es urgente.'],
    answers: { name: 'Me llamo Lucía Marín', phone: 'Mi teléfono es 503-555-0123' },
  },
  {
    page: '/practice/personal-injury',
    opening: ['I want to talk to a lawyer. A van hit my bicycle and my wrist is broken.'],
    answers: {
      name: 'Priya Raman',
      phone: '971-555-0166',
      when: 'Last Friday',
      where: 'On Marine Drive in Astoria',
    },
  },
  {
    page: '/practice/landlord-tenant',
    opening: [
      'How much does a first meeting cost?',
      'My landlord kept my whole deposit after I moved out on October 3. I want to talk to a lawyer.',
    ],
    answers: {
      name: 'Ana Ruiz',
      phone: 'ana.ruiz@mail.example, or 503-555-0147',
      where: 'In Astoria. The landlord is Harbor Homes',
      other_party: 'Harbor Homes',
      urgency: 'No rush',
      preferred_times: 'Weekday mornings',
      confirm: 'Yes, send it',
    },
  },
]

/** More than any of them has to say. */
const mostTurns = 12

async function send(address, body, bearer) {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** Says what a visitor has to say, and answers what is asked as long as there is an answer. */
async function talk(demo, { page, locale = 'en-US', opening, answers }) {
  const api = `${demo.widget}/api/v1/widget/sessions`
  const at = { url: `${demo.site}${page}`, title: '' }
  const { sessionId, secret, notice } = await send(api, { token: demo.token, page: at, locale })
  await send(`${api}/${sessionId}/consent`, { noticeVersion: notice.version }, secret)
  const left = [...opening]
  for (let turns = 0; turns < mostTurns && left.length > 0; turns += 1) {
    const body = { turnId: randomUUID(), text: left.shift() }
    const { turn } = await send(`${api}/${sessionId}/turns`, body, secret)
    const answer = answers[turn.ask?.slot]
    if (left.length === 0 && answer && !turn.intake.confirmed) left.push(answer)
  }
}

async function pictureDashboard(page, demo, file) {
  await page.goto(`${demo.app}/signin`)
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await page.goto(`${demo.app}/dashboard/leads`)
  const newest = page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).first()
  await newest.getByText('EMAILED').waitFor()
  if (file.narrow) await page.screenshot({ path: file.narrow })
  await newest.getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('heading', { name: 'What happened when' }).waitFor()
  await page.mouse.move(640, 4)
  await page.screenshot({ path: file.path })
}

async function pictureChat(page, demo, file) {
  await page.goto(`${demo.site}/fees`)
  await page.getByRole('button', { name: 'Open chat' }).press('Enter')
  const chat = page.frameLocator('iframe[title^="Chat with"]')
  await chat.getByRole('button', { name: 'Accept and start' }).press('Enter')
  const box = chat.getByRole('textbox', { name: 'Type your message' })
  await box.fill('What does a first meeting cost?')
  await box.press('Enter')
  await chat.getByRole('button', { name: 'Quote 1' }).waitFor()
  await page.screenshot({ path: file.path })
}

const [folder, narrow, narrowFolder] = process.argv.slice(2)
const executablePath = findBrowser()
if (!folder || !executablePath || (narrow && !narrowFolder)) {
  console.error(
    'Name the data folder of a running Foyer: node scripts/pictures.mjs ./data. It needs Chromium or Chrome.',
  )
  process.exit(1)
}
const demo = JSON.parse(readFileSync(path.join(folder, 'demo.json'), 'utf8'))
const out = narrowFolder ?? path.join(root, 'docs', 'pictures')
mkdirSync(out, { recursive: true })
const file = (name) => ({
  path: path.join(out, `${name}.png`),
  ...(narrow ? { narrow: path.join(out, `${name}-list.png`) } : {}),
})

for (const visitor of visitors) await talk(demo, visitor)
const browser = await chromium.launch({ executablePath })
try {
  const viewport = narrow ? { width: 390, height: 844 } : { width: 1280, height: 832 }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await pictureDashboard(page, demo, file('dashboard'))
  await pictureChat(page, demo, file('chat'))
  for (const name of ['dashboard', 'chat'])
    console.log(`${file(name).path}: ${Math.ceil(statSync(file(name).path).size / 1000)} kB`)
  if (!narrow) await takeGuidePictures(browser, page, demo)
} finally {
  await browser.close()
}
