import { type AnyColumn, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type JsonValue, jsonRow, jsonRows } from '../../../platform/database/json-rows.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { type ExaminationRow, isOfPresentStudent } from '../examination/examination.queries.ts'
import { examination, examinationPresence, examinationResult } from '../examination/tables.ts'
import type { MarkedExamination } from './marking.model.ts'
import { markCorrection, memberMark } from './tables.ts'

/*
 * Every mark comes with its examination, sealed or not: the caller shows none of them before they are opened, except to
 * each member the own one.
 */

const beside = {
  presence: jsonRows(
    getTableColumns(examinationPresence),
    sql`
      from ${examinationPresence} where ${examinationPresence.examinationId} = ${examination.id}
      order by ${asc(examinationPresence.seatId)}
    `,
  ),
  result: jsonRow(
    getTableColumns(examinationResult),
    sql`from ${examinationResult} where ${examinationResult.examinationId} = ${examination.id}`,
  ),
  marks: jsonRows(
    getTableColumns(memberMark),
    sql`
      from ${memberMark} where ${memberMark.examinationId} = ${examination.id}
      order by ${asc(memberMark.seatId)}
    `,
  ),
  markCorrections: jsonRows(
    getTableColumns(markCorrection),
    sql`
      from ${markCorrection} where ${markCorrection.examinationId} = ${examination.id}
      order by ${asc(markCorrection.id)}
    `,
  ),
}

/**
 * The examinations of the student who has the thesis of the row around now, the newest first; cancelled ones are left out: a
 * value for a read of theses.
 */
export function examinationsIn(thesisId: AnyColumn | SQL): JsonValue<MarkedExamination[]> {
  return jsonRows(
    { ...getTableColumns(examination), ...beside },
    sql`
      from ${examination}
      where ${examination.thesisId} = ${thesisId} and ${examination.state} <> 'cancelled' and ${isOfPresentStudent()}
      order by ${desc(examination.id)}
    `,
  )
}

/** The marks of an examination and what they hang on. */
export async function readMarked(db: Reader, row: ExaminationRow): Promise<MarkedExamination> {
  const [marked] = await db
    .select({
      presence: beside.presence.sql,
      result: beside.result.sql,
      marks: beside.marks.sql,
      markCorrections: beside.markCorrections.sql,
    })
    .from(examination)
    .where(eq(examination.id, row.id))
  if (marked === undefined) throw new Error('An examination that was read is gone.')
  return { ...row, ...marked }
}
