import type { Presence } from '@diatrivi/domain/examination/examination/examination'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { foldedAddress, type Person } from '@diatrivi/domain/shared/person'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ExaminationPlan } from './examination.model.ts'
import type { ExaminationRow } from './examination.queries.ts'
import { examination, examinationPresence } from './tables.ts'

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

/** A place is no row of a table: its name is locked until the transaction ends. */
export async function lockPlace(tx: Tx, institutionId: number, place: string | null): Promise<void> {
  if (place === null) return
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`place:${institutionId}:${place}`}, 0))`,
  )
}

export async function insertExamination(tx: Tx, values: NewExamination, at: Date): Promise<ExaminationRow> {
  const [row] = await tx
    .insert(examination)
    .values({ ...values, state: 'planned', createdAt: at, updatedAt: at })
    .returning()
  if (row === undefined) throw new Error('the examination was not inserted')
  return row
}

export async function updateExamination(
  tx: Tx,
  id: number,
  changes: ExaminationChange,
  at: Date,
): Promise<ExaminationRow> {
  const [row] = await tx
    .update(examination)
    .set({ ...changes, version: sql`${examination.version} + 1`, updatedAt: at })
    .where(eq(examination.id, id))
    .returning()
  if (row === undefined) throw new Error('an examination that is changed is gone')
  return row
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
