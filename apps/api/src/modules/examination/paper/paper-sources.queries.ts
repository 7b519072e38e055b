import { type Rules, rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { countedParts } from '@diatrivi/domain/examination/marking/correction'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../platform/database/transaction.ts'
import { programme, rulebook } from '../../department/rulebook/tables.ts'
import { STAFF_OF_ACCOUNT } from '../../department/staff/staff.queries.ts'
import { studentRecord } from '../../department/student-record/tables.ts'
import { department, institution } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { factColumns } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import { listSeatsOfTheses } from '../committee/committee.queries.ts'
import { type ExaminationRow, isOfPresentStudent } from '../examination/examination.queries.ts'
import { examination, examinationPresence } from '../examination/tables.ts'
import {
  listMarkCorrections,
  type MarkCorrectionRow,
  type MemberMarkRow,
  type ResultRow,
} from '../marking/marking.queries.ts'
import { examinationResult, memberMark } from '../marking/tables.ts'

export interface ExaminationSource extends ExaminationRow {
  presence: (typeof examinationPresence.$inferSelect)[]
  /** Null before the marks are opened. */
  result: ResultRow | null
  /** As they count, with what decisions have changed; empty before the marks are opened. */
  marks: MemberMarkRow[]
  /** Decisions about them, the oldest first. */
  markCorrections: MarkCorrectionRow[]
}

type ThesisSource = Awaited<ReturnType<typeof selectTheses>>[number]

/** What the papers of a thesis are made of: everything that they say, and nothing else. */
export interface PaperSources extends ThesisSource {
  rules: Rules | null
  seats: SeatRow[]
  /** The newest first. */
  examinations: ExaminationSource[]
}

const student = alias(account, 'paper_student')

function selectTheses(db: Reader, ids: readonly number[]) {
  return db
    .select({
      thesis: factColumns,
      endDate: thesis.endDate,
      book: rulebook.rules,
      programme: { name: programme.name, kind: programme.kind },
      student: {
        username: student.username,
        firstName: student.firstName,
        surname: student.surname,
      },
      record: { registryNumber: studentRecord.registryNumber, semester: studentRecord.semester },
      instructor: {
        firstName: account.firstName,
        surname: account.surname,
        rank: account.rank,
        printTitle: STAFF_OF_ACCOUNT.printTitle,
      },
      department: { name: department.name, city: department.city },
      institution: { name: institution.name },
    })
    .from(thesis)
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, account.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .leftJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .leftJoin(programme, eq(programme.id, thesis.programmeId))
    .leftJoin(student, eq(student.id, thesis.studentId))
    .leftJoin(studentRecord, eq(studentRecord.accountId, thesis.studentId))
    .where(inArray(thesis.id, [...ids]))
}

/** Reads the sources of many theses in as many statements as of one. */
export async function readPaperSources(
  db: Reader,
  thesisIds: readonly number[],
): Promise<Map<number, PaperSources>> {
  if (thesisIds.length === 0) return new Map()
  const rows = await selectTheses(db, thesisIds)
  const seats = Map.groupBy(await listSeatsOfTheses(db, thesisIds), ({ thesisId }) => thesisId)
  const examinations = Map.groupBy(await readExaminations(db, thesisIds), ({ thesisId }) => thesisId)
  return new Map(
    rows.map((row) => [
      row.thesis.id,
      {
        ...row,
        rules: row.book === null ? null : rulesWithDefaults(row.book),
        seats: seats.get(row.thesis.id) ?? [],
        examinations: examinations.get(row.thesis.id) ?? [],
      },
    ]),
  )
}

export async function readPaperSourcesOf(db: Reader, thesisId: number): Promise<PaperSources | null> {
  return (await readPaperSources(db, [thesisId])).get(thesisId) ?? null
}

/**
 * Reads the examinations of the students who have the theses now. The marks of one are read when they are open, and
 * never before.
 */
async function readExaminations(db: Reader, thesisIds: readonly number[]): Promise<ExaminationSource[]> {
  const rows = await db
    .select()
    .from(examination)
    .where(and(inArray(examination.thesisId, [...thesisIds]), isOfPresentStudent()))
    .orderBy(desc(examination.id))
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const present = await db
    .select()
    .from(examinationPresence)
    .where(inArray(examinationPresence.examinationId, ids))
  const results = await db
    .select()
    .from(examinationResult)
    .where(inArray(examinationResult.examinationId, ids))
  const opened = results.map(({ examinationId }) => examinationId)
  const marks =
    opened.length === 0
      ? []
      : await db
          .select()
          .from(memberMark)
          .where(inArray(memberMark.examinationId, opened))
          .orderBy(asc(memberMark.seatId))
  const corrections = await listMarkCorrections(db, opened)
  return rows.map((row) => {
    const own = corrections.filter(({ examinationId }) => examinationId === row.id)
    return {
      ...row,
      presence: present.filter(({ examinationId }) => examinationId === row.id),
      result: results.find(({ examinationId }) => examinationId === row.id) ?? null,
      marks: marks
        .filter(({ examinationId }) => examinationId === row.id)
        .map((mark) => ({ ...mark, parts: countedParts(mark.seatId, mark.parts, own) })),
      markCorrections: own,
    }
  })
}
