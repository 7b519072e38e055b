import { addDays, athensDate } from '@diatrivi/domain/shared/dates'
import { and, asc, eq, exists, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { dayOf, isWithinDays } from '../../../../platform/database/athens-days.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { committeeSeat } from '../../committee/tables.ts'
import { examination } from '../tables.ts'

/** The theses that are examined by the end of tomorrow, and whose members without an account were not reminded of that day. */
export async function listOutsideRemindable(db: Reader, now: Date): Promise<number[]> {
  const seats = db
    .select()
    .from(committeeSeat)
    .where(
      and(
        eq(committeeSeat.thesisId, examination.thesisId),
        eq(committeeSeat.state, 'accepted'),
        ne(committeeSeat.role, 'substitute'),
        isNotNull(committeeSeat.outsidePersonId),
      ),
    )
  const rows = await db
    .select({ thesisId: examination.thesisId })
    .from(examination)
    .where(
      and(
        inArray(examination.state, ['planned', 'announced']),
        gt(examination.startsAt, now),
        isWithinDays(examination.startsAt, { until: addDays(athensDate(now), 1) }),
        sql`${examination.outsideRemindedOf} is distinct from ${dayOf(examination.startsAt)}`,
        exists(seats),
      ),
    )
    .orderBy(asc(examination.thesisId))
  return rows.map(({ thesisId }) => thesisId)
}
