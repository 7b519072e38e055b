import type {
  CommitteeCandidate as WireCandidate,
  DepartmentCommittee as WireCommittee,
  OwnCandidate as WireOwnCandidate,
  OwnSeat as WireOwnSeat,
  SeatByLink as WireSeatByLink,
  SuggestedMember as WireSuggestion,
  SeatWithoutAccount as WireUnjoined,
} from '@diatrivi/contract/examination/committee/committee.schemas'
import { toNamed, toPerson } from '../../../entities/person/person.mapper.ts'
import { toLinkedThesis } from '../../../entities/signed-link/signed-link.mapper.ts'

export type ListedCommittee = ReturnType<typeof toListedCommittee>
export type OwnSeat = ReturnType<typeof toOwnSeat>
export type OwnCandidate = ReturnType<typeof toCandidate<WireOwnCandidate>>
export type Candidate = ReturnType<typeof toCandidate<WireCandidate>>
export type SuggestedMember = ReturnType<typeof toCandidate<WireSuggestion>>
export type SeatByLink = ReturnType<typeof toSeatByLink>

export function toCandidate<Wire extends WireOwnCandidate | WireSuggestion>({
  depName,
  instName,
  ...rest
}: Wire) {
  return { ...toNamed(rest), department: depName, institution: instName }
}

export const toSeatByLink = (wire: WireSeatByLink) => toLinkedThesis(wire)

export function toSeatWithoutAccount({ seatID, thesisTitle, student, instructor }: WireUnjoined) {
  return {
    id: seatID,
    thesisTitle,
    student: student && toNamed(student),
    instructor: toPerson(instructor),
  }
}

export function toOwnSeat({ seatID, thesis, student, instructor, examination, ...rest }: WireOwnSeat) {
  return {
    ...rest,
    id: seatID,
    thesis: { id: thesis.thesisID, title: thesis.thesisTitle },
    student: student && toPerson(student),
    instructor: toPerson(instructor),
    examination: examination && { ...examination, id: examination.examinationID },
  }
}

export function toListedCommittee({ thesis, student, instructor, seats, ...rest }: WireCommittee) {
  return {
    ...rest,
    thesis: { id: thesis.thesisID, title: thesis.thesisTitle },
    student: student && toPerson(student),
    instructor: toPerson(instructor),
    seats: seats.map(({ seatID, person, ...seat }) => ({ ...seat, id: seatID, person: toNamed(person) })),
  }
}
