import type {
  CommitteeCandidate,
  DepartmentCommittee,
  OwnCandidate,
  SeatByLink,
  SuggestedMember,
} from '@diatrivi/contract/committee/committee.schemas'
import type { CommitteeProposal } from '@diatrivi/contract/process/process.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { categoryOf, type SeatHindrance } from '@diatrivi/domain/committee/may-sit'
import type { SuggestionReason } from '@diatrivi/domain/committee/suggest-members'
import { presentPerson } from '../account/person.presenter.ts'
import type { CandidateRow, ProposalRow, SeatByLinkRow } from './committee.model.ts'
import type { ListedCommittee } from './department-committees.service.ts'

export function presentCandidate({
  person,
  rank,
  departmentName,
  supervises,
  sits,
  hindrance,
}: CandidateRow & { hindrance: SeatHindrance | null }): CommitteeCandidate {
  return {
    ...presentPerson(person),
    rank,
    category: categoryOf(rank),
    depName: departmentName,
    supervises,
    sits,
    hindrance,
  }
}

export function presentOwnCandidate(
  candidate: CandidateRow & { hindrance: SeatHindrance | null },
): OwnCandidate {
  const { supervises, sits, ...known } = presentCandidate(candidate)
  return known
}

export function presentProposal({ id, state, members, ...row }: ProposalRow): CommitteeProposal {
  return {
    proposalID: id,
    state,
    members: members.map(({ role, person }) => ({ role, person: presentPerson(person) })),
    proposedAt: toWireMoment(row.proposedAt),
    answeredAt: toWireMoment(row.answeredAt),
    reason: row.reason,
  }
}

export function presentSuggested({
  person,
  rank,
  departmentName,
  reasons,
}: CandidateRow & { reasons: SuggestionReason[] }): SuggestedMember {
  return { ...presentPerson(person), rank, category: categoryOf(rank), depName: departmentName, reasons }
}

/** Nothing that the answer does not need: whoever has the letter reads it. */
export function presentSeatByLink({ role, ...seat }: SeatByLinkRow): SeatByLink {
  if (role === 'supervisor') throw new Error('The seat of a supervisor has no link.')
  return {
    thesisTitle: seat.thesisTitle,
    student: seat.student === null ? null : presentNames(seat.student),
    supervisor: presentNames(seat.supervisor),
    programme: seat.programmeName,
    depName: seat.departmentName,
    person: presentNames(seat.person),
    role,
    state: seat.state,
    dueOn: toWireDay(seat.dueOn),
    asksNoImpediment: seat.asksNoImpediment,
  }
}

const presentNames = ({ firstName, surname }: { firstName: string; surname: string }) => ({
  uName: firstName,
  uSurname: surname,
})

export function presentDepartmentCommittee({
  thesis,
  student,
  instructor,
  state,
  missing,
  seats,
}: ListedCommittee): DepartmentCommittee {
  return {
    thesis: { thesisID: thesis.id, thesisTitle: thesis.title },
    student: presentPerson(student),
    instructor: presentPerson(instructor),
    state,
    missing,
    seats: seats.map((seat) => ({
      seatID: seat.id,
      role: seat.role,
      state: seat.state,
      person: presentNames(seat.person),
      dueOn: seat.state === 'invited' ? toWireDay(seat.dueOn) : null,
    })),
  }
}
