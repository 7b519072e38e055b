import type { DateAnswer, Presence } from '@diatrivi/domain/examination/examination/examination'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { foldedAddress, type Person } from '@diatrivi/domain/shared/person'
import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { DAY } from '../../../platform/durations.ts'
import type { Retention } from '../../../platform/upkeep/retention.ts'
import type { ExaminationPlan } from './examination.model.ts'
import { dateAnswer, dateOption, examination, examinationPresence } from './tables.ts'

interface NewExamination extends ExaminationPlan {
  thesisId: number
  studentId: number | null
  attempt: number
}
type ExaminationChange = Partial<typeof examination.$inferInsert>

/**
 * Locks in one order. A person without an account is a row of every department that knows the address: the address is
 * locked until the transaction ends.
 */
export async function lockAddresses(tx: Tx, people: readonly Pick<Person, 'email'>[]): Promise<void> {
  const addresses = new Set(people.map(({ email }) => foldedAddress(email)))
  for (const address of [...addresses].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person:${address}`}, 0))`)
}

/** A room is no row of a table: its name is locked until the transaction ends. */
export async function lockRoom(tx: Tx, institutionId: number, room: string | null): Promise<void> {
  if (room === null) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`room:${institutionId}:${room}`}, 0))`)
}

export async function insertExamination(tx: Tx, values: NewExamination, at: Date): Promise<number> {
  const [row] = await tx
    .insert(examination)
    .values({ ...values, state: 'planned', createdAt: at, updatedAt: at })
    .returning({ id: examination.id })
  if (row === undefined) throw new Error('the examination was not inserted')
  return row.id
}

export async function updateExamination(
  tx: Tx,
  id: number,
  changes: ExaminationChange,
  at: Date,
): Promise<void> {
  await tx
    .update(examination)
    .set({ ...changes, version: sql`${examination.version} + 1`, updatedAt: at })
    .where(eq(examination.id, id))
}

/** Returns whether they had not been reminded of this day yet. */
export async function keepOutsideReminded(tx: Tx, id: number, day: IsoDate): Promise<boolean> {
  const { rowCount } = await tx
    .update(examination)
    .set({ outsideRemindedOf: day })
    .where(and(eq(examination.id, id), sql`${examination.outsideRemindedOf} is distinct from ${day}`))
  return rowCount === 1
}

export async function insertPresence(
  tx: Tx,
  examinationId: number,
  presences: readonly { seatId: number; presence: Presence }[],
): Promise<void> {
  await tx.insert(examinationPresence).values(presences.map((one) => ({ examinationId, ...one })))
}

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
