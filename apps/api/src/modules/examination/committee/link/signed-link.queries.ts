import type { SeatLinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import { type AnyColumn, and, desc, eq, gt, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type JsonValue, jsonRows } from '../../../../platform/database/json-rows.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { committeeSeat, signedLink } from '../tables.ts'
import type { LinkRow } from './signed-link.repository.ts'

/** The link that was made last for a seat, whatever became of it. */
export async function findNewestLink(
  db: Reader,
  { seatId, purpose }: { seatId: number; purpose: SeatLinkPurpose },
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(signedLink)
    .where(and(eq(signedLink.seatId, seatId), eq(signedLink.purpose, purpose)))
    .orderBy(desc(signedLink.id))
    .limit(1)
  return row ?? null
}

/**
 * The seats of the thesis of the row around whose people can act by a link for a purpose now: a value for a read of
 * theses.
 */
export function linkedSeatsIn(
  thesisId: AnyColumn | SQL,
  { purpose, now }: { purpose: SeatLinkPurpose; now: Date | Placeholder },
): JsonValue<{ seatId: number }[]> {
  return jsonRows(
    { seatId: signedLink.seatId },
    sql`
      from ${signedLink} join ${committeeSeat} on ${committeeSeat.id} = ${signedLink.seatId}
      where ${and(
        eq(committeeSeat.thesisId, thesisId),
        eq(signedLink.purpose, purpose),
        isNull(signedLink.revokedAt),
        gt(signedLink.expiresAt, now),
      )}
    `,
  )
}
