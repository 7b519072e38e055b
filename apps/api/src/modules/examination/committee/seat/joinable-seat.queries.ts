import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { instructorOfThesis, studentOfThesis } from '../../../thesis/thesis/thesis.queries.ts'
import { LIVING } from '../committee.queries.ts'
import { committeeSeat, outsidePerson } from '../tables.ts'

/** The living seats of an address in theses in progress in whose committees the account does not sit. */
export async function listJoinable(db: Reader, { accountId, email }: { accountId: number; email: string }) {
  return db
    .select({
      id: committeeSeat.id,
      role: committeeSeat.role,
      state: committeeSeat.state,
      thesisTitle: thesis.title,
      student: { firstName: studentOfThesis.firstName, surname: studentOfThesis.surname },
      instructor: {
        username: instructorOfThesis.username,
        firstName: instructorOfThesis.firstName,
        surname: instructorOfThesis.surname,
      },
    })
    .from(committeeSeat)
    .innerJoin(outsidePerson, eq(outsidePerson.id, committeeSeat.outsidePersonId))
    .innerJoin(thesis, eq(thesis.id, committeeSeat.thesisId))
    .innerJoin(instructorOfThesis, eq(instructorOfThesis.id, thesis.instructorId))
    .leftJoin(studentOfThesis, eq(studentOfThesis.id, thesis.studentId))
    .where(
      and(
        sql`lower(${outsidePerson.email}) = lower(${email})`,
        inArray(committeeSeat.state, [...LIVING]),
        isNull(thesis.mark),
        ne(thesis.instructorId, accountId),
        sql`not exists (
          select from ${committeeSeat} as own where own.thesis_id = ${thesis.id}
            and own.account_id = ${accountId} and own.state in ('invited', 'accepted')
        )`,
      ),
    )
    .orderBy(asc(committeeSeat.id))
}

export type JoinableRow = Awaited<ReturnType<typeof listJoinable>>[number]
