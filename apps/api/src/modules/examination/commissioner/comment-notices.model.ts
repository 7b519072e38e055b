import { commentBeginning } from '@diatrivi/domain/thesis/comment/comment'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'

/** Supervisor and student, who read the conversation. */
export function theTwoOf({ instructorId, studentId }: ThesisInQuestion): number[] {
  return studentId === null ? [instructorId] : [instructorId, studentId]
}

/** What each is notified of a comment. */
export function commentNotices(
  thesis: ThesisInQuestion,
  recipients: readonly number[],
  { person, text }: { person: string; text: string },
): NewNotice[] {
  const facts = { person, reason: commentBeginning(text) }
  return recipients.map((recipientId) => ({ recipientId, kind: 'company_comment', thesis, facts }))
}
