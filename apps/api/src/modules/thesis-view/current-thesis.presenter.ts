import type { CurrentThesisAnswer } from '@diatrivi/contract/interest/interest.schemas'
import type { z } from 'zod'
import type { ConstraintRefusals } from '../../platform/refusal/constraint-refusals.ts'
import { Refusal } from '../../platform/refusal/refusal.ts'
import type { CurrentThesis } from './current-thesis.service.ts'
import { presentThesis } from './thesis-view.presenter.ts'

/** What the locks should have made impossible, the tables refuse; a caller hears the same of either. */
export const INTEREST_REFUSALS: ConstraintRefusals = {
  thesis_one_unfinished_per_student: () => new Refusal('has_thesis'),
  interest_one_positive_per_thesis: () => new Refusal('already_assigned'),
}

export function presentCurrentThesis({
  current,
  wishes,
}: CurrentThesis): z.input<typeof CurrentThesisAnswer> {
  return {
    thesis: current && presentThesis(current),
    preferedThesis: wishes.map(({ seen, priority, answeredPositively }) => ({
      thesisID: presentThesis(seen),
      isAssigned: answeredPositively ? 1 : 0,
      prefOrder: priority,
    })),
  }
}
