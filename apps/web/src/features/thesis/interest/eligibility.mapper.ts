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
  students: LackingStudent[]
}

export function toEligibility({ mode, students }: EligibilityAnswer): EligibilityOfThesis {
  return {
    mode,
    students: students.map(({ staleSince, ...student }) => ({
      ...student,
      staleSince: toDay(staleSince),
    })),
  }
}
