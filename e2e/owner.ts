import path from 'node:path'
import type { Page } from 'playwright-core'
import { type OutboxMail, openOutbox } from '../server/ports/mail/outbox-reader.ts'
import { tabTo } from './chat.ts'

/** A lawyer who signs up. */
export type Owner = { firstName: string; lastName: string; email: string; password: string }

/** Types into a labelled field, reached with Tab alone. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Presses a button, reached with Tab alone. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

/** Makes an account; the wizard follows by itself. */
export async function makeAccount(page: Page, app: string, owner: Owner): Promise<void> {
  await page.goto(`${app}/signup`)
  await fill(page, 'First name', owner.firstName)
  await fill(page, 'Last name', owner.lastName)
  await fill(page, 'Email', owner.email)
  await fill(page, 'Password', owner.password)
  await fill(page, 'Confirm password', owner.password)
  await page.keyboard.press('Enter')
  await page.getByText('Account created successfully! Setting up your profile...').waitFor()
}

/** Fills in the wizard's first step for a firm of one lawyer, and goes on. */
export async function tellFirm(page: Page, firm: { name: string; site: string }): Promise<void> {
  await page.getByRole('heading', { name: 'Tell Us About Your Firm' }).waitFor()
  await fill(page, 'Firm name', firm.name)
  await fill(page, 'Phone', '(212) 555-0142')
  await fill(page, 'ZIP code', '48226')
  await page.getByText('Detroit, MI').waitFor()
  await fill(page, 'Website URL', firm.site)
  await tabTo(page, page.getByRole('radio', { name: 'Solo' }))
  await page.keyboard.press('Space')
  await press(page, 'Next')
}

/** Walks the three steps of the wizard: the firm, its plan, and a test card. */
export async function setUpFirm(
  page: Page,
  firm: { name: string; site: string; card: string },
): Promise<void> {
  await tellFirm(page, firm)
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor()
  await tabTo(page, page.getByRole('radio', { name: 'Solo' }))
  await page.keyboard.press('Space')
  await page.getByText("Today's charge: $0").waitFor()
  await press(page, 'Next')
  await page.getByRole('heading', { name: 'Finish With Payment' }).waitFor()
  await typeCard(page, firm.card)
  await press(page, 'Complete Setup')
}

/** Fills in the card form of test mode. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await fill(page, 'Card number', number)
  await fill(page, 'Expiry', '1230')
  await fill(page, 'CVC', '123')
  await fill(page, 'Postal code', '48226')
}

/** Signs in with email and password; the dashboard is there when it answers. */
export async function signIn(
  page: Page,
  app: string,
  { email, password }: Pick<Owner, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`${app}/signin`)
  await fill(page, 'Email', email)
  await fill(page, 'Password', password)
  await page.keyboard.press('Enter')
  await page.getByText('Successfully signed in! Redirecting to dashboard...').waitFor()
  await page.waitForURL(`${app}/dashboard`)
}

/** The token in the snippet that the dashboard shows. */
export async function readToken(page: Page): Promise<string> {
  const snippet = await page.getByText('data-token=').innerText()
  const token = /data-token="([^"]+)"/.exec(snippet)?.[1]
  if (token === undefined) throw new Error(`No token in ${snippet}`)
  return token
}

/** The ids of the mails to an address with that subject, the newest first. */
export async function mailsTo(
  dataFolder: string,
  address: string,
  subject: string,
): Promise<string[]> {
  const { entries } = await openOutbox(path.join(dataFolder, 'outbox')).list()
  return entries
    .filter((each) => each.to.includes(address) && each.subject === subject)
    .map(({ id }) => id)
}

/**
 * The newest mail to an address with that subject, once it is there; the outbox fills by itself.
 * @param known Mails that were there before and are not waited for.
 */
export async function awaitMail(
  dataFolder: string,
  address: string,
  subject: string,
  known: readonly string[] = [],
): Promise<OutboxMail> {
  const outbox = openOutbox(path.join(dataFolder, 'outbox'))
  for (let looked = 0; looked < 150; looked++) {
    const ids = await mailsTo(dataFolder, address, subject)
    const id = ids.find((each) => !known.includes(each))
    const mail = id === undefined ? undefined : await outbox.read(id)
    if (mail !== undefined) return mail
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No mail to ${address} with the subject: ${subject}`)
}

/** The address a letter's link leads to. */
export function linkIn({ text }: OutboxMail): string {
  const link = /https?:\/\/\S+oobCode=[\w%.-]+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No link in: ${text}`)
  return link
}
