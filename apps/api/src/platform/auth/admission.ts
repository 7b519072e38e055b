import { type Endpoint, needsNoSession, type SignedInAccess } from '@diatrivi/contract/endpoint'
import type { ErrorCode } from '@diatrivi/contract/errors'
import { Refusal } from '../refusal/refusal.ts'
import type { Offices } from './offices.ts'
import type { SessionActor } from './session-actor.ts'
import type { Session, Sessions } from './sessions.ts'
import type { TokenClaims } from './tokens.ts'

/**
 * Admits a caller to an endpoint, or refuses: 401 when the caller is unknown, 403 when the account or its role is
 * not among those the endpoint admits. Null where every caller is admitted.
 */
export async function admit(
  { sessions, offices }: { sessions: Sessions; offices: Offices },
  endpoint: Endpoint,
  token: string | undefined,
  path: string,
): Promise<SessionActor | null> {
  if (needsNoSession(endpoint.access)) return null
  if (token === undefined) throw new Refusal('unauthenticated')
  const presented = await sessions.present(token)
  if (presented.state === 'expired') throw new Refusal('session_expired')
  if (presented.state === 'unknown') throw new Refusal('unauthenticated')
  const { claims, session } = presented
  if (!isGoodFor(claims, endpoint, path)) throw new Refusal('unauthenticated')
  if (endpoint.access.kind !== 'signedIn') return actorOf(session)
  enforceActive(session)
  const holdsOffice = await readsByOffice(offices, session, endpoint.access)
  if (!holdsOffice) enforceRole(session, endpoint.access)
  enforceSecondFactor(session, endpoint.access)
  return holdsOffice ? { ...actorOf(session), holdsOffice } : actorOf(session)
}

/** Only calls that reckon with offices look for one. */
async function readsByOffice(offices: Offices, session: Session, access: SignedInAccess): Promise<boolean> {
  const isAsked = access.officeHolders === true && session.role === 'instructor'
  return isAsked && (await offices.areHeldBy(session.accountId))
}

/** A download token opens the one file or archive it was made for. */
function isGoodFor(claims: TokenClaims, { answer }: Endpoint, path: string): boolean {
  if (claims.use === 'session') return true
  return (answer === 'file' || answer === 'archive') && claims.path === path
}

/** A refusal of a person who is known by then, for the security log. */
export class PersonNotAdmitted extends Refusal {
  readonly accountId: number

  constructor(code: ErrorCode, { accountId }: Session) {
    super(code)
    this.accountId = accountId
  }
}

function enforceActive(session: Session): void {
  if (!session.isActive || session.kind !== 'full') throw new PersonNotAdmitted('inactive_account', session)
}

function enforceRole(session: Session, access: SignedInAccess): void {
  if (!access.roles.includes(session.role)) throw new PersonNotAdmitted('wrong_role', session)
}

function enforceSecondFactor(session: Session, access: SignedInAccess): void {
  if (session.mustSetUpSecondFactor && access.beforeSecondFactor !== true) {
    throw new PersonNotAdmitted('second_factor_required', session)
  }
}

function actorOf(session: Session): SessionActor {
  return {
    accountId: session.accountId,
    username: session.username,
    role: session.role,
    departmentId: session.departmentId,
    institutionId: session.institutionId,
    sessionId: session.id,
  }
}
