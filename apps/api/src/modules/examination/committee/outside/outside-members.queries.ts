import type { Absence } from '@diatrivi/domain/department/staff/staff'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { greekOrder } from '../../../../platform/database/greek.ts'
import type { Reader } from '../../../../platform/database/transaction.ts'
import type { PageWindow } from '../../../../platform/paging.ts'
import { thesis } from '../../../thesis/thesis/tables.ts'
import { committeeSeat, outsideAbsence, outsidePerson } from '../tables.ts'

// Written out: where only people are read their columns come without their table, and `id` would be that of the seat.
const SITS = sql<number>`(
  select count(*)::int from ${committeeSeat} as seat join ${thesis} as sat on sat.id = seat.thesis_id
  where seat.outside_person_id = ${outsidePerson}.id and seat.state in ('invited', 'accepted') and sat.mark is null
)`

const ABSENCES = sql<Absence[]>`(
  select coalesce(
    json_agg(
      json_build_object('from', away.from_day, 'until', away.until_day, 'kind', away.kind)
      order by away.from_day desc, away.id
    ),
    '[]'
  )
  from ${outsideAbsence} as away where away.outside_person_id = ${outsidePerson}.id
)`

const sitsFor = (departmentId: number): SQL | undefined =>
  and(eq(outsidePerson.departmentId, departmentId), sql`${SITS} > 0`)

/** Outside members who sit in a committee of a thesis in progress, or are asked to, by surname. */
export function listOutsideMembers(db: Reader, departmentId: number, { limit, offset }: PageWindow) {
  const { id, firstName, surname, email, rankText, affiliation, version } = outsidePerson
  return db
    .select({
      id,
      firstName,
      surname,
      email,
      rankText,
      affiliation,
      absences: ABSENCES,
      sits: SITS,
      version,
    })
    .from(outsidePerson)
    .where(sitsFor(departmentId))
    .orderBy(greekOrder(surname), greekOrder(firstName), asc(id))
    .limit(limit)
    .offset(offset)
}

export type OutsideMemberRow = Awaited<ReturnType<typeof listOutsideMembers>>[number]

export function countOutsideMembers(db: Reader, departmentId: number): Promise<number> {
  return db.$count(outsidePerson, sitsFor(departmentId))
}
