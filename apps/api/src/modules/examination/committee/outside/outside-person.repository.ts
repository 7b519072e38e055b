import {
  mayReplaceWords,
  type OutsideWords,
  type Reliance,
  sameWords,
} from '@diatrivi/domain/examination/committee/outside-words'
import { KEPT_DAYS } from '@diatrivi/domain/work/personal-data/processing'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../../platform/database/transaction.ts'
import { DAY } from '../../../../platform/durations.ts'
import type { Retention } from '../../../../platform/upkeep/retention.ts'
import { account } from '../../../people/account/tables.ts'
import { event } from '../../../thesis/history/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import type { OutsideFields } from '../committee.model.ts'
import { committeeSeat, outsidePerson } from '../tables.ts'

export type OutsidePersonRow = typeof outsidePerson.$inferSelect

interface Saving {
  departmentId: number
  instructorId: number
  fields: OutsideFields
  at: Date
}

/** The person behind an address, and the words of before where these were replaced. */
export interface SavedPerson {
  person: OutsidePersonRow
  replaced: OutsideWords | null
}

/** A department knows each address once; the words of before stand where others rely on them. */
export async function saveOutsidePerson(
  tx: Tx,
  { departmentId, instructorId, fields, at }: Saving,
): Promise<SavedPerson> {
  const [added] = await tx
    .insert(outsidePerson)
    .values({ departmentId, ...fields, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning()
  if (added !== undefined) return { person: added, replaced: null }
  const isTheirs = sql`lower(${outsidePerson.email}) = lower(${fields.email})`
  const [known] = await tx
    .select()
    .from(outsidePerson)
    .where(and(eq(outsidePerson.departmentId, departmentId), isTheirs))
    .for('update')
  if (known === undefined) throw new Error('A person who was saved is not found.')
  if (!mayReplaceWords(await findReliance(tx, known.id, instructorId)))
    return { person: known, replaced: null }
  const person = await writeOutsidePerson(tx, known.id, fields, at)
  return { person, replaced: sameWords(known, person) ? null : known }
}

export async function writeOutsidePerson(
  tx: Tx,
  id: number,
  fields: OutsideWords & Partial<OutsideFields>,
  at: Date,
): Promise<OutsidePersonRow> {
  const [row] = await tx
    .update(outsidePerson)
    .set({ ...fields, version: sql`${outsidePerson.version} + 1`, updatedAt: at })
    .where(eq(outsidePerson.id, id))
    .returning()
  if (row === undefined) throw new Error('A person who was written is not found.')
  return row
}

/** No seat is given to the person until the transaction ends. */
export async function lockOutsidePerson(tx: Tx, id: number): Promise<OutsidePersonRow | null> {
  const [row] = await tx.select().from(outsidePerson).where(eq(outsidePerson.id, id)).for('update')
  return row ?? null
}

/** What an issued paper prints of a committee it prints of those who had been asked by then. */
async function findReliance(db: Reader, id: number, instructorId: number): Promise<Reliance> {
  const { rows } = await db.execute<Reliance & Record<string, unknown>>(sql`
    select coalesce(bool_or(${thesis.instructorId} <> ${instructorId}), false) as "elsewhere",
      coalesce(bool_or(exists (
        select from ${event} where ${event.thesisId} = ${thesis.id}
          and ${event.what} in ('mark_sealed', 'paper_issued')
          and ${event.happenedAt} >= ${committeeSeat.invitedAt}
      )), false) as "isPrinted"
    from ${committeeSeat} join ${thesis} on ${thesis.id} = ${committeeSeat.thesisId}
    where ${committeeSeat.outsidePersonId} = ${id}`)
  return rows[0] ?? { elsewhere: false, isPrinted: false }
}

/** The theses in which the person has or had a seat, or is offered one. */
export async function listThesesOfOutsider(db: Reader, id: number): Promise<number[]> {
  const rows = await db
    .select({ thesisId: committeeSeat.thesisId })
    .from(committeeSeat)
    .where(
      and(
        eq(committeeSeat.outsidePersonId, id),
        inArray(committeeSeat.state, ['invited', 'accepted', 'left']),
      ),
    )
  return rows.map(({ thesisId }) => thesisId)
}

export async function findOutsidePerson(db: Reader, id: number): Promise<OutsidePersonRow | null> {
  const [row] = await db.select().from(outsidePerson).where(eq(outsidePerson.id, id))
  return row ?? null
}

/** Whether an address is an instructor's, or that of the student: neither is a person from outside. */
export async function isAddressOfAccount(
  db: Reader,
  { email, studentId }: { email: string; studentId: number | null },
): Promise<boolean> {
  const isInstructor = and(eq(account.role, 'instructor'), account.isActive, isNull(account.closedAt))
  const isEither = studentId === null ? isInstructor : or(isInstructor, eq(account.id, studentId))
  const count = await db.$count(account, and(sql`lower(${account.email}) = lower(${email})`, isEither))
  return count > 0
}

/** A person who sits in no committee any more, not even a past one, is forgotten. */
export const OUTSIDE_PEOPLE_KEPT: Retention = {
  key: outsidePerson.id,
  since: outsidePerson.updatedAt,
  keptFor: () => KEPT_DAYS.outsidePeople * DAY,
  only: sql`not exists (select from ${committeeSeat} where ${committeeSeat.outsidePersonId} = ${outsidePerson.id})`,
}
