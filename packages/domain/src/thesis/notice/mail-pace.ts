import type { NoticeKind } from './notice.ts'

/** What happens to an examination is one matter: the newest mail about it is the last that is read. */
const OF_EXAMINATION: readonly NoticeKind[] = [
  'exam_planned',
  'exam_moved',
  'exam_announced',
  'exam_cancelled',
]

/**
 * The key of mails of which a person gets one in ten minutes: docs/regulation.md#mail-times. Null for a notice that
 * is about no thesis.
 */
export function paceKeyOf(kind: NoticeKind, thesisId: number | null): string | null {
  if (thesisId === null) return null
  return `notice:${OF_EXAMINATION.includes(kind) ? 'examination' : kind}:${thesisId}`
}
