import { ratePrefix } from '#server/platform/door.ts'
import {
  accountAttempts,
  addressAttempts,
  addressLetters,
  codeAttempts,
  personLetters,
  signUps,
  toldEmails,
} from '../limits.ts'
import type { Parts } from '../parts.ts'
import type { Attempt } from './queries.ts'

/** What is counted against the network a request came from: IPv4 whole, IPv6 by its /64. */
export type CountersHere = Record<'tries' | 'told' | 'signUps' | 'codes' | 'letters', Attempt>

/** What is counted against a network, and against one e-mail address from there. */
export type Counters = {
  here: CountersHere
  /** Failed sign-ins, from wherever. */
  account: Attempt
  /** Whether this address was told of here already. */
  toldOne: Attempt
  letters: Attempt
}

/** The counters of the network that `address` belongs to. */
export function countersHere({ secrets }: Pick<Parts, 'secrets'>, address: string): CountersHere {
  const subject = secrets.subjectOf(`address ${ratePrefix(address)}`)
  return {
    tries: { kind: 'address', subject, ...addressAttempts },
    told: { kind: 'told emails', subject, ...toldEmails },
    signUps: { kind: 'sign-ups', subject, ...signUps },
    codes: { kind: 'codes', subject, ...codeAttempts },
    letters: { kind: 'letters from', subject, ...addressLetters },
  }
}

/** The counters of an e-mail address that was named from `address`. */
export function countersOf(
  { secrets }: Pick<Parts, 'secrets'>,
  { email, address }: { email: string; address: string },
): Counters {
  const subject = secrets.subjectOf(`email ${email}`)
  const both = secrets.subjectOf(`email ${email} address ${ratePrefix(address)}`)
  return {
    here: countersHere({ secrets }, address),
    account: { kind: 'account', subject, ...accountAttempts },
    toldOne: { kind: 'told email', subject: both, ...toldEmails },
    letters: { kind: 'letters to', subject, ...personLetters },
  }
}
