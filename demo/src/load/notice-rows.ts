import { nameOf } from '@diatrivi/api/modules/thesis/notice/notice.model'
import type { NoticeValues } from '@diatrivi/api/modules/thesis/notice/notice.repository'
import { handInRead } from '@diatrivi/api/modules/thesis/todo-list/step/hand-in.queries'
import type { DemoPlan } from '../demo-plan.ts'
import type { Ids } from './ids.ts'
import type { NumberedStep } from './list-rows.ts'

/** Marks every notice as mailed, so that the demo begins without sending a mail. */
export function noticeRows(plan: DemoPlan, ids: Ids, steps: readonly NumberedStep[]): NoticeValues[] {
  const stepIds = new Map(steps.map(({ id, list, position }) => [`${list.key}/${position}`, id]))
  const students = new Map(plan.theses.map(({ key, student }) => [key, student]))
  return plan.notices.map(({ recipient, kind, thesis, step, facts, at, isRead }) => {
    const stepId = step === null ? undefined : stepIds.get(`${step.list}/${step.position}`)
    const happenedAt = new Date(at)
    const student = students.get(thesis) ?? null
    const isHandIn = kind === 'step_finished' && stepId !== undefined && student !== null
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
      matter: isHandIn ? matterOfHandIn(ids, { recipient, student }, stepId) : null,
    }
  })
}

/** By which its student takes the step back as long as the notice is unread. */
function matterOfHandIn(
  ids: Ids,
  { recipient, student }: { recipient: string; student: string },
  stepId: number,
): string {
  const people = { instructorId: ids.account(recipient), studentId: ids.account(student) }
  return nameOf(handInRead(people, stepId).matter)
}
