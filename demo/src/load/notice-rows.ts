import type { NoticeValues } from '@diatrivi/api/modules/thesis/notice/notice.repository'
import type { DemoPlan } from '../demo-plan.ts'
import type { Ids } from './ids.ts'
import type { NumberedStep } from './list-rows.ts'

/** Marks every notice as mailed, so that the demo begins without sending a mail. */
export function noticeRows(plan: DemoPlan, ids: Ids, steps: readonly NumberedStep[]): NoticeValues[] {
  const stepIds = new Map(steps.map(({ id, list, position }) => [`${list.key}/${position}`, id]))
  return plan.notices.map(({ recipient, kind, thesis, step, facts, at, isRead }) => {
    const stepId = step === null ? undefined : stepIds.get(`${step.list}/${step.position}`)
    const happenedAt = new Date(at)
    return {
      accountId: ids.account(recipient),
      kind,
      thesisId: thesis,
      facts: stepId === undefined ? facts : { ...facts, stepId },
      createdAt: happenedAt,
      readAt: isRead ? happenedAt : null,
      reminderKey: null,
      delivery: 'at_once',
      mailedAt: happenedAt,
    }
  })
}
