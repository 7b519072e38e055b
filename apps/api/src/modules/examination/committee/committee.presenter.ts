import type {
  CommitteeCandidate,
  DepartmentCommittee,
  OutsiderJudged,
  OwnCandidate,
  SeatAnswered,
  SeatByLink,
  SeatsAsked,
  SeatWithoutAccount,
  SuggestedMember,
} from '@diatrivi/contract/examination/committee/committee.schemas'
import type { LinkedThesis } from '@diatrivi/contract/signed-link.schemas'
import type { CommitteeProposal } from '@diatrivi/contract/view/process/process.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { categoryOf } from '@diatrivi/domain/department/staff/staff'
import type { Suitability } from '@diatrivi/domain/examination/committee/may-sit'
import type { SuggestionReason } from '@diatrivi/domain/examination/committee/suggest-members'
import { presentHeldMails } from '../../../platform/mail/held-mails.presenter.ts'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { OpenedSeat } from './by-link/read-seat-by-link.ts'
import type { CandidateRow, LinkedRow, ProposalRow } from './committee.model.ts'
import type { Asking } from './committee.service.ts'
import type { OtherExamination } from './examination-ahead.model.ts'
import type { ListedCommittee } from './list-committees.ts'
import type { JoinableRow } from './seat/joinable-seat.queries.ts'

/** The words that stand are said where they differ from those that were sent; of linked theses once. */
export function presentAsked({ kept, busy, held }: Asking): SeatsAsked {
  const saved = {
    status: 200,
    ...presentHeldMails(held),
    ...(busy.length > 0 && { busy: busy.map((one) => ({ name: one.name, ...presentOther(one) })) }),
  } as const
  if (kept.length === 0) return saved
  const people = new Map(
    kept.map(({ email, firstName, surname, rankText, affiliation }) => [
      email,
      { email, firstName, surname, rankText, affiliation },
    ]),
  )
  return { ...saved, kept: [...people.values()] }
}

export const presentAnswered = (busy: OtherExamination | null): SeatAnswered => ({
  status: 200,
  ...(busy !== null && { busy: presentOther(busy) }),
})

export const presentOther = ({ startsAt, minutes }: OtherExamination) => ({
  startsAt: toWireMoment(startsAt),
  minutes,
})

export const presentSuitability = ({ hindrance, warnings }: Suitability): OutsiderJudged => ({
  hindrance,
  ...(warnings.length > 0 && { warnings }),
})

export function presentCandidate(row: CandidateRow & Suitability): CommitteeCandidate {
  const { person, rank, formOfAddress, departmentName, institutionName, supervises, sits } = row
  return {
    ...presentPerson(person),
    rank,
    formOfAddress,
    category: categoryOf(row),
    depName: departmentName,
    instName: institutionName,
    supervises,
    sits,
    ...presentSuitability(row),
  }
}

export function presentOwnCandidate(candidate: CandidateRow & Suitability): OwnCandidate {
  const { supervises, sits, warnings, ...known } = presentCandidate(candidate)
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

export function presentSuggested(
  row: CandidateRow & Pick<Suitability, 'warnings'> & { reasons: SuggestionReason[] },
): SuggestedMember {
  const { supervises, sits, hindrance, ...known } = presentCandidate({ ...row, hindrance: null })
  return { ...known, reasons: row.reasons }
}

/** The thesis that a link is about. */
export function presentLinked({
  thesisTitle,
  student,
  supervisor,
  programmeName,
  departmentName,
  person,
}: LinkedRow): LinkedThesis {
  return {
    thesisTitle,
    student: student === null ? null : presentNames(student),
    supervisor: presentNames(supervisor),
    programme: programmeName,
    depName: departmentName,
    person: presentNames(person),
  }
}

/** Nothing that the answer does not need: anyone who has the mail reads it. */
export function presentSeatByLink({ role, examination, busy, textName, ...seat }: OpenedSeat): SeatByLink {
  if (role === 'supervisor') throw new Error('The seat of a supervisor has no link.')
  return {
    ...presentLinked(seat),
    role,
    state: seat.state,
    dueOn: toWireDay(seat.dueOn),
    asksNoImpediment: seat.asksNoImpediment,
    ...(busy !== null && { busy: presentOther(busy) }),
    examination: examination && {
      startsAt: toWireMoment(examination.startsAt),
      minutes: examination.minutes,
      place: examination.place,
      link: examination.link,
    },
    textName,
  }
}

export const presentNames = ({ firstName, surname }: { firstName: string; surname: string }) => ({
  uName: firstName,
  uSurname: surname,
})

export function presentSeatWithoutAccount(row: JoinableRow): SeatWithoutAccount {
  const { id, role, state, thesisTitle, student, instructor } = row
  if (role === 'supervisor' || (state !== 'invited' && state !== 'accepted'))
    throw new Error('A supervisor has an account, and who has left has no seat.')
  return {
    seatID: id,
    role,
    state,
    thesisTitle,
    student: student === null ? null : presentNames(student),
    instructor: presentPerson(instructor),
  }
}

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
