import type { EligibilityAnswer } from '@diatrivi/contract/thesis/interest/interest.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import type { Strictness } from '@diatrivi/domain/department/rulebook/rules'
import type { Lacking } from './eligibility.service.ts'

/** @param isOwn whether the reader is the student, who alone reads what stands in the record */
export function presentEligibility(
  { mode, students }: { mode: Strictness | null; students: Lacking[] },
  isOwn: boolean,
): EligibilityAnswer {
  return {
    mode,
    students: students.map(({ username, recordMissing, failed, staleSince }) => ({
      username,
      recordMissing,
      failed: failed.map(({ condition, wanted, found }) => ({
        condition,
        wanted,
        found: isOwn ? found : null,
      })),
      staleSince: staleSince === null ? null : toWireDay(staleSince),
    })),
  }
}
