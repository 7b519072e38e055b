import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { hiddenSince, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import { and, asc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import { seatsIn } from '../committee/committee.queries.ts'
import { type ExaminationRow, isOfPresentStudent } from '../examination/examination.queries.ts'
import { examination, examinationResult } from '../examination/tables.ts'
import { examinationsIn, readMarked } from './marked-examination.queries.ts'
import { type FoundMarking, type Marking, markingOf } from './marking.model.ts'

interface Asked {
  examination: ExaminationRow
  /** All of its thesis. */
  seats: SeatRow[]
  rules: MarkingRules
  now: Date
}

export async function readMarking(db: Reader, { examination: row, ...asked }: Asked): Promise<Marking> {
  return markingOf(await readMarked(db, row), asked)
}

/**
 * An examination of the student who has the thesis now, among all that he or she has, the newest first. Null in the plain
 * flow, and of a student who gave up, of whom nothing is marked any more.
 */
export async function findMarking(
  db: Reader,
  { thesisId, examinationId, now }: { thesisId: number; examinationId: number; now: Date },
): Promise<FoundMarking | null> {
  return (
    (await listMarkings(db, { thesisId, now })).find(
      ({ marking }) => marking.examination.id === examinationId,
    ) ?? null
  )
}

/** The newest of its student that was held, which is the one that a link to a mark is about. */
export async function findHeldMarking(
  db: Reader,
  asked: { thesisId: number; now: Date },
): Promise<FoundMarking | null> {
  return (await listMarkings(db, asked)).find(({ marking }) => marking.examination.state === 'held') ?? null
}

/** Lists the same of every examination that was not cancelled, the newest first. */
async function listMarkings(
  db: Reader,
  { thesisId, now }: { thesisId: number; now: Date },
): Promise<FoundMarking[]> {
  return (await listMarkingsOfTheses(db, { thesisIds: [thesisId], now })).get(thesisId) ?? []
}

/** Lists the same of several theses, by their ids; those in the plain flow are left out. */
export async function listMarkingsOfTheses(
  db: Reader,
  { thesisIds, now }: { thesisIds: readonly number[]; now: Date },
): Promise<Map<number, FoundMarking[]>> {
  if (thesisIds.length === 0) return new Map()
  const rows = await db
    .select({
      thesisId: thesis.id,
      rules: rulebook.rules,
      seats: seatsIn(thesis.id).sql,
      examinations: examinationsIn(thesis.id).sql,
    })
    .from(thesis)
    .innerJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .where(inArray(thesis.id, [...thesisIds]))
  return new Map(
    rows.map(({ thesisId, rules: written, seats, examinations }) => {
      const { marking: rules, examination: ruled } = rulesWithDefaults(written)
      const held = examinations.filter(({ state }) => state === 'held').length
      const found = examinations.map((one, at) => ({
        marking: markingOf(one, { seats, rules, now }),
        isNewest: at === 0,
        areAttemptsUsed: held >= ruled.attempts,
      }))
      return [thesisId, found]
    }),
  )
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
  const held = await findHeldMarking(db, { thesisId, now })
  if (held === null) return null
  const { facts } = held.marking
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
