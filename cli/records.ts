import path from 'node:path'
import type { Operator } from '@foyer/server/operator.ts'
import { operator as copy } from '@foyer/shared/copy/operator.ts'
import { needed, neededId, Refused } from './refused.ts'
import type { Terminal } from './terminal.ts'
import { writeCopy } from './write-copy.ts'

async function namedFirm(operator: Operator, words: string | undefined) {
  const firm = await operator.findFirm(needed(words, copy.aFirm))
  if (firm === undefined) throw new Refused(copy.unknownFirm)
  return firm
}

/** A folder's name that says whose copy it is and of which day. */
function folderName(name: string, at: Date): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${plain === '' ? 'firm' : plain}-${at.toISOString().slice(0, 10)}`
}

/** Writes everything that is kept of a firm into a new folder. */
export async function firmExport(
  operator: Operator,
  { say, print }: Terminal,
  { words, to }: { words: string | undefined; to: string | undefined },
): Promise<void> {
  const { firmId, name } = await namedFirm(operator, words)
  const folder = path.resolve(to ?? folderName(name, operator.now()))
  const written = await writeCopy(folder, name, operator.copyFirm(firmId))
  if (written.missing.some(({ why }) => why === 'checking')) say(copy.stillChecked)
  say(copy.exported(name, folder))
  print(written)
}

/** @throws Refused unless the name was typed as it is. */
async function confirm(
  { ask, say }: Terminal,
  { name, yes }: { name: string; yes: string | undefined },
): Promise<void> {
  if (yes === undefined && ask === undefined) throw new Refused(copy.needsYes(name))
  if (yes === undefined) say(copy.deletesFirm(name))
  const typed = yes ?? (await ask?.(copy.typeName)) ?? ''
  if (typed.trim() !== name.trim()) throw new Refused(copy.otherName)
}

/** Deletes a firm once its name was typed. */
export async function firmDelete(
  operator: Operator,
  terminal: Terminal,
  { words, yes }: { words: string | undefined; yes: string | undefined },
): Promise<void> {
  const { firmId, name } = await namedFirm(operator, words)
  await confirm(terminal, { name, yes })
  const deleted = await operator.deleteFirm(firmId)
  terminal.say(copy.firmDeleted(name))
  if (deleted.accountsElsewhere.length > 0) terminal.say(copy.accountsElsewhere)
  terminal.print({ name, ...deleted })
}

/** Deletes what one visitor left. */
export async function conversationDelete(
  operator: Operator,
  { say, print }: Terminal,
  words: string | undefined,
): Promise<void> {
  const conversation = neededId(words, copy.aConversation)
  const deleted = await operator.deleteConversation(conversation)
  if (deleted === undefined) throw new Refused(copy.unknownConversation)
  say(copy.conversationDeleted)
  print({ conversation, ...deleted })
}

/** Deletes a message of the contact form. */
export async function contactDrop(
  operator: Operator,
  { say }: Terminal,
  words: string | undefined,
): Promise<void> {
  const dropped = await operator.dropContact(neededId(words, copy.aMessage))
  if (!dropped) throw new Refused(copy.unknownMessage)
  say(copy.contactDropped)
}

async function newcomer(operator: Operator, words: string | undefined) {
  const email = needed(words, copy.anAddress)
  const person = await operator.findNewcomer(email)
  if (person !== undefined) return person
  const firm = await operator.findFirm(email)
  throw new Refused(firm === undefined ? copy.unknownPerson : copy.hasFirm(firm.name))
}

/** Prints what is kept of somebody who signed up and has no firm. */
export async function accountExport(
  operator: Operator,
  { print }: Terminal,
  words: string | undefined,
): Promise<void> {
  print(await newcomer(operator, words))
}

/** Deletes somebody who signed up and has no firm. */
export async function accountDelete(
  operator: Operator,
  { say, print }: Terminal,
  words: string | undefined,
): Promise<void> {
  const deleted = await operator.deleteNewcomer(await newcomer(operator, words))
  say(copy.personDeleted)
  if (deleted.accountsElsewhere.length > 0) say(copy.accountsElsewhere)
  print(deleted)
}
