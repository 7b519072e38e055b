import type { EligibilityAnswer } from '@diatrivi/contract/thesis/interest/interest.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import type { EligibilityOfStudents } from './eligibility.service.ts'

/** @param isOwn whether the reader is the student, who alone reads what stands in the record */
export function presentEligibility(
  { mode, asksTitleEnglish, students, load }: EligibilityOfStudents,
  isOwn: boolean,
): EligibilityAnswer {
  return {
    mode,
    asksTitleEn: asksTitleEnglish,
    ...(load !== null && { load }),
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
