import type { Wire } from '@diatrivi/contract/endpoints'
import {
  EXAMINATION_MINUTES_MAX,
  EXAMINATION_MINUTES_MIN,
} from '@diatrivi/domain/examination/examination/examination'
import { athensMinute, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'
import { isLinked } from '../../../entities/process/linked-choice.tsx'
import type { CurrentExamination, Examination, TopicGroup } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { now, today } from '../../../shared/format/clock.ts'
import { readTime } from '../../../shared/format/typed-time.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'

/** A field that the dialog does not show is undefined, so that what the API says of it stands in the summary. */
export interface PlanFormValues {
  date: IsoDate | null
  time: string
  minutes: string
  place: string
  link: string
  isPublic: boolean
  language: Language
  linked: boolean
  /** Why an examination is moved. */
  reason: string | undefined
  allAgree: boolean | undefined
  /** Why it is planned in spite of a clash, from a person who may do so. */
  overrideReason: string | undefined
}

interface Planned {
  examination: Examination
  group: TopicGroup | null
  /** The examination that is moved; null where one is planned. */
  moved: CurrentExamination | null
  /** The date of the poll that was chosen, `2026-06-24 12:00`. */
  chosen: string | null
}

const NOON = '12:00'

export function toPlanForm({ examination, group, moved, chosen }: Planned): PlanFormValues {
  const { rules, firstDay, may } = examination
  const before = moved === null ? chosen : toClockText(moved.startsAt)
  return {
    date: before === null ? toDay(firstDay) : (before.slice(0, 10) as IsoDate),
    time: before?.slice(11) ?? NOON,
    minutes: String(moved?.minutes ?? rules.minutes),
    place: moved?.place ?? '',
    link: moved?.link ?? '',
    isPublic: moved?.isPublic ?? rules.isPublic,
    language: moved?.language ?? 'el',
    linked: isLinked(group),
    reason: moved === null ? undefined : '',
    allAgree: asksAgreement(examination, moved) ? false : undefined,
    overrideReason: may.override ? '' : undefined,
  }
}

/** Whether the new date may be nearer than the days of notice if all agree. */
const asksAgreement = ({ rules }: Examination, moved: CurrentExamination | null) =>
  moved?.state === 'announced' && rules.noticeDays > 0

export function toPlanBody(values: PlanFormValues): Wire<'planExamination'>['body'] {
  const { date, time, minutes, place, link, isPublic, language, overrideReason = '', linked } = values
  return {
    date: date ?? '',
    time: readTime(time) ?? time,
    minutes: Number(minutes),
    place: place.trim(),
    link: link.trim(),
    isPublic,
    language,
    overrideReason: overrideReason.trim(),
    linked,
  }
}

export function toMoveBody(values: PlanFormValues): Wire<'moveExamination'>['body'] {
  const { reason = '', allAgree = false } = values
  return { ...toPlanBody(values), reason: reason.trim(), allAgree }
}

/** Why an hour cannot be chosen: it is past, or the clocks skip it in spring. Null while nothing is wrong. */
export function wrongTime(date: IsoDate | null, time: string): string | null {
  if (time === '') return m.ui_required()
  const hour = readTime(time)
  if (hour === null) return m.ui_time_form()
  if (date === null) return null
  const moment = athensMinute(date, hour)
  if (moment === null) return m.examination_time_skipped()
  return date === today() && moment < now() ? m.examination_time_past() : null
}

/** Null while nothing is wrong. */
export function wrongMinutes(text: string): string | null {
  const minutes = Number(text)
  const isRight =
    Number.isInteger(minutes) && minutes >= EXAMINATION_MINUTES_MIN && minutes <= EXAMINATION_MINUTES_MAX
  return isRight
    ? null
    : m.examination_minutes_between({ min: EXAMINATION_MINUTES_MIN, max: EXAMINATION_MINUTES_MAX })
}
