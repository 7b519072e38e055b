import { type AnyColumn, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type JsonValue, jsonRows } from '../../../../platform/database/json-rows.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { dateAnswer, dateOption } from '../tables.ts'

const { id, startsAt, minutes } = dateOption
const optionColumns = { id, startsAt, minutes }
const answers = jsonRows(
  {
    optionId: dateAnswer.optionId,
    seatId: dateAnswer.seatId,
    accountId: dateAnswer.accountId,
    answer: dateAnswer.answer,
  },
  sql`from ${dateAnswer} where ${dateAnswer.optionId} = ${dateOption.id} order by ${asc(dateAnswer.id)}`,
)

/** The dates that people are asked about, the earliest first, with what each has answered. */
export function listDateOptions(db: Reader, thesisId: number) {
  return db
    .select({ ...optionColumns, answers: answers.sql })
    .from(dateOption)
    .where(eq(dateOption.thesisId, thesisId))
    .orderBy(asc(startsAt))
}

export type DateOptionRow = Awaited<ReturnType<typeof listDateOptions>>[number]

/** The same of the thesis of the row around: a value for a read of theses. */
export function dateOptionsIn(thesisId: AnyColumn | SQL): JsonValue<DateOptionRow[]> {
  return jsonRows(
    { ...optionColumns, answers },
    sql`from ${dateOption} where ${dateOption.thesisId} = ${thesisId} order by ${asc(startsAt)}`,
  )
}
