import type { LinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import type { Role } from '@diatrivi/domain/people/account/role'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { type Method, ROUTES, type RouteName } from './routes.ts'

/**
 * Who may call an endpoint at all. Which object they may touch with it is the business of `policy`,
 * the name of the domain's rule that the service asks.
 */
export type Access =
  | { kind: 'public' }
  /** Any session, also that of an account that is not active yet. */
  | { kind: 'anySession' }
  /** The caller has the code of a link for this purpose, which travels in the body; no session is looked at. */
  | ByLinkAccess
  | SignedInAccess

export interface ByLinkAccess {
  kind: 'byLink'
  purpose: LinkPurpose
  policy: string
}

export interface SignedInAccess<Roles extends readonly Role[] = readonly Role[]> {
  kind: 'signedIn'
  roles: Roles
  policy: string | null
  /** Also while the role demands a second factor that the account does not have. */
  beforeSecondFactor?: true
  /** Instructors who hold an office of their department may read it too, whatever the roles say. */
  officeHolders?: true
}

export const publicAccess = { kind: 'public' } as const satisfies Access
export const anySession = { kind: 'anySession' } as const satisfies Access

/** People without an account, by a link in a mail to them. */
export function byLink(purpose: LinkPurpose, policy: string): ByLinkAccess {
  return { kind: 'byLink', purpose, policy }
}

/** Whether callers are served without a session, and a token that they send counts for nothing. */
export function needsNoSession(access: Access): access is ByLinkAccess | { kind: 'public' } {
  return access.kind === 'public' || access.kind === 'byLink'
}

/** An active account of one of the roles. `policy` names the domain rule that decides on the object, null where there is none. */
export function signedIn<const Roles extends readonly Role[]>(
  roles: Roles,
  policy: string | null = null,
): SignedInAccess<Roles> {
  return { kind: 'signedIn', roles, policy }
}

/** The calls that set up a second factor which the role demands: all other calls of such an account are refused. */
export function beforeSecondFactor<Roles extends readonly Role[]>(
  access: SignedInAccess<Roles>,
): SignedInAccess<Roles> {
  return { ...access, beforeSecondFactor: true }
}

/**
 * A call that reads, which people who head a department, stand in for its head or coordinate a programme may make
 * too. Whether the caller is in office is read at each such call, and at no other: docs/regulation.md#office-readers.
 */
export function andOfficeHolders<Roles extends readonly Role[]>(
  access: SignedInAccess<Roles>,
): SignedInAccess<Roles> {
  return { ...access, officeHolders: true }
}

export const everyRole = [
  'instructor',
  'student',
  'administrator',
  'secretary',
] as const satisfies readonly Role[]

/** What a multipart body may carry as its file, the field being `selectedFile`. */
export interface FileRule {
  kind: 'cv' | 'attachment' | 'image' | 'table' | 'scan' | 'form'
  maxBytes: number
  required: boolean
}

/**
 * What keeps a list short enough to be sent whole: one person or thing whose own it is; the installation, which has so
 * many institutions, departments and covers; or nothing, so that more than `WHOLE_LIST_MAX` are refused with
 * `page_required`.
 */
export type ListBound = 'owner' | 'installation' | 'cap'

/**
 * How the answer travels: JSON, a line of text, the bytes of a file, an archive that is made while it is sent, or a stream
 * of server-sent events that stays open.
 */
export type AnswerKind = 'json' | 'text' | 'file' | 'archive' | 'events'

export interface EndpointDefinition {
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Bytes of a body, of a form without its file; `BODY_MAX_BYTES` where none are given. */
  maxBodyBytes?: number
  /** Present where the body is multipart. */
  file?: FileRule
  /** Present where `page`, `pageSize` and `X-Total-Count` apply: why the list may be asked for whole. */
  paged?: ListBound
  answer?: AnswerKind
  /** Present where the answer is a stream: the name of its events. */
  event?: string
  /**
   * JSON only; browsers revalidate the answer each time. `brief`: caches on the way may keep it for a minute.
   * `revalidated`: they keep nothing, for the answer asks for a session.
   */
  caching?: 'brief' | 'revalidated'
  /**
   * For files and archives: what the API document says of the bytes. For streams: the data of every event. Schemas of events, JSON and
   * text are checked on the way out.
   */
  response: z.ZodType
  /** The refusals a caller must expect beside 400, 401, 403 by role, 429 and 503. */
  errors?: readonly ErrorCode[]
  summary: string
}

export type Endpoint<Name extends RouteName = RouteName, Definition = EndpointDefinition> = Definition & {
  name: Name
  method: Method
  path: string
}

/** Binds a definition to its route, so that method and path stand in one place only. */
export function endpoint<const Name extends RouteName, const Definition extends EndpointDefinition>(
  name: Name,
  definition: Definition,
): Endpoint<Name, Definition> {
  const [method, path] = ROUTES[name].split(' ') as [Method, string]
  return { ...definition, name, method, path }
}
