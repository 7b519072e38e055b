import type { EligibilityAnswer } from '@diatrivi/contract/thesis/interest/interest.schemas'
import type { Eligibility } from '@diatrivi/domain/department/student-record/eligibility'
import { toDay } from '../../../shared/format/wire-day.ts'

export interface LackingStudent extends Eligibility {
  username: string
  recordMissing: boolean
}

export interface EligibilityOfThesis {
  /** Null: no rule book asks for anything. */
  mode: 'warn' | 'refuse' | null
  /** Whether the title in English is asked for with the acceptance. */
  asksTitleEnglish: boolean
  students: LackingStudent[]
  /** The limit that one thesis more of the instructor would break. */
  load: NonNullable<EligibilityAnswer['load']> | null
}

export function toEligibility({ mode, asksTitleEn, students, load }: EligibilityAnswer): EligibilityOfThesis {
  return {
    mode,
    asksTitleEnglish: asksTitleEn,
    load: load ?? null,
    students: students.map(({ staleSince, ...student }) => ({
      ...student,
      staleSince: toDay(staleSince),
    })),
  }
}
