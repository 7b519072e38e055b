import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { greekOrder } from '../../platform/database/greek-order.ts'
import { account } from '../../platform/database/schema/account.ts'
import { department, institution } from '../../platform/database/schema/administration.ts'
import { keyword } from '../../platform/database/schema/keyword.ts'
import { thesis, thesisKeyword } from '../../platform/database/schema/thesis.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import type { PageWindow } from '../../platform/http/paging.ts'
import type { Thesis } from './thesis.model.ts'
import { factColumns } from './thesis-facts.repository.ts'

const instructor = alias(account, 'instructor')
const student = alias(account, 'student')

const keywords = sql<string[]>`array(
  select ${keyword.label} from ${thesisKeyword}
  join ${keyword} on ${keyword.id} = ${thesisKeyword.keywordId}
  where ${thesisKeyword.thesisId} = ${thesis.id}
  order by ${greekOrder(keyword.label)}
)`

const columns = {
  ...factColumns,
  description: thesis.description,
  endDate: thesis.endDate,
  abstract: thesis.abstract,
  finalFileName: thesis.finalFileName,
  imageId: thesis.imageId,
  createdAt: thesis.createdAt,
  instructor: {
    username: instructor.username,
    firstName: instructor.firstName,
    surname: instructor.surname,
  },
  student: {
    username: student.username,
    firstName: student.firstName,
    surname: student.surname,
    email: student.email,
  },
  departmentName: department.name,
  institutionName: institution.name,
  keywords,
}

/** Newest first, keywords and people with them: one query however many there are. */
export async function listTheses(
  db: Reader,
  which: SQL | undefined,
  window: PageWindow | null = null,
): Promise<Thesis[]> {
  const query = db
    .select(columns)
    .from(thesis)
    .innerJoin(instructor, eq(instructor.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, instructor.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .leftJoin(student, eq(student.id, thesis.studentId))
    .where(which)
    .orderBy(desc(thesis.createdAt), desc(thesis.id))
  return window === null ? query : query.limit(window.limit).offset(window.offset)
}

export async function countTheses(db: Reader, which: SQL | undefined): Promise<number> {
  return db.$count(thesis, which)
}

export async function findThesis(db: Reader, id: number): Promise<Thesis | undefined> {
  const [row] = await listTheses(db, eq(thesis.id, id))
  return row
}

/** The thesis a student works on, else the one that was marked last. */
export async function findCurrentThesis(db: Reader, studentId: number): Promise<Thesis | undefined> {
  const current = sql`${thesis.id} = (
    select own.id from ${thesis} own where own.student_id = ${studentId}
    order by own.mark is null desc, own.end_date desc nulls last, own.id desc limit 1
  )`
  const [row] = await listTheses(db, current)
  return row
}
