import type { Outcome } from '@diatrivi/domain/examination/marking/marking'
import type { ExaminationStatus } from '@diatrivi/domain/view/process/phase'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { examination, examinationResult } from '../tables.ts'

export type ResultRow = typeof examinationResult.$inferSelect

/** By the id of the examination; one whose marks are not opened is left out. */
export async function listOutcomes(
  db: Reader,
  examinationIds: readonly number[],
): Promise<ReadonlyMap<number, Outcome>> {
  if (examinationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: examinationResult.examinationId, outcome: examinationResult.outcome })
    .from(examinationResult)
    .where(inArray(examinationResult.examinationId, [...examinationIds]))
  return new Map(rows.map(({ id, outcome }) => [id, outcome]))
}

/** How far the examination of the present student is: a value for a row of theses. Null without one, and in the plain flow. */
export function examinationStatus(): SQL<ExaminationStatus | null> {
  // Written out: of a query of one table Drizzle leaves the name of the table off, and `id` would be another.
  return sql`case when ${thesis}.rulebook_id is null or ${thesis}.student_id is null then null else (
    select json_build_object(
      'state', held.state,
      'outcome', result.outcome,
      'areCorrectionsAccepted', result.corrections_accepted_at is not null,
      'hasFailed', bool_or(coalesce(result.outcome = 'failed', false)) over (),
      'attempts', count(*) filter (where held.state = 'held') over ()
    )
    from ${examination} as held left join ${examinationResult} as result on result.examination_id = held.id
    where held.thesis_id = ${thesis}.id and held.state <> 'cancelled'
      and coalesce(held.student_id, ${thesis}.student_id) = ${thesis}.student_id
    order by held.attempt desc limit 1
  ) end`
}
