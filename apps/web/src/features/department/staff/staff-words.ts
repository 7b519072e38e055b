import type { StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import { type AbsenceKind, categoryOf } from '@diatrivi/domain/department/staff/staff'
import { rankWord } from '../../../entities/person/person-words.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import type { OutsideMember, StaffMember } from './staff.mapper.ts'

export const CATEGORY_WORDS: Record<StaffCategory, () => string> = {
  faculty: m.field_category_faculty,
  special_teaching: m.field_category_special_teaching,
  laboratory_teaching: m.field_category_laboratory_teaching,
  technical: m.field_category_technical,
  researcher: m.staff_category_researcher,
  adjunct: () => rankWord('adjunct'),
  emeritus: m.staff_category_emeritus,
}

export const ABSENCE_WORDS: Record<AbsenceKind, () => string> = {
  sabbatical: m.staff_absence_sabbatical,
  leave: m.staff_absence_leave,
  other: m.staff_absence_other,
}

/** As papers print it, or else the rank. */
export const titleWords = ({ printTitle, rank }: StaffMember): string =>
  printTitle ?? (rank === null ? '' : rankWord(rank))

export const categoryWords = (member: Pick<StaffMember, 'category' | 'rank'>): string =>
  CATEGORY_WORDS[categoryOf(member)]()

export const workWords = ({ supervises, sits }: Pick<StaffMember, 'supervises' | 'sits'>): string =>
  m.staff_work({ supervises, sits })

/** The absences that are not over yet, the nearest last. */
export function absenceLines({ absences }: Pick<OutsideMember, 'absences'>, today: string): string[] {
  return absences
    .filter(({ until }) => until >= today)
    .map(({ from, until, kind }) =>
      m.staff_absence_line({ kind: ABSENCE_WORDS[kind](), from: formatDay(from), until: formatDay(until) }),
    )
}
