import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import { countedParts } from '@diatrivi/domain/examination/marking/correction'
import { hiddenSince, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import { findBookOfThesis, listSeats } from '../committee/committee.queries.ts'
import {
  type ExaminationRow,
  isOfPresentStudent,
  listOwnExaminations,
  listPresence,
} from '../examination/examination.queries.ts'
import { examination } from '../examination/tables.ts'
import type { MarkCorrectionRow, Marking, MemberMarkRow, ResultRow } from './marking.model.ts'
import { examinationResult, markCorrection, memberMark } from './tables.ts'

export type { MarkCorrectionRow, MemberMarkRow, ResultRow } from './marking.model.ts'

/** Null before the marks are opened. */
export async function findResult(db: Reader, examinationId: number): Promise<ResultRow | null> {
  const [row] = await db
    .select()
    .from(examinationResult)
    .where(eq(examinationResult.examinationId, examinationId))
  return row ?? null
}

/**
 * Every mark, sealed or not: the caller shows none of them before they are opened, except to each member the own one.
 */
export function listMemberMarks(db: Reader, examinationId: number): Promise<MemberMarkRow[]> {
  return db
    .select()
    .from(memberMark)
    .where(eq(memberMark.examinationId, examinationId))
    .orderBy(asc(memberMark.seatId))
}

/** The corrections of several examinations, the oldest first. */
export async function listMarkCorrections(
  db: Reader,
  examinationIds: readonly number[],
): Promise<MarkCorrectionRow[]> {
  if (examinationIds.length === 0) return []
  return db
    .select()
    .from(markCorrection)
    .where(inArray(markCorrection.examinationId, [...examinationIds]))
    .orderBy(asc(markCorrection.id))
}

interface Asked {
  examination: ExaminationRow
  /** All of its thesis. */
  seats: SeatRow[]
  rules: MarkingRules
  now: Date
}

export async function readMarking(
  db: Reader,
  { examination: row, seats, rules, now }: Asked,
): Promise<Marking> {
  const presence = new Map((await listPresence(db, row.id)).map((one) => [one.seatId, one.presence]))
  const result = await findResult(db, row.id)
  const markCorrections = result === null ? [] : await listMarkCorrections(db, [row.id])
  const marks = (await listMemberMarks(db, row.id)).map((mark) => ({
    ...mark,
    parts: countedParts(mark.seatId, mark.parts, markCorrections),
  }))
  const markOf = (seatId: number) => marks.find((mark) => mark.seatId === seatId)
  const facts = {
    state: row.state,
    hasBegun: row.startsAt <= now,
    isOpened: result !== null,
    rules,
    seats: seats.map((seat) => ({
      ...seat,
      presence: presence.get(seat.id) ?? null,
      firstSealedAt: markOf(seat.id)?.firstSealedAt ?? markOf(seat.id)?.sealedAt ?? null,
      isSealed: (markOf(seat.id)?.sealedAt ?? null) !== null,
      isConfirmed: (markOf(seat.id)?.confirmedAt ?? null) !== null,
    })),
  }
  return { examination: row, seats, marks, markCorrections, result, facts }
}

/**
 * An examination of the student who has the thesis now, among all that he or she has, the newest first. Null in the plain
 * flow, and of a student who gave up, of whom nothing is marked any more.
 */
export async function findMarking(
  db: Reader,
  { thesisId, examinationId, now }: { thesisId: number; examinationId: number; now: Date },
): Promise<{ marking: Marking; isNewest: boolean } | null> {
  const book = await findBookOfThesis(db, thesisId)
  const examinations = await listOwnExaminations(db, thesisId)
  const examination = examinations.find(({ id }) => id === examinationId)
  if (book === null || examination === undefined) return null
  const seats = await listSeats(db, thesisId)
  const marking = await readMarking(db, { examination, seats, rules: book.rules.marking, now })
  return { marking, isNewest: examinations[0]?.id === examinationId }
}

/**
 * Since when a person reads nothing of the marks of a thesis, because they are reconsidered and are not his or hers; null
 * otherwise.
 */
export async function findHiddenSince(
  db: Reader,
  actor: SessionActor,
  { thesisId, now }: { thesisId: number; now: Date },
): Promise<Date | null> {
  const held = (await listOwnExaminations(db, thesisId)).find(({ state }) => state === 'held')
  const found = held && (await findMarking(db, { thesisId, examinationId: held.id, now }))
  if (!found) return null
  const { facts } = found.marking
  return hiddenSince(facts, ownMarkingSeat(actor, facts))
}

/** What a thesis was given by its committee, in hundredths; null where none marked it: a value for a row of theses. */
export function committeesMark(): SQL<number | null> {
  return sql`case when ${thesis}.rulebook_id is null or ${thesis}.mark is null then null else (
    select result.final_hundredths from ${examinationResult} as result
    join ${examination} as held on held.id = result.examination_id
    where held.thesis_id = ${thesis}.id
      and (result.outcome = 'passed'
        or (result.outcome = 'corrections' and result.corrections_accepted_at is not null))
    order by held.id desc limit 1
  ) end`
}

/** Examinations that were held and whose marks are not opened yet, by id, after a given one. */
export function listUnopened(
  db: Reader,
  { after, limit }: { after: number; limit: number },
): Promise<ExaminationRow[]> {
  return db
    .select(getTableColumns(examination))
    .from(examination)
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .leftJoin(examinationResult, eq(examinationResult.examinationId, examination.id))
    .where(
      and(
        eq(examination.state, 'held'),
        isNull(examinationResult.examinationId),
        isNull(thesis.mark),
        isOfPresentStudent(),
        gt(examination.id, after),
      ),
    )
    .orderBy(asc(examination.id))
    .limit(limit)
}

/** Corrections that are outstanding and have a last day: whom they concern and until when. */
export function listOutstandingCorrections(db: Reader) {
  return db
    .select({
      examinationId: examinationResult.examinationId,
      dueOn: examinationResult.correctionsDue,
      thesis: { id: thesis.id, title: thesis.title },
      studentId: thesis.studentId,
    })
    .from(examinationResult)
    .innerJoin(examination, eq(examination.id, examinationResult.examinationId))
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .where(
      and(
        eq(examinationResult.outcome, 'corrections'),
        isNull(examinationResult.correctionsAcceptedAt),
        isNull(thesis.mark),
        isOfPresentStudent(),
      ),
    )
    .orderBy(asc(examinationResult.examinationId))
}
