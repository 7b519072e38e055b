import type { examinationEndpoints } from '@diatrivi/contract/examination/examination/examination.endpoints'
import { athensMinute, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { z } from 'zod'
import type { ExaminationPlan } from './examination.model.ts'

type Body<Name extends keyof typeof examinationEndpoints> = (typeof examinationEndpoints)[Name] extends {
  body: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : never

/** The first of two where the clocks go back. */
export function momentOf({ date, time }: { date: IsoDate; time: string }): Date {
  const moment = athensMinute(date, time)
  if (moment === null) throw new Error('The schemas let no minute pass that the clocks skip.')
  return moment
}

export function examinationPlan(body: Body<'planExamination'> | Body<'moveExamination'>): ExaminationPlan {
  const { minutes, place, link, isPublic, language } = body
  return { startsAt: momentOf(body), minutes, place, link, isPublic, language }
}

export function offeredDates({ options, minutes }: Body<'offerDates'>) {
  return { startsAt: options.map(momentOf), minutes }
}

export function heldExamination({ presence, endsAt, corrections }: Body<'holdExamination'>) {
  return {
    presences: presence.map(({ seatID, presence: how }) => ({ seatId: seatID, presence: how })),
    endsAt,
    corrections,
  }
}
