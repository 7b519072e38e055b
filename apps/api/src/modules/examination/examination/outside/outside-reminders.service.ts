import { athensDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import { findExaminationAhead } from '../examination.queries.ts'
import { keepOutsideReminded } from '../examination.repository.ts'
import { lockExamined } from '../examination-locks.ts'
import { listOutsideRemindable } from './outside-remindable.queries.ts'
import type { OutsideTelling } from './outside-telling.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  outside: OutsideTelling
}

/** Reminds members without an account of the examination, by a letter on the day before: docs/regulation.md#reminders. */
export function outsideReminders({ db, clock, outside }: Dependencies) {
  return {
    async giveDue(): Promise<void> {
      for (const thesisId of await listOutsideRemindable(db, clock.now())) {
        await db.transaction(async (tx) => {
          const examined = await lockExamined(tx, thesisId)
          const ahead = await findExaminationAhead(tx, thesisId)
          if (ahead === null) return
          // One of two processes writes the mail. An examination that was moved meanwhile is reminded of by its new
          // day.
          const day = athensDate(ahead.startsAt)
          if (await keepOutsideReminded(tx, ahead.id, day))
            await outside.tell(tx, examined, ahead.id, { change: 'exam_near' })
        })
      }
    },
  }
}

export type OutsideReminders = ReturnType<typeof outsideReminders>
