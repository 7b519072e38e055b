import type { SeatRole } from '@diatrivi/domain/examination/committee/seat'
import { athensDate, type IsoDate } from '@diatrivi/domain/shared/dates'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { programme } from '../../../department/rulebook/tables.ts'
import { STAFF_OF_ACCOUNT } from '../../../department/staff/staff.queries.ts'
import { department, institution } from '../../../institution/institution/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { committeeSeat } from '../../committee/tables.ts'

const student = alias(account, 'supervised_student')

/** An instructor with the place of his or her work. */
export async function findSupervisor(db: Reader, by: { accountId: number } | { username: string }) {
  const isMeant =
    'accountId' in by
      ? eq(account.id, by.accountId)
      : eq(sql`lower(${account.username})`, by.username.toLowerCase())
  const [row] = await db
    .select({
      accountId: account.id,
      departmentId: department.id,
      firstName: account.firstName,
      surname: account.surname,
      rank: account.rank,
      formOfAddress: account.formOfAddress,
      printTitle: STAFF_OF_ACCOUNT.printTitle,
      department: { name: department.name, city: department.city },
      institution: { name: institution.name },
    })
    .from(account)
    .innerJoin(department, eq(department.id, account.departmentId))
    .innerJoin(institution, eq(institution.id, department.institutionId))
    .where(and(isMeant, eq(account.role, 'instructor')))
  return row ?? null
}

export type SupervisorRow = NonNullable<Awaited<ReturnType<typeof findSupervisor>>>

/** The theses of students that a person supervised, or sat in the committee of, on some day between the two. */
export async function listSupervised(
  db: Reader,
  accountId: number,
  { from, until }: { from: IsoDate; until: IsoDate },
) {
  const rows = await db
    .select({
      role: sql<SeatRole>`case when ${thesis.instructorId} = ${accountId} then 'supervisor' else 'member' end`,
      title: thesis.title,
      kind: programme.kind,
      startDate: thesis.startDate,
      createdAt: thesis.createdAt,
      endDate: thesis.endDate,
      student: { firstName: student.firstName, surname: student.surname },
    })
    .from(thesis)
    .innerJoin(student, eq(student.id, thesis.studentId))
    .leftJoin(programme, eq(programme.id, thesis.programmeId))
    .where(
      and(
        isNotNull(thesis.studentId),
        or(eq(thesis.instructorId, accountId), inArray(thesis.id, seatsOf(db, accountId))),
      ),
    )
    .orderBy(asc(thesis.startDate), asc(thesis.id))
  return rows
    .map(({ startDate, createdAt, ...row }) => ({ ...row, startedOn: startDate ?? athensDate(createdAt) }))
    .filter(({ startedOn, endDate }) => startedOn <= until && (endDate === null || endDate >= from))
}

function seatsOf(db: Reader, accountId: number) {
  return db
    .select({ id: committeeSeat.thesisId })
    .from(committeeSeat)
    .where(
      and(
        eq(committeeSeat.accountId, accountId),
        eq(committeeSeat.role, 'member'),
        eq(committeeSeat.state, 'accepted'),
      ),
    )
}
