import type { ThesisEvent } from '../../../thesis/history/history.service.ts'
import type { OfficeNotice } from '../../../thesis/notice/notice.model.ts'
import type { NewNotice } from '../../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../../thesis/thesis/thesis.model.ts'

/** What happened to the seat of a member, who is named; not why, because students read it. */
export function seatEvent(
  { id: thesisId }: { id: number },
  { member, ...event }: Pick<ThesisEvent, 'what' | 'actorId' | 'at'> & { member: string },
): ThesisEvent {
  return { thesisId, ...event, details: { member } }
}

/** Mails of one matter leave together, and the newer of two to one person takes the place of the older. */
export function mailKeys(thesis: { id: number }, seat: { id: number }) {
  return { paceKey: `seat:${thesis.id}`, replaceKey: `seat:${thesis.id}:${seat.id}` }
}

/** Notices to instructor and student: every seat is taken. */
export function completeNotices(thesis: ThesisInQuestion): NewNotice[] {
  return theTwoOf(thesis).map((recipientId) => ({ recipientId, kind: 'committee_complete', thesis }))
}

/** The same for the office of the department. */
export function completeForOffice(thesis: ThesisInQuestion, actorId: number | null): OfficeNotice {
  return { kind: 'committee_complete', thesis, actorId }
}

/** Instructor and student. */
export function theTwoOf({ instructorId, studentId }: ThesisInQuestion): number[] {
  return studentId === null ? [instructorId] : [instructorId, studentId]
}
