import type { Delivery, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import { noticeKindsOf } from '@diatrivi/domain/thesis/notice/notice'
import { DEMO_USERNAMES } from '../cast.ts'
import type { DemoPlan } from '../demo-plan.ts'
import type { Ids } from './ids.ts'

/** What comes to many without an action of theirs or about theirs. */
const TO_MANY: readonly NoticeKind[] = [
  'interest_deadline_near',
  'answer_waits',
  'step_end_near',
  'completion_near',
  'topic_fits',
  'mark_due',
  'exam_near',
  'corrections_due',
]

const SIGNED_IN_BY_VISITORS = new Set<string>(Object.values(DEMO_USERNAMES))

/**
 * Hundreds of people have a date that comes near on the day of the first start, and a new topic fits many. Only the demo accounts receive mails, once a
 * day, so that the mailbox does not fill up with mails to the others.
 */
export function noticeSettingRows(plan: DemoPlan, ids: Ids) {
  return plan.accounts.flatMap(({ username, role }) => {
    const delivery: Delivery = SIGNED_IN_BY_VISITORS.has(username) ? 'daily_digest' : 'none'
    const kinds = noticeKindsOf(role).filter((kind) => TO_MANY.includes(kind))
    return kinds.map((kind) => ({ accountId: ids.account(username), kind, delivery }))
  })
}
