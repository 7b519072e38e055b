import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { roomOf } from '@diatrivi/domain/examination/examination/clashes'
import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { isSamePerson, type Person } from '@diatrivi/domain/shared/person'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Reader, Tx } from '../../../platform/database/transaction.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { findAccount, lockAccounts } from '../../people/account/account.queries.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import { listLinkedInProgress } from '../../thesis/thesis/group.queries.ts'
import { lockGroup } from '../../thesis/thesis/group-lock.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findThesisFacts, lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import { listSeats } from '../committee/committee.queries.ts'
import type { Examined } from './examination.model.ts'
import { lockAddresses, lockRoom } from './examination.repository.ts'

/** A person whom an examination needs, with the name that a refusal says. */
export interface NamedPerson extends Person {
  name: string
}

/** A thesis, alone or with those of all who share its topic. */
export interface OfTheses {
  thesisId: number
  linked: boolean
}

/** As it is read without a lock. */
export async function readExamined(db: Reader, thesisId: number): Promise<Examined> {
  const thesis = found(await findThesisFacts(db, thesisId))
  return { thesis, rules: await rulesOf(db, thesisId), seats: await listSeats(db, thesisId) }
}

/** Locks the thesis alone, for calls that need no person's time. */
export async function lockExamined(tx: Tx, thesisId: number): Promise<Examined> {
  const thesis = found(await lockThesis(tx, thesisId))
  return { thesis, rules: await rulesOf(tx, thesisId), seats: await listSeats(tx, thesisId) }
}

/**
 * Everybody whom the examination needs, by the account and by the address, then the room, then the thesis, so that of two who plan at once the second sees
 * what the first has planned: docs/decisions/examination/0057-the-examination-day.md
 */
export async function lockForPlan(
  tx: Tx,
  actor: MemberActor,
  { thesisId, linked }: OfTheses,
  place: string | null,
): Promise<[Examined, ...Examined[]]> {
  const before = await readExamined(tx, thesisId)
  // A caller who may not do it keeps no other caller waiting.
  enforce(canExamination.findClashes(actor, before.thesis, before.rules))
  const people = await neededFor(tx, before)
  for (const id of linked ? await listLinkedInProgress(tx, thesisId) : []) {
    people.push(...(await neededFor(tx, await readExamined(tx, id))))
  }
  await lockAccounts(tx, accountsOf(people), 'no key update')
  await lockAddresses(tx, people)
  await lockRoom(tx, before.thesis.institutionId, roomOf(place))
  const locked = await lockAllExamined(tx, { thesisId, linked })
  // A person took a seat while this transaction waited, and is not locked.
  for (const examined of locked) {
    const needed = await neededFor(tx, examined)
    if (!needed.every((one) => people.some((other) => isSamePerson(one, other))))
      throw new Refusal('version_conflict')
  }
  return locked
}

/** The one that is named, and where it is asked for those that are linked with it behind it. */
export async function lockAllExamined(
  tx: Tx,
  { thesisId, linked }: OfTheses,
): Promise<[Examined, ...Examined[]]> {
  const [named, ...others] = await lockGroup(tx, thesisId, linked)
  const examined = async (thesis: ThesisInQuestion): Promise<Examined> => ({
    thesis,
    rules: await rulesOf(tx, thesis.id),
    seats: await listSeats(tx, thesis.id),
  })
  const all: [Examined, ...Examined[]] = [await examined(found(named))]
  for (const thesis of others) all.push(await examined(thesis))
  return all
}

/** The student and all who sit, or are asked to; substitutes have no part in it. */
export async function neededFor(
  db: Reader,
  { thesis: { studentId }, seats }: Pick<Examined, 'thesis' | 'seats'>,
): Promise<NamedPerson[]> {
  const members = seats
    .filter((seat) => isLiving(seat) && seat.role !== 'substitute')
    .map(({ accountId, email, person }) => ({ accountId, email, name: fullName(person) }))
  const student = studentId === null ? undefined : await findAccount(db, studentId)
  if (student === undefined) return members
  return [{ accountId: student.id, email: student.email, name: fullName(student) }, ...members]
}

/** A person without an account has none. */
export function accountsOf(people: readonly Pick<SeatRow, 'accountId'>[]): number[] {
  return people.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
}

async function rulesOf(db: Reader, thesisId: number): Promise<Examined['rules']> {
  return (await findBookOfThesis(db, thesisId))?.rules ?? null
}
