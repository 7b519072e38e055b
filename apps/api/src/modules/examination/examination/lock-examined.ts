import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import { lockGroup } from '../../thesis/thesis/group-lock.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findThesisFacts, lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import { listSeats } from '../committee/committee.queries.ts'
import type { Examined, OfTheses } from './examination.model.ts'
import { type ExaminationRow, findExamination, lockThesisOf } from './examination.queries.ts'

/** Locks the thesis alone, for calls that need no person's time. */
export async function lockExamined(tx: Tx, thesisId: number): Promise<Examined> {
  return readExaminedOf(tx, found(await lockThesis(tx, thesisId)))
}

/** The same by an examination, which is read behind the lock. */
export async function lockExamination(
  tx: Tx,
  id: number,
): Promise<{ examined: Examined; before: ExaminationRow }> {
  const examined = await readExaminedOf(tx, found(await lockThesisOf(tx, id)))
  return { examined, before: found(await findExamination(tx, id)) }
}

/** The one that is named, and where it is asked for those that are linked with it behind it. */
export async function lockAllExamined(
  tx: Tx,
  { thesisId, linked }: OfTheses,
): Promise<[Examined, ...Examined[]]> {
  const [named, ...others] = await lockGroup(tx, thesisId, linked)
  const all: [Examined, ...Examined[]] = [await readExaminedOf(tx, found(named))]
  for (const thesis of others) all.push(await readExaminedOf(tx, thesis))
  return all
}

/** As it is read without a lock. */
export async function readExamined(db: Reader, thesisId: number): Promise<Examined> {
  return readExaminedOf(db, found(await findThesisFacts(db, thesisId)))
}

/** What belongs to a thesis that was read, or locked. */
export async function readExaminedOf(db: Reader, thesis: ThesisInQuestion): Promise<Examined> {
  const rules = (await findBookOfThesis(db, thesis.id))?.rules ?? null
  return { thesis, rules, seats: await listSeats(db, thesis.id) }
}
