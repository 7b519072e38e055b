import type {
  OfficeView,
  StaffView,
  OutsideMember as WireOutsideMember,
} from '@diatrivi/contract/department/staff/staff.schemas'
import type { Wire } from '@diatrivi/contract/endpoints'
import type { StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import type { Absence, AbsenceKind } from '@diatrivi/domain/department/staff/staff'
import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import type { Rank } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { toContact, toPerson } from '../../../entities/person/person.mapper.ts'
import type { Contact, Person } from '../../../entities/person/person.ts'
import { toDay } from '../../../shared/format/wire-day.ts'

export interface StaffMember extends Contact {
  /** The username, by which the API knows the person. */
  id: string
  rank: Rank | null
  formOfAddress: FormOfAddress | null
  /** As the office says; null where it follows from the rank. */
  category: StaffCategory | null
  printTitle: string | null
  /** Null for a person who only reads, like a contract without end. */
  contractEnd: IsoDate | null
  /** The latest first; none for a person who only reads. */
  absences: Absence[]
  supervises: number
  sits: number
  version: number
}

export function toStaffMember(wire: StaffView): StaffMember {
  const { rank, formOfAddress, category, printTitle, contractEnd, absences, supervises, sits, version } = wire
  return {
    ...toContact(wire),
    id: wire.username,
    rank,
    formOfAddress,
    category,
    printTitle,
    supervises,
    sits,
    version,
    contractEnd: contractEnd ? toDay(contractEnd) : null,
    absences: toAbsences(absences ?? []),
  }
}

const toAbsences = (absences: WireOutsideMember['absences']): Absence[] =>
  absences.map(({ from, until, kind }) => ({ from: toDay(from), until: toDay(until), kind }))

/** As they are typed. */
export interface AbsencesFormValues {
  absences: { from: IsoDate | null; until: IsoDate | null; kind: AbsenceKind }[]
}

/** As they are typed; an empty category follows from the rank. */
export interface StaffFormValues extends AbsencesFormValues {
  category: StaffCategory | ''
  printTitle: string
  contractEnd: IsoDate | null
}

/** The field of the form for each field in a refusal of the API. */
export const STAFF_FIELD_OF_WIRE = {
  category: 'category',
  printTitle: 'printTitle',
  contractEnd: 'contractEnd',
  absences: 'absences',
} as const

export function toStaffForm(member: StaffMember | null): StaffFormValues {
  return {
    category: member?.category ?? '',
    printTitle: member?.printTitle ?? '',
    contractEnd: member?.contractEnd ?? null,
    absences: member?.absences ?? [],
  }
}

export function toStaffBody({
  category,
  absences,
  ...values
}: StaffFormValues): NonNullable<Wire<'editStaff'>['body']> {
  return {
    ...values,
    category: category === '' ? null : category,
    ...toAbsencesBody({ absences }),
  }
}

export function toAbsencesBody({
  absences,
}: AbsencesFormValues): NonNullable<Wire<'setOutsideAbsences'>['body']> {
  return {
    absences: absences.map(({ from, until, kind }) => ({ from: from ?? '', until: until ?? '', kind })),
  }
}

/** The instructors of a department among all. */
export function toInstructorsOf(departmentId: number, all: Wire<'listInstructors'>['response']): Person[] {
  return all.filter(({ department }) => department.depID === departmentId).map(toPerson)
}

/** A member of committees without an account. */
export interface OutsideMember {
  id: number
  firstName: string
  surname: string
  rankText: string
  affiliation: string
  email: string
  /** The latest first. */
  absences: Absence[]
  version: number
}

export function toOutsideMember(wire: WireOutsideMember): OutsideMember {
  const { personID: id, uName: firstName, uSurname: surname, uEmail: email } = wire
  const { rankText, affiliation, absences, version } = wire
  return { id, firstName, surname, rankText, affiliation, email, absences: toAbsences(absences), version }
}

export const toAbsencesForm = (member: OutsideMember | null): AbsencesFormValues => ({
  absences: member?.absences ?? [],
})

export interface Office {
  id: number
  person: Person
  kind: OfficeKind
  programme: { id: number; name: string } | null
  from: IsoDate
  until: IsoDate | null
}

export function toOffice({ officeID: id, person, kind, programme, from, until }: OfficeView): Office {
  return {
    id,
    person: toPerson(person),
    kind,
    programme: programme && { id: programme.programmeID, name: programme.name },
    from: toDay(from),
    until: until && toDay(until),
  }
}
