import type { Phase } from '@diatrivi/domain/view/process/phase'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { PHASE } from '../thesis-view/thesis-phase.queries.ts'

export interface ThesisOfStudent {
  id: number
  title: string
  state: 'inProgress' | 'ended'
  /** Null without a rule book. */
  phase: Phase | null
}

/** By the account of its student, each one's thesis in the department: that in progress, else the one that ended last. */
export async function findThesesOfStudents(
  db: Reader,
  departmentId: number,
  accountIds: readonly number[],
): Promise<Map<number | null, ThesisOfStudent>> {
  if (accountIds.length === 0) return new Map()
  const isEnded = sql`${thesis.mark} is not null`
  const rows = await db
    .selectDistinctOn([thesis.studentId], {
      studentId: thesis.studentId,
      id: thesis.id,
      title: thesis.title,
      state: sql<ThesisOfStudent['state']>`case when ${isEnded} then 'ended' else 'inProgress' end`,
      phase: PHASE,
    })
    .from(thesis)
    .where(
      and(
        eq(thesis.departmentId, departmentId),
        sql`${thesis.studentId} = any(${sql.param([...accountIds])}::integer[])`,
      ),
    )
    .orderBy(thesis.studentId, isEnded, desc(thesis.endDate), desc(thesis.id))
  return new Map(rows.map(({ studentId, ...found }) => [studentId, found]))
}
