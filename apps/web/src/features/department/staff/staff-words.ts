import { ABSENCE_NAMES, categoryOf, STAFF_CATEGORY_NAMES } from '@diatrivi/domain/department/staff/staff'
import { rankWord } from '../../../entities/person/person-words.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { said } from '../../../shared/format/said.ts'
import type { OutsideMember, StaffMember } from './staff.mapper.ts'

/** As papers print it, or else the rank. */
export const titleWords = ({ printTitle, rank, formOfAddress }: StaffMember): string =>
  printTitle ?? (rank === null ? '' : rankWord(rank, formOfAddress))

export const categoryWords = (member: Pick<StaffMember, 'category' | 'rank'>): string =>
  said(STAFF_CATEGORY_NAMES[categoryOf(member)])

export const workWords = ({ supervises, sits }: Pick<StaffMember, 'supervises' | 'sits'>): string =>
  m.staff_work({ supervises, sits })

/** The absences that are not over yet, the nearest last. */
export function absenceLines({ absences }: Pick<OutsideMember, 'absences'>, today: string): string[] {
  return absences
    .filter(({ until }) => until >= today)
    .map(({ from, until, kind }) =>
      m.staff_absence_line({
        kind: said(ABSENCE_NAMES[kind]),
        from: formatDay(from),
        until: formatDay(until),
      }),
    )
}
