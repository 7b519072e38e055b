import type { Bilingual } from '../../shared/bilingual.ts'
import { compareDates, type IsoDate } from '../../shared/dates.ts'

/** «Πρόεδρος», «Αναπληρωτής/τρια Πρόεδρος», «Υπεύθυνος/η προγράμματος» */
export const OFFICE_KINDS = ['head', 'deputy', 'coordinator'] as const
export type OfficeKind = (typeof OFFICE_KINDS)[number]

/** An office of a department, or of one of its programmes, that a person holds. Both days are included. */
export interface OfficeTerm {
  kind: OfficeKind
  /** The programme of a coordinator; no other office has one. */
  programmeId: number | null
  from: IsoDate
  /** Null: until another one is written down. */
  until: IsoDate | null
}

/** Fifty years of them. */
export const OFFICES_MAX = 100

export function isInOffice({ from, until }: Pick<OfficeTerm, 'from' | 'until'>, day: IsoDate): boolean {
  return compareDates(from, day) <= 0 && (until === null || compareDates(day, until) <= 0)
}

/** An office that a person was given, of whichever department. */
export interface GivenOffice extends Pick<OfficeTerm, 'kind' | 'from' | 'until'> {
  departmentId: number
}

/**
 * The offices that a person holds on a day, the highest first. An office of a department that the person has left, and
 * one of a person who is shut out, counts no more: docs/regulation.md#office-readers.
 */
export function officesHeld(
  person: { departmentId: number | null; isDisabled: boolean },
  offices: readonly GivenOffice[],
  day: IsoDate,
): OfficeKind[] {
  if (person.isDisabled) return []
  const held = offices.filter(
    (office) => office.departmentId === person.departmentId && isInOffice(office, day),
  )
  return OFFICE_KINDS.filter((kind) => held.some((office) => office.kind === kind))
}

export type OfficeFault = 'ends_before_begins' | 'programme_missing' | 'programme_unneeded' | 'two_heads'

/** What is wrong with each of the terms; none of it is kept then. */
export function officeFaults(terms: readonly OfficeTerm[]): { place: number; fault: OfficeFault }[] {
  return terms.flatMap((term, place) => {
    const fault = faultOf(term, terms.slice(0, place))
    return fault === null ? [] : [{ place, fault }]
  })
}

function faultOf(term: OfficeTerm, before: readonly OfficeTerm[]): OfficeFault | null {
  const { kind, programmeId, from, until } = term
  if (until !== null && compareDates(until, from) < 0) return 'ends_before_begins'
  if (kind === 'coordinator') return programmeId === null ? 'programme_missing' : null
  if (programmeId !== null) return 'programme_unneeded'
  // Two who are in office on one day would leave open who signs.
  return kind === 'head' && before.some((other) => other.kind === 'head' && meet(term, other))
    ? 'two_heads'
    : null
}

function meet(one: OfficeTerm, other: OfficeTerm): boolean {
  return isInOffice(one, other.from) || isInOffice(other, one.from)
}

/** What screens and files call each office, in Greek and English. */
export const OFFICE_NAMES = {
  head: ['Πρόεδρος του Τμήματος', 'Head of the department'],
  deputy: ['Αναπληρωτής/Αναπληρώτρια Πρόεδρος', 'Deputy head'],
  coordinator: ['Υπεύθυνος/Υπεύθυνη προγράμματος', 'Coordinator of a programme'],
} as const satisfies Record<OfficeKind, Bilingual>
