import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { changeName, changePassword, readName } from './account-changes.ts'
import { readCode } from './codes/codes.ts'
import { requestPasswordReset, resetPassword } from './codes/reset-password.ts'
import { requestVerification, verifyEmail } from './codes/verify-email.ts'
import { SignInWithIdp, signInWithIdp } from './google/idp.ts'
import { findLinks } from './google/queries.ts'
import type { Parts } from './parts.ts'
import { IdentityRefusal } from './refusal.ts'
import { refreshSession, requireSession } from './sessions.ts'
import { normaliseEmail, signInWithPassword } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import {
  describeAccount,
  describeChange,
  describeCredentials,
  expiresIn,
  requestTypes,
} from './wire.ts'

const SignIn = z.object({ email: z.string().default(''), password: z.string().default('') })
const SignUp = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().default(''),
  idToken: z.string().optional(),
})
const Lookup = z.object({ idToken: z.string() })
const Update = z.object({
  oobCode: z.string().optional(),
  idToken: z.string().default(''),
  displayName: z.string().nullish(),
  password: z.string().optional(),
  email: z.string().optional(),
})
const SendCode = z.object({
  requestType: z.string(),
  email: z.string().default(''),
  idToken: z.string().default(''),
})
const Reset = z.object({ oobCode: z.string().default(''), newPassword: z.string().optional() })
const Refresh = z.object({ grant_type: z.string(), refresh_token: z.string().default('') })

/** What an operation is asked: the request's body and where it came from. */
type Asked = Pick<FastifyRequest, 'body' | 'ip'>
type Operation = (parts: Parts, asked: Asked) => Promise<object>

/** Reads what was sent. @throws IdentityRefusal */
export function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new IdentityRefusal('INVALID_ARGUMENT')
  return parsed.data
}

const signInOperation: Operation = async (parts, { body, ip }) => {
  const given = parse(SignIn, body)
  const credentials = await signInWithPassword(parts, { ...given, address: ip })
  const kind = 'identitytoolkit#VerifyPasswordResponse'
  return { kind, registered: true, ...describeCredentials(credentials) }
}

const signUpOperation: Operation = async (parts, { body, ip }) => {
  const { email, password, displayName, idToken } = parse(SignUp, body)
  // What the SDK calls linking: a signed-in person would get a second way in.
  if (idToken !== undefined) throw new IdentityRefusal('OPERATION_NOT_ALLOWED')
  if (email === undefined && password === undefined)
    throw new IdentityRefusal('ADMIN_ONLY_OPERATION')
  const given = { email: email ?? '', password: password ?? '', displayName: readName(displayName) }
  const credentials = await signUp(parts, { ...given, address: ip })
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...describeCredentials(credentials) }
}

const signInWithIdpOperation: Operation = async (parts, { body }) => {
  const { reply, ...credentials } = await signInWithIdp(parts, parse(SignInWithIdp, body))
  return { ...reply, ...describeCredentials(credentials) }
}

const lookup: Operation = async (parts, { body }) => {
  const { account } = await requireSession(parts, parse(Lookup, body).idToken)
  const links = await parts.db.lookUp((db) => findLinks(db, account.uid))
  const users = [describeAccount(account, links)]
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users }
}

const update: Operation = async (parts, { body, ip }) => {
  const { oobCode, idToken, displayName, password, email } = parse(Update, body)
  if (oobCode !== undefined)
    return describeChange(await verifyEmail(parts, { oobCode, address: ip }))
  if (email !== undefined) throw new IdentityRefusal('OPERATION_NOT_ALLOWED')
  const named =
    displayName === undefined
      ? undefined
      : await changeName(parts, { idToken, displayName: displayName ?? '' })
  if (password !== undefined) {
    const credentials = await changePassword(parts, { idToken, password, address: ip })
    return { ...describeChange(credentials.account), ...describeCredentials(credentials) }
  }
  return describeChange(named ?? (await requireSession(parts, idToken)).account)
}

const sendCode: Operation = async (parts, { body, ip }) => {
  const { requestType, email, idToken } = parse(SendCode, body)
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  if (requestType === requestTypes.verify) {
    const account = await requestVerification(parts, { idToken, address: ip })
    return { kind, email: account.email }
  }
  if (requestType !== requestTypes.reset) throw new IdentityRefusal('OPERATION_NOT_ALLOWED')
  const address = normaliseEmail(email)
  if (address === null) throw new IdentityRefusal('INVALID_EMAIL')
  await requestPasswordReset(parts, { email: address, address: ip })
  return { kind, email: address }
}

const reset: Operation = async (parts, { body, ip }) => {
  const { oobCode, newPassword } = parse(Reset, body)
  const given = { oobCode, address: ip }
  const { code, account } =
    newPassword === undefined
      ? await readCode(parts, given)
      : await resetPassword(parts, { ...given, newPassword })
  const kind = 'identitytoolkit#ResetPasswordResponse'
  return { kind, email: account.email, requestType: requestTypes[code.kind] }
}

const refresh: Operation = async (parts, { body }) => {
  const form = parse(Refresh, body)
  if (form.grant_type !== 'refresh_token') throw new IdentityRefusal('INVALID_GRANT_TYPE')
  if (form.refresh_token === '') throw new IdentityRefusal('MISSING_REFRESH_TOKEN')
  const { account, idToken, refreshToken } = await refreshSession(parts, form.refresh_token)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
    user_id: account.uid,
  }
}

const project: Operation = async ({ tokens, authorizedDomains }) => ({
  projectId: tokens.audience,
  authorizedDomains,
})

/** One operation by method and path; Fastify wants a colon in a path doubled. */
type Offered = { method: 'GET' | 'POST'; url: string; operation: Operation }

/** What is asked in JSON only. */
export const operations: Offered[] = [
  { method: 'POST', url: '/v1/accounts::signUp', operation: signUpOperation },
  { method: 'POST', url: '/v1/accounts::signInWithPassword', operation: signInOperation },
  { method: 'POST', url: '/v1/accounts::signInWithIdp', operation: signInWithIdpOperation },
  { method: 'POST', url: '/v1/accounts::lookup', operation: lookup },
  { method: 'POST', url: '/v1/accounts::update', operation: update },
  { method: 'POST', url: '/v1/accounts::sendOobCode', operation: sendCode },
  { method: 'POST', url: '/v1/accounts::resetPassword', operation: reset },
  { method: 'GET', url: '/v1/projects', operation: project },
]

/** What the SDK asks with a form. */
export const formOperation: Offered = { method: 'POST', url: '/v1/token', operation: refresh }
