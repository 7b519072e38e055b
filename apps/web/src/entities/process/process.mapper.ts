import type { MarkingPart, ResultPart } from '@diatrivi/contract/examination/marking/marking.schemas'
import type { ProcessView } from '@diatrivi/contract/view/process/process.schemas'
import { toNamed, toPerson, type WireName } from '../person/person.mapper.ts'

type WireCommittee = NonNullable<ProcessView['committee']>
type WireExamination = NonNullable<ProcessView['examination']>

export type Process = ReturnType<typeof toProcess>
export type TopicGroup = ReturnType<typeof toGroup>
export type Committee = ReturnType<typeof toCommittee>
export type Seat = Committee['seats'][number]
export type ProposedMembers = NonNullable<Committee['proposal']>
export type CommissionerPart = ReturnType<typeof toCommissioner>
export type Commissioner = NonNullable<CommissionerPart['current']>
export type Examination = ReturnType<typeof toExamination>
export type CurrentExamination = NonNullable<Examination['current']>
export type CancelledExamination = Examination['cancelled'][number]
export type Poll = NonNullable<Examination['dates']>
export type Marking = ReturnType<typeof toMarking>
export type Result = ReturnType<typeof toResult>

/** The papers are read with what the reader may issue, by a call of their own. */
export function toProcess({ phase, overlays, ...parts }: ProcessView) {
  const { group, committee, examination, marking, result, commissioner } = parts
  return {
    phase,
    overlays,
    group: group && toGroup(group),
    committee: committee && toCommittee(committee),
    examination: examination && toExamination(examination),
    marking: marking && toMarking(marking),
    result: result && toResult(result),
    /** Null where the rule book allows none. */
    commissioner: commissioner ? toCommissioner(commissioner) : null,
  }
}

function toCommissioner({ current, may }: NonNullable<ProcessView['commissioner']>) {
  return {
    may,
    current: current && { ...current, mentor: current.mentor && toNamed(current.mentor) },
  }
}

function toGroup({ others, offered, ...rest }: NonNullable<ProcessView['group']>) {
  return {
    ...rest,
    others: others.map(({ thesisID, student, isInProgress }) => ({
      thesisId: thesisID,
      student: toPerson(student),
      isInProgress,
    })),
    offered: offered.map(({ thesisID, student }) => ({ thesisId: thesisID, student: toPerson(student) })),
  }
}

function toCommittee({ seats, proposal, ...rest }: WireCommittee) {
  return {
    ...rest,
    seats: seats.map(({ seatID, person, ...seat }) => ({ ...seat, id: seatID, person: toNamed(person) })),
    proposal: proposal && toProposal(proposal),
  }
}

function toProposal({ proposalID, members, ...rest }: NonNullable<WireCommittee['proposal']>) {
  return {
    ...rest,
    id: proposalID,
    members: members.map(({ role, person }) => ({ role, person: toPerson(person) })),
  }
}

function toExamination({ current, cancelled, dates, ...rest }: WireExamination) {
  return {
    ...rest,
    current: current && withId(current),
    cancelled: cancelled.map(withId),
    dates: dates && toPoll(dates),
  }
}

function withId<Wire extends { examinationID: number }>({ examinationID, ...rest }: Wire) {
  return { ...rest, id: examinationID }
}

function toPoll({ options, people }: NonNullable<WireExamination['dates']>) {
  return {
    options: options.map(({ optionID, startsAt, answers }) => ({
      id: optionID,
      startsAt,
      answers: answers.map(({ seatID, answer }) => ({ seatId: seatID, answer })),
    })),
    people: people.map(({ seatID, person, isCaller }) => ({
      seatId: seatID,
      person: toNamed(person),
      isCaller,
    })),
  }
}

/** A member with the seat that is marked. */
function toMember<Wire extends WireName & { seatID: number }>({ seatID, ...rest }: Wire) {
  return { ...toNamed(rest), seatId: seatID }
}

function toMarking({ examinationID, members, ...rest }: MarkingPart) {
  return { ...rest, examinationId: examinationID, members: members.map(toMember) }
}

function toResult({ examinationID, members, markCorrections, correctable, ...rest }: ResultPart) {
  return {
    ...rest,
    examinationId: examinationID,
    members: members.map(toMember),
    markCorrections: markCorrections.map(({ correctionID, ...one }) => ({
      ...toMember(one),
      id: correctionID,
    })),
    correctable: correctable && {
      step: correctable.step,
      sheets: correctable.sheets.map(({ seatID, parts }) => ({ seatId: seatID, parts })),
    },
  }
}
