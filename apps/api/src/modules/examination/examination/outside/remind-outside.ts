import { athensDate } from '@diatrivi/domain/shared/dates'
import type { ExaminationDependencies } from '../examination.model.ts'
import { findExaminationAhead } from '../examination.queries.ts'
import { keepOutsideReminded } from '../examination.repository.ts'
import { lockExamined } from '../lock-examined.ts'
import { notifyOutside } from './notify-outside.ts'
import { listOutsideRemindable } from './outside-remindable.queries.ts'

/** Reminds members without an account of the examination, by a mail on the day before: docs/regulation.md#reminders. */
export async function remindOutside(
  deps: Pick<ExaminationDependencies, 'db' | 'clock' | 'links' | 'signedLinks'>,
): Promise<void> {
  const { db, clock } = deps
  for (const thesisId of await listOutsideRemindable(db, clock.now())) {
    await db.transaction(async (tx) => {
      const examined = await lockExamined(tx, thesisId)
      const ahead = await findExaminationAhead(tx, thesisId)
      if (ahead === null) return
      // One of two processes writes the mail. An examination that was moved meanwhile is reminded of by its new
      // day.
      const day = athensDate(ahead.startsAt)
      if (await keepOutsideReminded(tx, ahead.id, day))
        await notifyOutside(deps, tx, examined, ahead, { change: 'exam_near' })
    })
  }
}
