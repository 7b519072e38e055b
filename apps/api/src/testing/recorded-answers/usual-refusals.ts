import { type Endpoint, needsNoSession } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { ROLES, type Role } from '@diatrivi/domain/people/account/role'
import type { Parts } from '../test-client.ts'
import { INVALID_BODIES } from './invalid-bodies.ts'

/** A call that is always refused: derived from the definition of the endpoint. */
export interface UsualRefusal {
  by: Role | 'anonymous' | 'caller'
  note: string
  parts: Parts
  /** It says the same of every call; `docs/generated/permissions.md` measures them all. */
  isOfEveryCall: boolean
}

/** The parameters that name an object, with a value that no object has. */
const UNKNOWN: Record<string, string | number> = {
  thesisId: 999_999,
  listId: 999_999,
  itemId: 999_999,
  commentId: 999_999,
  noticeId: 999_999,
  imageId: 999_999,
  mailId: 999_999,
  passkeyId: 999_999,
  identityId: 999_999,
  depID: 999_999,
  instID: 999_999,
  viewId: 999_999,
  username: 'nobody.here',
  sessionId: '00000000-0000-4000-8000-000000000000',
}
/** Neither an id, a username, a flag nor a number. */
const MALFORMED = '*'

export function usualRefusals(name: RouteName, parts: Parts): UsualRefusal[] {
  const { access, paged }: Endpoint = ENDPOINTS[name]
  const refusals: UsualRefusal[] = []
  const refused = (by: UsualRefusal['by'], note: string, wrong: Parts = parts) =>
    refusals.push({ by, note, parts: wrong, isOfEveryCall: false })
  const refusedEverywhere = (by: UsualRefusal['by'], note: string) =>
    refusals.push({ by, note, parts, isOfEveryCall: true })

  if (!needsNoSession(access)) refusedEverywhere('anonymous', 'without a token')
  if (access.kind === 'signedIn') {
    const [wrongRole] = ROLES.filter((role) => !access.roles.includes(role))
    if (wrongRole !== undefined) refusedEverywhere(wrongRole, 'whose role may not')
  }
  for (const param of Object.keys(parts.params ?? {})) {
    refused('caller', `with a malformed ${param}`, withParam(parts, param, MALFORMED))
  }
  if (paged !== undefined) {
    refused('caller', 'with a malformed page', { ...parts, query: { ...parts.query, page: 0 } })
  }
  const invalidBody = (INVALID_BODIES as Partial<Record<RouteName, unknown>>)[name]
  if (invalidBody !== undefined) refused('caller', 'with an invalid body', { ...parts, body: invalidBody })
  for (const param of Object.keys(parts.params ?? {})) {
    const unknown = UNKNOWN[param]
    if (unknown !== undefined) refused('caller', `with an unknown ${param}`, withParam(parts, param, unknown))
  }
  if (access.kind === 'signedIn' && access.policy !== null && isOfAnObject(parts)) {
    for (const role of access.roles) {
      if (hasStranger(role, access.roles)) refused(role, 'a stranger')
    }
  }
  return refusals
}

/** Administrators are strangers nowhere. A secretary comes where a call is for secretaries alone, at the end of the story. */
function hasStranger(role: Role, admitted: readonly Role[]): boolean {
  return role === 'secretary' ? admitted.length === 1 : role !== 'administrator'
}

const withParam = (parts: Parts, param: string, value: string | number): Parts => ({
  ...parts,
  params: { ...parts.params, [param]: value },
})

const isOfAnObject = ({ params, body }: Parts) => params !== undefined || body !== undefined
