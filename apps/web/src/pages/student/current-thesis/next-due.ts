import { stepAnchor } from '@diatrivi/contract/web-addresses'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Thesis } from '../../../entities/thesis/thesis.mapper.ts'
import { type StepRow, stepRows } from '../../../features/thesis/todo-list/step/step-rows.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDayOfWeek, relativeDay } from '../../../shared/format/dates.ts'

/** The part of the page where the final text is handed in. */
export const FINAL_TEXT_ANCHOR = 'final-text'

/** What the student does next, or waits for, and the part of the page where it stands. */
export interface NextDue {
  sentence: string
  targetId: string
  isLate: boolean
  /** The step that the student works on; null where nothing is handed in now. */
  row: StepRow | null
}

/**
 * Null without steps, and once all of them are confirmed and the text is there.
 *
 * @param mayHandIn whether the final text may be handed in now
 */
export function nextDue(thesis: Thesis, today: IsoDate, mayHandIn: boolean): NextDue | null {
  const { list, startDate, state, finalTextName } = thesis
  if (list === null || list.steps.length === 0 || state !== 'inProgress') return null
  const row = stepRows({ list, startDate, today, isWorked: true }).find((each) => each.state !== 'confirmed')
  if (row === undefined) {
    if (!mayHandIn || finalTextName !== null) return null
    return { sentence: m.thesis_next_final_text(), targetId: FINAL_TEXT_ANCHOR, isLate: false, row: null }
  }
  const { step, daysLate } = row
  const targetId = stepAnchor(step.id, 'step')
  if (row.state === 'awaitingInstructor')
    return { sentence: m.thesis_next_awaits({ step: step.title }), targetId, isLate: false, row: null }
  const end = row.actual?.end
  const sentence =
    end === undefined
      ? m.thesis_next_step({ step: step.title })
      : m.thesis_next_step_until({
          step: step.title,
          day: formatDayOfWeek(end),
          when: relativeDay(end, today),
        })
  return { sentence, targetId, isLate: daysLate > 0, row }
}

/** More than the last step is still open, so that the text is not due yet. */
export function isTextEarly({ list, phase, abstract, finalTextName }: Thesis): boolean {
  const open = list?.steps.filter(({ instructorConfirmedAt }) => instructorConfirmedAt === null) ?? []
  return open.length > 1 && !abstract && finalTextName === null && (phase === null || phase === 'inWork')
}
