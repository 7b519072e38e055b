import type { LinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { signedLink } from '../tables.ts'
import type { LinkRow } from './signed-link.repository.ts'

/** The link that was made last for a seat, whatever became of it. */
export async function findNewestLink(
  db: Reader,
  { seatId, purpose }: { seatId: number; purpose: LinkPurpose },
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(signedLink)
    .where(and(eq(signedLink.seatId, seatId), eq(signedLink.purpose, purpose)))
    .orderBy(desc(signedLink.id))
    .limit(1)
  return row ?? null
}

/** Lists which of the seats have a link for a purpose by which their people can act. */
export async function listSeatsWithLink(
  db: Reader,
  { seatIds, purpose }: { seatIds: readonly number[]; purpose: LinkPurpose },
  now: Date,
): Promise<Set<number>> {
  if (seatIds.length === 0) return new Set()
  const rows = await db
    .select({ seatId: signedLink.seatId })
    .from(signedLink)
    .where(
      and(
        inArray(signedLink.seatId, [...seatIds]),
        eq(signedLink.purpose, purpose),
        isNull(signedLink.revokedAt),
        gt(signedLink.expiresAt, now),
      ),
    )
  return new Set(rows.map(({ seatId }) => seatId))
}
