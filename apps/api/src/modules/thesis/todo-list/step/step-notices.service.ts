import type { Actor } from '@diatrivi/domain/people/account/role'
import type { NoticeFacts } from '@diatrivi/domain/thesis/notice/notice'
import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import type { StepFacts } from '@diatrivi/domain/thesis/todo-list/step'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { NewNotice, NoticeService } from '../../notice/notice.service.ts'
import { stepFacts } from '../todo-list.model.ts'
import type { LockedStep } from '../todo-list-lock.queries.ts'
import { HAND_IN, handInRead } from './hand-in.queries.ts'

interface Turn {
  actor: Actor
  reason: string | null
  at: Date
}

type StepNotice =
  | 'step_finished'
  | 'step_withdrawn'
  | 'step_accepted'
  | 'step_returned'
  | 'step_acceptance_cancelled'

/**
 * Accepting and its cancellation undo each other, and so do finishing and taking back; a step that is handed in or
 * returned again is one matter.
 */
const MATTER_OF = {
  step_finished: HAND_IN.what,
  step_withdrawn: HAND_IN.what,
  step_returned: 'return',
  step_accepted: 'acceptance',
  step_acceptance_cancelled: 'acceptance',
} as const satisfies Record<StepNotice, string>

export function stepNotices({ notices }: { notices: NoticeService }) {
  return {
    /**
     * Notifies the one of student and instructor of what the other did with a step. Once all steps are accepted the
     * instructor is reminded of the mark.
     */
    async ofStep(tx: Tx, kind: StepNotice, step: LockedStep, { reason, actor, at }: Turn): Promise<void> {
      const { list, item } = step
      const { thesis } = list
      if (thesis === null || thesis.studentId === null) throw new Error('A step in work has no student.')
      const isStudents = actor.accountId === thesis.studentId
      const person = fullName(isStudents ? found(thesis.student) : thesis.instructor)
      const facts: NoticeFacts = {
        person,
        stepId: item.id,
        stepTitle: item.title,
        ...(reason !== null && { reason }),
      }
      const recipientId = isStudents ? thesis.instructorId : thesis.studentId
      const matter = { what: MATTER_OF[kind], actorId: actor.accountId, id: item.id }
      const written: NewNotice[] = [{ recipientId, kind, thesis, facts, matter }]
      if (kind === 'step_accepted' && canThesis.mark(actor, thesis, afterAcceptance(step, at)).allowed) {
        const student = fullName(found(thesis.student))
        written.push({
          recipientId: actor.accountId,
          kind: 'ready_to_mark',
          thesis,
          facts: { person: student },
        })
      }
      // An instructor who replies has read what was handed in.
      const readings = isStudents ? [] : [handInRead({ ...thesis, studentId: thesis.studentId }, item.id)]
      await notices.notify(tx, written, at, readings)
    },
  }
}

export type StepNotices = ReturnType<typeof stepNotices>

function afterAcceptance({ list, item }: LockedStep, at: Date): StepFacts[] {
  return list.items.map((one) => stepFacts(one === item ? { ...one, instructorConfirmedAt: at } : one))
}
