import type { Delivery } from '@diatrivi/domain/notice/notice'
import { noticeKindsOf } from '@diatrivi/domain/notice/notice'
import type { ReminderKind } from '@diatrivi/domain/notice/reminder'
import { DEMO_USERNAMES } from '../cast.ts'
import type { DemoPlan } from '../demo-plan.ts'
import type { Ids } from './ids.ts'

const REMINDERS: readonly string[] = [
  'interest_deadline_near',
  'answer_waits',
  'step_end_near',
  'completion_near',
] satisfies ReminderKind[]

const SIGNED_IN_BY_VISITORS = new Set<string>(Object.values(DEMO_USERNAMES))

/**
 * Hundreds of people have a date that comes near on the day of the first start. Only the demo accounts receive mails, once a
 * day, so that the mailbox does not fill up with mails to the others.
 */
export function noticeSettingRows(plan: DemoPlan, ids: Ids) {
  return plan.accounts.flatMap(({ username, role }) => {
    const delivery: Delivery = SIGNED_IN_BY_VISITORS.has(username) ? 'daily_digest' : 'none'
    const kinds = noticeKindsOf(role).filter((kind) => REMINDERS.includes(kind))
    return kinds.map((kind) => ({ accountId: ids.account(username), kind, delivery }))
  })
}
