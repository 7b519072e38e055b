import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { type Lateness, lateness } from '@diatrivi/domain/thesis/todo-list/schedule'
import { overviewAction } from '@diatrivi/domain/view/overview/overview'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { SOMEBODY_ELSE } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'

/** What a thesis in progress waits for from its instructor, in words. */
export const MATTER_LABELS = {
  listMissing: m.thesis_no_list,
  stepAwaitsReply: m.thesis_step_awaits,
  markMissing: m.thesis_mark_missing,
  examinationNext: m.thesis_committee_marks,
}
export type Matter = keyof typeof MATTER_LABELS

/** What a thesis in progress waits for from its instructor, and by how much it is late. */
export function runningState(
  thesis: Thesis,
  today: IsoDate,
): { matter: Matter | null; late: Lateness | null } {
  const steps = thesis.list?.steps ?? []
  const facts = { studentId: thesis.student && SOMEBODY_ELSE, mark: thesis.mark }
  return {
    matter:
      steps.length === 0 ? 'listMissing' : overviewAction(facts, steps, thesis.rulebook?.isExamined ?? false),
    late: latenessOf(thesis, today),
  }
}

/** Null of one that is in time, and of one that is not in progress. */
export function latenessOf({ state, list, startDate, intendedEnd }: Thesis, today: IsoDate): Lateness | null {
  return state === 'inProgress' ? lateness(list?.steps ?? [], startDate, intendedEnd, today) : null
}

export function lateLabel({ days, isForecast }: Lateness): string {
  return isForecast ? m.thesis_expected_late_by({ count: days }) : m.thesis_late_by({ count: days })
}
