import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { PaperSubject } from '@diatrivi/domain/examination/paper/paper.policy'
import { eq, inArray } from 'drizzle-orm'
import { alias, type SelectedFields } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { programme, rulebook } from '../../../department/rulebook/tables.ts'
import { STAFF_OF_ACCOUNT } from '../../../department/staff/staff.queries.ts'
import { studentRecord } from '../../../department/student-record/tables.ts'
import { department, institution } from '../../../institution/institution/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { bookColumns, bookOf, examinedThesisId } from '../../../thesis/thesis/book.queries.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { factColumns } from '../../../thesis/thesis/thesis-lock.queries.ts'
import { seatsIn } from '../../committee/committee.queries.ts'
import { examinationsIn } from '../../marking/marked-examination.queries.ts'
import { countedMarks, type MarkedExamination, type MemberMarkRow } from '../../marking/marking.model.ts'

export interface ExaminationSource extends Omit<MarkedExamination, 'marks'> {
  /** As they count, with what decisions have changed; empty before the marks are opened. */
  marks: MemberMarkRow[]
}

type ThesisSource = Awaited<ReturnType<typeof selectSourcesAlone>>[number]

/** What the papers of a thesis are made of: everything that they say, and nothing else. */
export interface PaperSources extends Omit<ThesisSource, 'book' | 'examinations'> {
  rules: Rules | null
  /** The newest first; cancelled ones are left out. */
  examinations: ExaminationSource[]
}

const student = alias(account, 'paper_student')

/** Theses with the sources of their papers, and with whatever else is asked for each; the caller says which. */
export function selectPaperSources<Beside extends SelectedFields>(db: Reader, beside: Beside) {
  return db
    .select({
      thesis: factColumns,
      endDate: thesis.endDate,
      book: bookColumns,
      programme: { name: programme.name, kind: programme.kind },
      student: {
        username: student.username,
        firstName: student.firstName,
        surname: student.surname,
        formOfAddress: student.formOfAddress,
      },
      record: { registryNumber: studentRecord.registryNumber, semester: studentRecord.semester },
      instructor: {
        firstName: account.firstName,
        surname: account.surname,
        rank: account.rank,
        formOfAddress: account.formOfAddress,
        printTitle: STAFF_OF_ACCOUNT.printTitle,
      },
      department: { name: department.name, city: department.city },
      institution: { name: institution.name },
      seats: seatsIn(examinedThesisId).sql,
      /** The examinations of the student who has the thesis now, the newest first. */
      examinations: examinationsIn(examinedThesisId).sql,
      ...beside,
    })
    .from(thesis)
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, account.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .leftJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .leftJoin(programme, eq(programme.id, thesis.programmeId))
    .leftJoin(student, eq(student.id, thesis.studentId))
    .leftJoin(studentRecord, eq(studentRecord.accountId, thesis.studentId))
}

const selectSourcesAlone = (db: Reader) => selectPaperSources(db, {})

export function sourcesOf({ book, examinations, ...row }: ThesisSource): PaperSources {
  return { ...row, rules: bookOf(book)?.rules ?? null, examinations: examinations.map(sourceOf) }
}

/** Reads the sources of many theses in one statement, as of one. */
export async function readPaperSources(
  db: Reader,
  thesisIds: readonly number[],
): Promise<Map<number, PaperSources>> {
  if (thesisIds.length === 0) return new Map()
  const rows = await selectSourcesAlone(db).where(inArray(thesis.id, [...thesisIds]))
  return new Map(rows.map((row) => [row.thesis.id, sourcesOf(row)]))
}

export async function readPaperSourcesOf(db: Reader, thesisId: number): Promise<PaperSources | null> {
  return (await readPaperSources(db, [thesisId])).get(thesisId) ?? null
}

/** The marks of an examination belong to the sources when they are open, and never before. */
function sourceOf(row: MarkedExamination): ExaminationSource {
  return { ...row, marks: row.result === null ? [] : countedMarks(row) }
}

/** The people whom a paper of the thesis concerns, as the rules ask it. */
export function subjectOf({ thesis: about, seats }: PaperSources): PaperSubject {
  return { thesis: about, seats }
}
