import type { Tx } from '#server/platform/database.ts'
import type { Book } from './book.ts'
import * as queries from './queries.ts'
import { settle } from './settle.ts'

/**
 * Opens the books of a subscription, settled up to `now`. Its customer and then itself are held until
 * the transaction ends, so that two processes never settle or charge the same thing twice.
 * @returns undefined where there is no such subscription.
 */
export async function openBook(tx: Tx, ref: string, now: Date): Promise<Book | undefined> {
  const owner = await queries.findOwner(tx, ref)
  const customer = owner && (await queries.holdCustomer(tx, owner.customerRef))
  const subscription = customer && (await queries.holdSubscription(tx, ref))
  if (customer === undefined || subscription === undefined) return undefined
  const book: Book = {
    customer,
    card: await cardOf(tx, customer),
    subscription,
    invoices: await queries.listOpen(tx, ref),
    events: [],
  }
  settle(book, now)
  return book
}

/** The card that a customer is charged by. */
export async function cardOf(
  tx: Tx,
  customer: Pick<queries.Customer, 'cardRef'>,
): Promise<queries.Card | undefined> {
  return customer.cardRef === null ? undefined : await queries.findCard(tx, customer.cardRef)
}

/** Keeps what was written in a book, and when time changes it next. */
export async function keepBook(tx: Tx, book: Book, now: Date): Promise<void> {
  settle(book, now)
  await queries.saveSubscription(tx, book.subscription)
  for (const invoice of book.invoices) await queries.saveInvoice(tx, invoice)
  await queries.saveCustomer(tx, book.customer)
  await queries.addEvents(tx, book.events)
}
