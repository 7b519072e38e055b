import type { CommissionerByLink } from '@diatrivi/contract/examination/commissioner/commissioner.schemas'
import type { CommitteeSeat, ProcessView, TopicGroup } from '@diatrivi/contract/view/process/process.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { lastDayOf } from '../../examination/commissioner/commissioner.model.ts'
import { presentCommissioner } from '../../examination/commissioner/commissioner.presenter.ts'
import type { SeatRow } from '../../examination/committee/committee.model.ts'
import { presentNames, presentProposal } from '../../examination/committee/committee.presenter.ts'
import { presentMarking, presentResult } from '../../examination/marking/marking.presenter.ts'
import { presentPaper } from '../../examination/paper/paper.presenter.ts'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { OpenedTalk, Process } from './process.model.ts'
import { presentExaminationPart } from './process-examination.presenter.ts'

export function presentProcess({
  thesisId,
  phase,
  overlays,
  book,
  group,
  committee,
  examination,
  papers,
  marks,
  commissioner,
}: Process): ProcessView {
  return {
    thesisID: thesisId,
    phase,
    overlays,
    papers: papers === null ? null : papers.map(presentPaper),
    rulebook:
      book === null
        ? null
        : { rulebookID: book.id, title: book.title, inForceFrom: toWireDay(book.inForceFrom) },
    group: group && presentGroup(group),
    committee:
      committee === null
        ? null
        : {
            size: committee.rules.size,
            substitutes: committee.rules.substitutes,
            missing: committee.state.missing,
            vacant: committee.state.vacant.length,
            asksNoImpediment: committee.rules.noImpediment,
            seats: committee.seats.map(presentSeat),
            mayManage: committee.mayManage,
            mayRevokeLinks: committee.mayRevokeLinks,
            mayLeaveForOthers: committee.mayLeaveForOthers,
            mayProposeOwn: committee.mayProposeOwn,
            proposal: committee.proposal && presentProposal(committee.proposal),
          },
    examination: examination && presentExaminationPart(examination),
    marking: marks.current && presentMarking(marks.current),
    result: marks.opened && presentResult(marks.opened),
    ...(commissioner !== null && { commissioner: presentCommissioner(commissioner) }),
  }
}

function presentSeat({ person, ...seat }: SeatRow): CommitteeSeat {
  return {
    seatID: seat.id,
    position: seat.position,
    role: seat.role,
    person: {
      username: person.username,
      uName: person.firstName,
      uSurname: person.surname,
      rank: person.rank,
      formOfAddress: person.formOfAddress,
      rankText: person.rankText,
      affiliation: person.affiliation,
    },
    state: seat.state,
    invitedAt: toWireMoment(seat.invitedAt),
    dueOn: toWireDay(seat.dueOn),
    answeredAt: toWireMoment(seat.answeredAt),
    leftOn: toWireDay(seat.leftOn),
    hasLink: seat.outsidePersonId === null ? null : seat.hasLink,
    replaces: seat.replacesSeatId,
  }
}

function presentGroup({ students, others, offered, mayShare }: NonNullable<Process['group']>): TopicGroup {
  return {
    students,
    others: others.map(({ id, student, isInProgress }) => ({
      thesisID: id,
      student: presentPerson(student),
      isInProgress,
    })),
    offered: offered.map(({ id, student }) => ({ thesisID: id, student: presentPerson(student) })),
    mayShare,
  }
}

export function presentTalk({
  mentor,
  student,
  supervisor,
  comments,
  ...talk
}: OpenedTalk): CommissionerByLink {
  return {
    thesisTitle: talk.title,
    student: student && presentNames(student),
    supervisor: presentNames(supervisor),
    depName: talk.departmentName,
    person: presentNames(mentor),
    firm: talk.firm,
    phase: talk.phase,
    until: toWireDay(lastDayOf(talk)),
    comments: comments.map(({ text, writtenAt, author, firm }) => ({
      text,
      when: toWireMoment(writtenAt),
      who: author && presentNames(author),
      firm,
    })),
  }
}
