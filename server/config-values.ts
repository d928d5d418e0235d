import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Kinds of settings, as the environment has them: texts. What is refused is refused in plain words. */
export const Port = z.coerce.number().int().min(1).max(65_532)
export const Count = z.coerce.number().int().min(1)
export const Switch = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1')

/** An amount of money, in dollars. */
export const Dollars = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,6})?$/, 'it is an amount of dollars such as 2.50')
  .transform(Number)

/** Several, between commas. */
export const List = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/** A key or a name without spaces. */
export const Word = z.string().trim().min(1).regex(/^\S+$/)

/** A host name and nothing around it, with a port where there is one. */
export const HostName = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i)

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'it is a whole address that begins with https:// or http://',
  abort: true,
})

/** Where a door stands: scheme, host and port. */
export const Origin = webUrl
  .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
    error: 'it is an address without a path and without a password',
    abort: true,
  })
  .transform((text) => new URL(text).origin)

/** Where an API begins, perhaps below a path; without a slash at the end. */
export const ApiAddress = webUrl
  .refine((text) => {
    const { username, search, hash } = new URL(text)
    return username === '' && search === '' && hash === ''
  }, 'it is an address without a password, a question mark and a hash sign')
  .transform((text) => text.replace(/\/+$/, ''))

/** Where a Ghost stands, perhaps below a path; without a slash at the end. */
export const GhostAddress = webUrl
  .refine((text) => new URL(text).username === '', {
    error: 'a Ghost behind a password of its own cannot be read',
    abort: true,
  })
  .transform((text) => {
    const { origin, pathname } = new URL(text)
    return `${origin}${pathname}`.replace(/\/+$/, '')
  })
  .refine((text) => !text.endsWith('/ghost'), 'it is the site’s address, without /ghost')

export const GhostKey = z
  .string()
  .regex(/^[0-9a-f]{26}$/, 'it is a key of the Content API: 26 of the characters 0-9 and a-f')

/** A mail server. Another scheme would be taken for a host of this machine. */
export const MailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'it is an address that begins with smtps:// or smtp://',
})

export const MailAddress = z.email('it is one e-mail address and nothing around it')

/** The address in `Name <address>`, or the whole. */
export const addressIn = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender

/** `Name <address>` or an address alone. */
export const Sender = z
  .string()
  .trim()
  .refine(
    (text) => !/[\r\n]/.test(text) && MailAddress.safeParse(addressIn(text)).success,
    'it is one e-mail address, or a name and the address in < and >',
  )

const isRange = (text: string): boolean => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

/** Addresses of the network, or ranges of them. */
export const Ranges = List.refine(
  (items) => items.every(isRange),
  'it is a list of IP addresses, or of ranges such as 10.0.0.0/8',
)

/** Addresses of the network, each one in full. */
export const Addresses = List.refine(
  (items) => items.every((item) => ipaddr.isValid(item)),
  'it is a list of single IP addresses',
)
