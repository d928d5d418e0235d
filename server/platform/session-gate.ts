import type { FastifyRequest } from 'fastify'
import type { Identity, VerifiedIdentity } from '#server/ports/identity/identity.ts'
import { Failure } from './failure.ts'
import { type FirmId, mintFirmId } from './firm-id.ts'
import type { Endpoints, Handlers } from './serve.ts'

/** A signed-in person of a firm: the one place a caller's {@link FirmId} comes from. */
export type Member = { identity: VerifiedIdentity; firmId: FirmId; userId: string }

/** What the gates of signed-in people prove; the visitor's gate is the widget's own. */
export type SessionGates = {
  user(request: SessionRequest): Promise<VerifiedIdentity>
  member(request: SessionRequest): Promise<Member>
  administrator(request: SessionRequest): Promise<VerifiedIdentity>
}

/** All a gate looks at. */
type SessionRequest = Pick<FastifyRequest, 'headers'>

/** Handlers of the app door's calls. No visitor comes here. */
export type AppHandlers<T extends Endpoints> = Handlers<T, Member, VerifiedIdentity, never>

const bearer = /^Bearer ([\w.-]+)$/i

/**
 * Gates that go by `Authorization: Bearer` and nothing else of the request. `findMember` looks an
 * identity up in the routing table; without `administratorUid` nobody is the administrator.
 */
export function createGates(parts: {
  identity: Pick<Identity, 'verify'>
  findMember: (uid: string) => Promise<{ firmId: string; userId: string } | undefined>
  administratorUid: string | undefined
}): SessionGates {
  const { identity, findMember, administratorUid } = parts
  async function user(request: SessionRequest): Promise<VerifiedIdentity> {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1]
    const verified = token === undefined ? null : await identity.verify(token)
    if (verified === null) throw new Failure('account/authentication-required')
    return verified
  }
  const isAdministrator = ({ uid }: VerifiedIdentity) =>
    administratorUid !== undefined && uid === administratorUid
  const withoutFirm = (verified: VerifiedIdentity) =>
    isAdministrator(verified) ? 'account/administrator-without-firm' : 'account/no-firm'
  return {
    user,
    async member(request) {
      const verified = await user(request)
      const found = await findMember(verified.uid)
      if (found === undefined) throw new Failure(withoutFirm(verified))
      return { identity: verified, firmId: mintFirmId(found.firmId), userId: found.userId }
    },
    async administrator(request) {
      const verified = await user(request)
      if (!isAdministrator(verified)) throw new Failure('account/not-administrator')
      return verified
    },
  }
}
