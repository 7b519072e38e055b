import type { OwnSeat } from '@diatrivi/contract/examination/committee/committee.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { presentOther } from '../../examination/committee/committee.presenter.ts'
import type { ExaminationRow } from '../../examination/examination/examination.queries.ts'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { OwnSeatOfProcess } from './own-seats.service.ts'

export function presentOwnSeat({
  id,
  role,
  state,
  dueOn,
  rules,
  thesis,
  student,
  instructor,
  examination,
  busy,
  owesMark,
}: OwnSeatOfProcess): OwnSeat {
  if (role === 'supervisor') throw new Error('The seat of a supervisor is not one of the own seats.')
  return {
    seatID: id,
    role,
    state,
    dueOn: toWireDay(dueOn),
    asksNoImpediment: rules.committee.noImpediment,
    thesis: { thesisID: thesis.id, thesisTitle: thesis.title },
    student: student === null ? null : presentPerson(student),
    instructor: presentPerson(instructor),
    examination: examination === null ? null : presentExamination(examination),
    ...(busy !== null && { busy: presentOther(busy) }),
    owesMark,
  }
}

function presentExamination({ id, startsAt, place, state }: ExaminationRow): OwnSeat['examination'] {
  if (state === 'cancelled') throw new Error('An examination that was cancelled is shown to nobody.')
  return { examinationID: id, startsAt: toWireMoment(startsAt), place, state }
}
