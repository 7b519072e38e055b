import type { Booking } from '@diatrivi/domain/examination/examination/clashes'
import {
  type Appointment,
  EXAMINATION_MINUTES_MAX,
  endOf,
} from '@diatrivi/domain/examination/examination/examination'
import type { Person } from '@diatrivi/domain/shared/person'
import { and, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Reader } from '../../../../platform/database/transaction.ts'
import { MINUTE } from '../../../../platform/durations.ts'
import { department } from '../../../institution/institution/tables.ts'
import { account } from '../../../people/account/tables.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { committeeSeat, outsidePerson } from '../../committee/tables.ts'
import { examination } from '../tables.ts'

/**
 * The examinations of other theses, except of those linked with it, that may overlap an appointment, with the people
 * and the place that they need; cancelled ones need nothing.
 */
export async function listBookings(
  db: Reader,
  appointment: Appointment,
  exceptTheses: readonly number[],
): Promise<Booking[]> {
  const earliest = new Date(appointment.startsAt.getTime() - EXAMINATION_MINUTES_MAX * MINUTE)
  return db
    .select({
      startsAt: examination.startsAt,
      minutes: examination.minutes,
      place: examination.place,
      institutionId: department.institutionId,
      people: sql<Person[]>`(
        select coalesce(json_agg(json_build_object('accountId', needed.account_id, 'email', needed.email)), '[]')
        from (
          select seat.account_id, coalesce(member.email, person.email) as email
          from ${committeeSeat} as seat
          left join ${account} as member on member.id = seat.account_id
          left join ${outsidePerson} as person on person.id = seat.outside_person_id
          where seat.thesis_id = ${thesis.id} and seat.role <> 'substitute'
            and seat.state in ('invited', 'accepted')
          union all
          select student.id, student.email from ${account} as student where student.id = ${examination.studentId}
        ) as needed
      )`,
    })
    .from(examination)
    .innerJoin(thesis, eq(thesis.id, examination.thesisId))
    .innerJoin(account, eq(account.id, thesis.instructorId))
    .innerJoin(department, eq(department.id, account.departmentId))
    .where(
      and(
        notInArray(examination.thesisId, [...exceptTheses]),
        ne(examination.state, 'cancelled'),
        gt(examination.startsAt, earliest),
        lt(examination.startsAt, endOf(appointment)),
      ),
    )
}
