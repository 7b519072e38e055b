import { nameOf } from '../modules/thesis/notice/notice.model.ts'
import { notice } from '../modules/thesis/notice/tables.ts'
import { handInRead } from '../modules/thesis/todo-list/step/hand-in.queries.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted } from './inserted.ts'

type NoticeRow = typeof notice.$inferSelect

/** Notices of people. */
export function noticeFactories({ db, clock }: FactoryDependencies) {
  /** An unread one that was mailed at once, unless the test says otherwise. */
  const aNotice = async ({
    recipient,
    thesis,
    ...values
  }: Partial<NoticeRow> & {
    recipient: { id: number }
    thesis?: { id: number; title: string }
  }): Promise<NoticeRow> =>
    inserted(db, notice, {
      kind: 'answer_given',
      facts: thesis === undefined ? {} : { thesisTitle: thesis.title },
      createdAt: clock.now(),
      delivery: 'at_once',
      mailedAt: values.delivery === undefined ? clock.now() : null,
      ...values,
      accountId: recipient.id,
      thesisId: thesis?.id ?? null,
    })

  /** That of a step which the student has just finished. */
  const aHandInNotice = (
    { instructorId }: { instructorId: number },
    { step, student }: { step: { id: number; title: string }; student: { id: number } },
  ): Promise<NoticeRow> =>
    aNotice({
      recipient: { id: instructorId },
      kind: 'step_finished',
      facts: { stepId: step.id, stepTitle: step.title },
      matter: nameOf(handInRead({ instructorId, studentId: student.id }, step.id).matter),
    })

  return { aNotice, aHandInNotice }
}
