import { RANK_NAMES } from '../../people/account/rank-names.ts'
import type { Rank } from '../../people/account/role.ts'
import type { Bilingual } from '../../shared/bilingual.ts'
import { compareDates, type IsoDate } from '../../shared/dates.ts'
import type { StaffCategory } from '../rulebook/rules.ts'

/** «Εκπαιδευτική άδεια», any other leave, or another reason. */
export const ABSENCE_KINDS = ['sabbatical', 'leave', 'other'] as const
export type AbsenceKind = (typeof ABSENCE_KINDS)[number]

/** Both days included. */
export interface Absence {
  from: IsoDate
  until: IsoDate
  kind: AbsenceKind
}

/** What the office of a department keeps of an instructor, beside the account. */
export interface StaffFields {
  /** Null: follows from the rank. */
  category: StaffCategory | null
  /** As papers print it, instead of the rank: «Ομότιμος Καθηγητής». */
  printTitle: string | null
  contractEnd: IsoDate | null
}

export const PRINT_TITLE_MAX = 100
/** More than a career of sabbaticals. */
export const ABSENCES_MAX = 40

/** As the office says; else adjunct staff are a category of their own, and every other rank is of the faculty. */
export function categoryOf({
  category,
  rank,
}: {
  category: StaffCategory | null
  rank: Rank | null
}): StaffCategory {
  return category ?? (rank === 'adjunct' ? 'adjunct' : 'faculty')
}

/** The absence on a day, if the person is away. */
export function absenceOn<One extends { from: IsoDate; until: IsoDate }>(
  absences: readonly One[],
  day: IsoDate,
): One | null {
  return (
    absences.find(({ from, until }) => compareDates(from, day) <= 0 && compareDates(day, until) <= 0) ?? null
  )
}

/** What screens and files call each kind of absence, in Greek and English. */
export const ABSENCE_NAMES = {
  sabbatical: ['Εκπαιδευτική άδεια', 'Sabbatical'],
  leave: ['Άδεια', 'Leave'],
  other: ['Άλλη απουσία', 'Another absence'],
} as const satisfies Record<AbsenceKind, Bilingual>

/** What screens and files call each category of a person, in Greek and English; a rule book has the plural. */
export const STAFF_CATEGORY_NAMES = {
  faculty: ['ΔΕΠ', 'Faculty'],
  special_teaching: ['ΕΕΠ', 'Special teaching staff'],
  laboratory_teaching: ['ΕΔΙΠ', 'Laboratory teaching staff'],
  technical: ['ΕΤΕΠ', 'Technical laboratory staff'],
  researcher: ['Ερευνητής/Ερευνήτρια', 'Researcher'],
  adjunct: RANK_NAMES.adjunct,
  emeritus: ['Ομότιμος/Ομότιμη', 'Emeritus'],
} as const satisfies Record<StaffCategory, Bilingual>
