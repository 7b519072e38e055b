import type { Rules, StaffCategory } from '../../department/rulebook/rules.ts'
import { absenceOn } from '../../department/staff/staff.ts'
import { compareDates, type IsoDate } from '../../shared/dates.ts'
import { isSamePerson, type Person } from '../../shared/person.ts'

/** The person whose seat it is: one with an account, or one from outside without one. */
export interface SeatPerson extends Person {
  outsidePersonId: number | null
}

/** A person who could sit in a committee. */
export interface Candidate extends SeatPerson {
  /** Null of a person without an account, whose rank is written out. */
  category: StaffCategory | null
  contractEnd: IsoDate | null
  absences: readonly { from: IsoDate; until: IsoDate }[]
  /** Another examination needs the person while the one that is planned here is held. */
  isBusy: boolean
}

/** A person who sits in the committee, or is asked to. */
export interface Sitting extends SeatPerson {
  category: StaffCategory | null
}

export const SEAT_HINDRANCES = ['already_in_it', 'category', 'faculty_missing', 'outsiders_used_up'] as const
export type SeatHindrance = (typeof SEAT_HINDRANCES)[number]
export const SEAT_WARNINGS = ['contract_ends', 'absent', 'examines_then'] as const
export type SeatWarning = (typeof SEAT_WARNINGS)[number]

export interface Suitability {
  hindrance: SeatHindrance | null
  warnings: SeatWarning[]
}

/** Whether the rules let a person sit beside those who sit already, and what to mind where they do. */
export function maySit(
  candidate: Candidate,
  others: readonly Sitting[],
  rules: Rules['committee'],
  { day, limit }: { day: IsoDate; limit: IsoDate | null },
): Suitability {
  const absent = absenceOn(candidate.absences, day) !== null
  const endsEarly =
    candidate.contractEnd !== null && limit !== null && compareDates(candidate.contractEnd, limit) < 0
  return {
    hindrance: hindranceOf(candidate, others, rules),
    warnings: [
      ...(endsEarly ? (['contract_ends'] as const) : []),
      ...(absent ? (['absent'] as const) : []),
      ...(candidate.isBusy ? (['examines_then'] as const) : []),
    ],
  }
}

/** Why the rules do not let a person sit beside those who sit already. */
export function hindranceOf(
  candidate: Sitting,
  others: readonly Sitting[],
  { size, categories, minFaculty, maxOutside }: Rules['committee'],
): SeatHindrance | null {
  const { category } = candidate
  if (others.some((one) => isSamePerson(one, candidate))) return 'already_in_it'
  if (category !== null && !categories.includes(category)) return 'category'
  const together = [...others, candidate]
  const faculty = together.filter((one) => one.category === 'faculty').length
  // The places that stay free could still all be of the faculty.
  if (faculty + Math.max(0, size - together.length) < minFaculty) return 'faculty_missing'
  const outsiders = together.filter((one) => one.accountId === null).length
  return outsiders > maxOutside ? 'outsiders_used_up' : null
}
