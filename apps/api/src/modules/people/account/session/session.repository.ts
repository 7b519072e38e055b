import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import type { Retention } from '../../../../platform/upkeep/retention.ts'
import { department } from '../../../institution/institution/tables.ts'
import type { ProviderSession, ProviderSessionName } from '../provider-session.model.ts'
import {
  removeBrowsersOf,
  removeBrowsersOfSessions,
} from '../push-subscription/push-subscription.repository.ts'
import { hasSecondFactor } from '../second-factor.queries.ts'
import { account, session } from '../tables.ts'

export type SessionKind = (typeof session.$inferSelect)['kind']

export interface NewSession {
  accountId: number
  kind: SessionKind
  userAgent: string | null
  createdAt: Date
  expiresAt: Date
  providerSession?: ProviderSession | null
}

export async function insertSession(tx: Tx, values: NewSession): Promise<string> {
  const [row] = await tx
    .insert(session)
    .values({ ...values, lastSeenAt: values.createdAt })
    .returning({ id: session.id })
  if (row === undefined) throw new Error('the session was not inserted')
  return row.id
}

export async function findProviderSession(db: Reader, id: string): Promise<ProviderSession | null> {
  const [row] = await db
    .select({ providerSession: session.providerSession })
    .from(session)
    .where(eq(session.id, id))
  return row?.providerSession ?? null
}

export async function findProof(db: Reader, id: string): Promise<Date | null> {
  const [row] = await db.select({ until: session.provenUntil }).from(session).where(eq(session.id, id))
  return row?.until ?? null
}

export async function recordProof(tx: Tx, id: string, provenUntil: Date): Promise<void> {
  await tx.update(session).set({ provenUntil }).where(eq(session.id, id))
}

/** A session with its person, in one query, because every request needs it. */
export function sessionFinder(db: Reader) {
  return db
    .select({
      id: session.id,
      kind: session.kind,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      revokedAt: session.revokedAt,
      accountId: account.id,
      username: account.username,
      email: account.email,
      role: account.role,
      isActive: account.isActive,
      disabledAt: account.disabledAt,
      departmentId: account.departmentId,
      institutionId: department.institutionId,
      hasSecondFactor: hasSecondFactor(),
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(department, eq(department.id, account.departmentId))
    .where(eq(session.id, sql.placeholder('id')))
    .prepare('find_session')
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionFinder>['execute']>>[number]

/** The moment at which sessions are checked, and since when they must have been used. */
interface Moment {
  now: Date
  idleSince: Date
}

function isLive({ now, idleSince }: Moment) {
  return and(
    eq(session.kind, 'full'),
    isNull(session.revokedAt),
    gt(session.expiresAt, now),
    gt(session.lastSeenAt, idleSince),
  )
}

/** Sessions that are still valid, the last used first. */
export async function selectLiveSessions(
  db: Reader,
  which: { accountId: number } | { id: string },
  moment: Moment,
) {
  return db
    .select({
      id: session.id,
      accountId: session.accountId,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(
      and('id' in which ? eq(session.id, which.id) : eq(session.accountId, which.accountId), isLive(moment)),
    )
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt), session.id)
}

export type LiveSession = Awaited<ReturnType<typeof selectLiveSessions>>[number]

export function countLiveSessions(db: Reader, moment: Moment): Promise<number> {
  return db.$count(session, isLive(moment))
}

/** Returns which of the named sessions are still valid, in one query. */
export async function selectCurrentSessions(
  db: Reader,
  ids: readonly string[],
  moment: Moment,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(account, and(eq(account.id, session.accountId), account.isActive, isNull(account.disabledAt)))
    .where(and(inArray(session.id, [...ids]), isLive(moment)))
  return new Set(rows.map(({ id }) => id))
}

export async function updateLastSeen(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(session).set({ lastSeenAt: now }).where(eq(session.id, id))
}

/** Returns the owner, unless the session had ended before. Nothing more is pushed to its browser. */
export async function revokeSession(tx: Tx, id: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.id, id), isNull(session.revokedAt)))
    .returning({ accountId: session.accountId })
  if (row !== undefined) await removeBrowsersOfSessions(tx, [id])
  return row?.accountId
}

/** Revokes the sessions that a provider has opened and ends now. Returns whose they were. */
export async function revokeSessionsOfProvider(
  tx: Tx,
  { provider, subject, index }: ProviderSessionName,
  now: Date,
): Promise<number[]> {
  const named = { provider, ...(subject !== null && { subject }), ...(index !== null && { index }) }
  if (subject === null && index === null) return []
  const rows = await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(sql`${session.providerSession} @> ${JSON.stringify(named)}::jsonb`, isNull(session.revokedAt)))
    .returning({ id: session.id, accountId: session.accountId })
  await removeBrowsersOfSessions(
    tx,
    rows.map(({ id }) => id),
  )
  return [...new Set(rows.map(({ accountId }) => accountId))]
}

/** Ends every session of an account, but for the one that is named. */
export async function revokeSessionsOf(tx: Tx, accountId: number, now: Date, except?: string): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        except === undefined ? undefined : ne(session.id, except),
      ),
    )
  await removeBrowsersOf(tx, accountId, except)
}

/** A session's token says by itself that it is over, so that the row is not needed any more. */
export const SESSIONS_KEPT: Retention = { key: session.id, since: session.expiresAt, keptFor: () => 0 }

export async function deleteSessionsThatEnded(tx: Tx, accountId: number, before: Date): Promise<void> {
  await tx.delete(session).where(and(eq(session.accountId, accountId), lt(session.expiresAt, before)))
}
