import type { SeatLinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { DAY } from '../../../../platform/durations.ts'
import type { Retention } from '../../../../platform/upkeep/retention.ts'
import { committeeSeat, signedLink } from '../tables.ts'

export type LinkRow = typeof signedLink.$inferSelect
type NewLink = Pick<LinkRow, 'purpose' | 'seatId' | 'codeHash' | 'createdAt' | 'expiresAt'>

export async function findLink(
  db: Reader,
  codeHash: string,
  purpose: SeatLinkPurpose,
): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(signedLink)
    .where(and(eq(signedLink.codeHash, codeHash), eq(signedLink.purpose, purpose)))
  return row
}

/** The second of two uses of one link waits here and finds it used. */
export async function lockLink(
  tx: Tx,
  codeHash: string,
  purpose: SeatLinkPurpose,
): Promise<LinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(signedLink)
    .where(and(eq(signedLink.codeHash, codeHash), eq(signedLink.purpose, purpose)))
    .for('update')
  return row
}

export async function insertLink(tx: Tx, values: NewLink): Promise<void> {
  await tx.insert(signedLink).values(values)
}

export async function useLink(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(signedLink).set({ usedAt: at }).where(eq(signedLink.id, id))
}

/** A new code takes the place of the one before, whose tries are forgotten. */
export async function setPin(
  tx: Tx,
  id: number,
  pin: { pinHash: string; pinExpiresAt: Date },
): Promise<void> {
  await tx
    .update(signedLink)
    .set({ ...pin, pinTries: 0 })
    .where(eq(signedLink.id, id))
}

export async function countPinTry(tx: Tx, id: number): Promise<void> {
  await tx
    .update(signedLink)
    .set({ pinTries: sql`${signedLink.pinTries} + 1` })
    .where(eq(signedLink.id, id))
}

/** Revokes links of a seat, for some purposes or for all; from the moment on, which may lie ahead. */
export async function revokeLinksOfSeat(
  tx: Tx,
  { seatId, purposes }: { seatId: number; purposes?: readonly SeatLinkPurpose[] },
  at: Date,
): Promise<void> {
  const ofPurpose = purposes === undefined ? undefined : inArray(signedLink.purpose, [...purposes])
  await tx
    .update(signedLink)
    .set({ revokedAt: at })
    .where(and(eq(signedLink.seatId, seatId), ofPurpose, holdsAt(at)))
}

export async function revokeLinksOfThesis(tx: Tx, thesisId: number, at: Date): Promise<void> {
  const seats = tx
    .select({ id: committeeSeat.id })
    .from(committeeSeat)
    .where(eq(committeeSeat.thesisId, thesisId))
  await tx
    .update(signedLink)
    .set({ revokedAt: at })
    .where(and(inArray(signedLink.seatId, seats), holdsAt(at)))
}

function holdsAt(moment: Date) {
  return or(isNull(signedLink.revokedAt), gt(signedLink.revokedAt, moment))
}

/** Whether a seat has a link that was not revoked, used or not and for whatever purpose: a value for a row of seats. */
export const hasOpenLink = sql<boolean>`exists (
  select from ${signedLink} where ${signedLink.seatId} = ${committeeSeat.id} and ${signedLink.revokedAt} is null
)`

/** Who acted, and when, can be asked for a while. */
export const LINKS_KEPT: Retention = {
  key: signedLink.id,
  since: signedLink.expiresAt,
  keptFor: () => KEPT_DAYS.links * DAY,
}
