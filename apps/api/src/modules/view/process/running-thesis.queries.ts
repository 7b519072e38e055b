import { WHOLE_LIST_MAX } from '@diatrivi/contract/limits'
import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../platform/database/transaction.ts'
import { rulebook } from '../../department/rulebook/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'

const student = alias(account, 'student')
const namesOf = ({ username, firstName, surname }: typeof student | typeof account) => ({
  username,
  firstName,
  surname,
})

/** Theses of a department with a student and without a mark, each with the rules that it began with. */
export async function listRunningTheses(db: Reader, departmentId: number) {
  const rows = await db
    .select({
      id: thesis.id,
      title: thesis.title,
      programmeId: thesis.programmeId,
      startDate: thesis.startDate,
      rulebookId: thesis.rulebookId,
      rules: rulebook.rules,
      studentId: thesis.studentId,
      student: namesOf(student),
      instructor: namesOf(account),
    })
    .from(thesis)
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .innerJoin(student, eq(student.id, thesis.studentId))
    .leftJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .where(and(eq(account.departmentId, departmentId), isNotNull(thesis.studentId), isNull(thesis.mark)))
    .orderBy(asc(thesis.id))
    .limit(WHOLE_LIST_MAX)
  return rows.map(({ rules, ...row }) => ({ ...row, rules: rulesWithDefaults(rules ?? {}) }))
}

export type RunningRow = Awaited<ReturnType<typeof listRunningTheses>>[number]
