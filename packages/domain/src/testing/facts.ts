import type { StepConfirmations } from '../shared/confirmations.ts'
import type { IsoDate } from '../shared/dates.ts'
import type { InterestFacts } from '../thesis/interest/interest.ts'
import type { ThesisFacts } from '../thesis/thesis/thesis.ts'
import type { ListFacts } from '../thesis/todo-list/step.policy.ts'
import { instructor, student } from './people.ts'

export const today: IsoDate = '2026-03-10'
export const yesterday: IsoDate = '2026-03-09'
export const tomorrow: IsoDate = '2026-03-11'

/** A public topic without student and dates. */
export function aThesis(facts: Partial<ThesisFacts> = {}): ThesisFacts {
  return {
    instructorId: instructor.accountId,
    departmentId: 1,
    institutionId: 1,
    studentId: null,
    assignmentType: 'immediate',
    publicByInstructor: true,
    publicByStudent: false,
    interestDeadline: null,
    startDate: null,
    intendedEnd: null,
    mark: null,
    ...facts,
  }
}

export const aDraft = (facts: Partial<ThesisFacts> = {}): ThesisFacts =>
  aThesis({ publicByInstructor: false, ...facts })

export const aThesisInProgress = (facts: Partial<ThesisFacts> = {}): ThesisFacts =>
  aThesis({ studentId: student.accountId, ...facts })

export const aMarkedThesis = (facts: Partial<ThesisFacts> = {}): ThesisFacts =>
  aThesisInProgress({ mark: 9, ...facts })

export function anInterest(facts: Partial<InterestFacts> = {}): InterestFacts {
  return { studentId: student.accountId, priority: 1, answeredPositively: false, ...facts }
}

export const aList = (thesis: ThesisFacts | null = aThesisInProgress()): ListFacts => ({
  instructorId: instructor.accountId,
  thesis,
})

const MOMENT = '2026-03-01T10:00:00Z'
const CONFIRMATIONS: Record<string, StepConfirmations> = {
  C: { studentConfirmedAt: MOMENT, instructorConfirmedAt: MOMENT },
  D: { studentConfirmedAt: MOMENT, instructorConfirmedAt: null },
  '-': { studentConfirmedAt: null, instructorConfirmedAt: null },
}

/** One letter a step: `C` confirmed by both, `D` done by the student, `-` neither. */
export function steps(letters: string): StepConfirmations[] {
  return [...letters].map((letter) => {
    const step = CONFIRMATIONS[letter]
    if (step === undefined) throw new Error(`A step is C, D or -, not ${letter}`)
    return step
  })
}
