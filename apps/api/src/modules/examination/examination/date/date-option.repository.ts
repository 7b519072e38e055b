import type { DateAnswer } from '@diatrivi/domain/examination/examination/examination'
import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { DAY } from '../../../../platform/durations.ts'
import type { Retention } from '../../../../platform/upkeep/retention.ts'
import { dateAnswer, dateOption } from '../tables.ts'

/** What was answered to a date that is offered again stays. */
export async function replaceDateOptions(
  tx: Tx,
  thesisId: number,
  { startsAt, minutes }: { startsAt: readonly Date[]; minutes: number },
  at: Date,
): Promise<void> {
  const others = and(eq(dateOption.thesisId, thesisId), notInArray(dateOption.startsAt, [...startsAt]))
  await tx.delete(dateOption).where(others)
  await tx
    .insert(dateOption)
    .values(startsAt.map((moment) => ({ thesisId, startsAt: moment, minutes, createdAt: at })))
    .onConflictDoUpdate({ target: [dateOption.thesisId, dateOption.startsAt], set: { minutes } })
}

export async function deleteDateOptions(tx: Tx, thesisId: number): Promise<void> {
  await tx.delete(dateOption).where(eq(dateOption.thesisId, thesisId))
}

/** A member answers by the seat, the student by the account; a second answer takes the place of the first. */
export async function writeDateAnswers(
  tx: Tx,
  who: { seatId: number } | { accountId: number },
  answers: readonly { optionId: number; answer: DateAnswer }[],
  at: Date,
): Promise<void> {
  const target = 'seatId' in who ? dateAnswer.seatId : dateAnswer.accountId
  await tx
    .insert(dateAnswer)
    .values(answers.map((one) => ({ ...one, ...who, updatedAt: at })))
    .onConflictDoUpdate({
      target: [dateAnswer.optionId, target],
      set: { answer: sql`excluded.answer`, updatedAt: at },
    })
}

/** Counted from the date that was offered, near which the examination was; answers go with it. */
export const POLLS_KEPT: Retention = {
  key: dateOption.id,
  since: dateOption.startsAt,
  keptFor: () => KEPT_DAYS.offeredDates * DAY,
}
