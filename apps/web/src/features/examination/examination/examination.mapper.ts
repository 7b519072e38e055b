import type { Wire } from '@diatrivi/contract/endpoints'
import type {
  DatesByLink as WireDates,
  ExaminationEntry as WireEntry,
} from '@diatrivi/contract/examination/examination/examination.schemas'
import type { DateAnswer, Presence } from '@diatrivi/domain/examination/examination/examination'
import { toPerson } from '../../../entities/person/person.mapper.ts'
import { toLinkedThesis } from '../../../entities/signed-link/signed-link.mapper.ts'

export type ExaminationEntry = ReturnType<typeof toEntry>

export function toEntry({ examinationID, thesis, student, instructor, ...rest }: WireEntry) {
  return {
    ...rest,
    id: examinationID,
    thesis: { id: thesis.thesisID, title: thesis.thesisTitle },
    student: student && toPerson(student),
    instructor: toPerson(instructor),
  }
}

export function toDatesByLink({ options, ...rest }: WireDates) {
  return {
    ...toLinkedThesis(rest),
    options: options.map(({ optionID, startsAt, answer }) => ({ id: optionID, startsAt, answer })),
  }
}

/** What a person says to one of the dates. */
export interface DateAnswerOf {
  optionId: number
  answer: DateAnswer
}

export function toAnswer({ optionId, answer }: DateAnswerOf) {
  return { optionID: optionId, answer }
}

export interface Held extends Pick<Wire<'holdExamination'>['body'], 'corrections' | 'endsAt'> {
  presence: { seatId: number; presence: Presence }[]
}

export function toHeldBody({ presence, ...said }: Held): Wire<'holdExamination'>['body'] {
  return {
    presence: presence.map((one) => ({ seatID: one.seatId, presence: one.presence })),
    ...said,
  }
}
