import { markersOf } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Outcome } from '@diatrivi/domain/examination/marking/marking'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { LockedMarking, Marking } from './marking.model.ts'

type MarkNotice = 'mark_reconsider' | 'result_opened' | 'mark_corrected'

/** Notices to the student and to those who marked. */
export function noticesOfMarks(thesis: ThesisInQuestion, marking: Marking, kind: MarkNotice): NewNotice[] {
  const toStudent = thesis.studentId === null ? [] : [{ recipientId: thesis.studentId, kind, thesis }]
  return [...toStudent, ...noticesToMembers(thesis, marking, kind)]
}

/** Members without an account get mails instead. */
export function noticesToMembers(
  thesis: ThesisInQuestion,
  { facts }: Marking,
  kind: MarkNotice,
): NewNotice[] {
  return markersOf(facts).flatMap(({ accountId }) =>
    accountId === null ? [] : [{ recipientId: accountId, kind, thesis }],
  )
}

/** Notifies the supervisor that no other examination can be planned: docs/regulation.md#attempts-used. */
export function attemptsUsedNotices(
  { thesis, areAttemptsUsed }: LockedMarking,
  outcome: Outcome,
): NewNotice[] {
  if (outcome !== 'failed' || !areAttemptsUsed) return []
  return [{ recipientId: thesis.instructorId, kind: 'attempts_used', thesis }]
}
