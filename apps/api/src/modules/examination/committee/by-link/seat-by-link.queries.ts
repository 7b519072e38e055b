import { rulesWithDefaults } from '@diatrivi/domain/department/rulebook/rules'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { programme, rulebook } from '../../../department/rulebook/tables.ts'
import { department } from '../../../institution/institution/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import type { SeatByLinkRow } from '../committee.model.ts'
import { committeeSeat, outsidePerson } from '../tables.ts'

const student = alias(account, 'student')
const instructor = alias(account, 'instructor')

/** What the link of a seat shows. */
export async function findSeatByLink(db: Reader, seatId: number): Promise<SeatByLinkRow | null> {
  const [row] = await db
    .select({
      thesisId: committeeSeat.thesisId,
      role: committeeSeat.role,
      state: committeeSeat.state,
      dueOn: committeeSeat.dueOn,
      email: outsidePerson.email,
      rules: rulebook.rules,
      thesisTitle: thesis.title,
      programmeName: programme.name,
      departmentName: department.name,
      student: { firstName: student.firstName, surname: student.surname },
      supervisor: { firstName: instructor.firstName, surname: instructor.surname },
      person: { firstName: outsidePerson.firstName, surname: outsidePerson.surname },
    })
    .from(committeeSeat)
    .innerJoin(outsidePerson, eq(outsidePerson.id, committeeSeat.outsidePersonId))
    .innerJoin(thesis, eq(thesis.id, committeeSeat.thesisId))
    .innerJoin(rulebook, eq(rulebook.id, thesis.rulebookId))
    .innerJoin(instructor, eq(instructor.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, instructor.departmentId))
    .leftJoin(programme, eq(programme.id, thesis.programmeId))
    .leftJoin(student, eq(student.id, thesis.studentId))
    .where(eq(committeeSeat.id, seatId))
  if (row === undefined) return null
  const { rules, ...seat } = row
  return { ...seat, asksNoImpediment: rulesWithDefaults(rules).committee.noImpediment }
}
