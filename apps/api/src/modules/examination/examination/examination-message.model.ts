import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import { athensDate, athensTime } from '@diatrivi/domain/shared/dates'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { ThesisEvent } from '../../thesis/history/history.service.ts'
import type { NoticeCalendar } from '../../thesis/notice/notice.model.ts'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import type { SeatRow } from '../committee/committee.model.ts'

interface Place {
  startsAt: Date
  place: string | null
}

/** When and where, as notices say it. */
export function factsOf({ startsAt, place }: Place): NoticeFacts {
  return { day: athensDate(startsAt), time: athensTime(startsAt), ...(place === null ? {} : { place }) }
}

/** What the rules only point out, as notices say it. */
export function minded(warnings: readonly PlanWarning[]): Pick<NoticeFacts, 'warnings'> {
  return warnings.length === 0 ? {} : { warnings }
}

interface Concerned {
  thesis: { id: number; title: string; studentId: number | null }
  seats: readonly SeatRow[]
}

/** Notices go to the student and to all who examine, but not to the person who did it. */
export function noticesToAll(
  { thesis, seats }: Concerned,
  {
    kind,
    facts = {},
    calendar,
    actorId,
  }: { kind: NoticeKind; facts?: NoticeFacts; calendar?: NoticeCalendar; actorId: number },
): NewNotice[] {
  const { studentId } = thesis
  const members = accountsOf(examiningSeats(seats))
  const people = studentId === null ? members : [studentId, ...members]
  return [...new Set(people)]
    .filter((id) => id !== actorId)
    .map((recipientId) => ({ recipientId, kind, thesis, facts, ...(calendar && { calendar }) }))
}

/** What happened to an examination, for the history. */
export function examinationEvent(
  { id: thesisId }: { id: number },
  { startsAt, place }: Place,
  { details, ...event }: Pick<ThesisEvent, 'what' | 'actorId' | 'at' | 'details'>,
): ThesisEvent {
  const when = { day: athensDate(startsAt), time: athensTime(startsAt), place }
  return { thesisId, ...event, details: { ...when, ...details } }
}

/** A person without an account has none. */
export function accountsOf(people: readonly Pick<SeatRow, 'accountId'>[]): number[] {
  return people.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
}
