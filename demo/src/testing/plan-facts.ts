import type { Actor } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { InterestFacts } from '@diatrivi/domain/thesis/interest/interest'
import { type ThesisFacts, type ThesisState, thesisState } from '@diatrivi/domain/thesis/thesis/thesis'
import type { DemoPlan, PlannedInterest, PlannedThesis } from '../demo-plan.ts'
import { DEMO_SEED, planDemo } from '../plan.ts'

export const TODAY: IsoDate = '2026-03-07'

let planned: DemoPlan | undefined

/** One plan for all tests of a file, because making it takes long. */
export function demoPlan(): DemoPlan {
  planned ??= planDemo({ seed: DEMO_SEED, today: TODAY })
  return planned
}

/** The plan in the words of the domain's rules, where people and places are numbers. */
export interface PlanFacts {
  actor(username: string): Actor
  thesis(thesis: PlannedThesis): ThesisFacts
  interest(interest: PlannedInterest): InterestFacts
}

export function factsOf(plan: DemoPlan): PlanFacts {
  const ids = new Map(plan.accounts.map(({ username }, index) => [username, index + 1]))
  const accounts = new Map(plan.accounts.map((account) => [account.username, account]))
  const institutions = new Map(plan.departments.map(({ key, institution }) => [key, institution]))

  function actor(username: string): Actor {
    const account = accounts.get(username)
    const accountId = ids.get(username)
    if (account === undefined || accountId === undefined) throw new Error(`There is no account ${username}`)
    const { role, department } = account
    const institutionId = department === null ? null : (institutions.get(department) ?? null)
    return { accountId, role, departmentId: department, institutionId }
  }

  return {
    actor,
    thesis: (thesis) => {
      const { accountId, departmentId, institutionId } = actor(thesis.instructor)
      return {
        ...thesis,
        instructorId: accountId,
        departmentId: departmentId ?? 0,
        institutionId: institutionId ?? 0,
        studentId: thesis.student === null ? null : actor(thesis.student).accountId,
      }
    },
    interest: ({ student, priority, answeredAt }) => ({
      studentId: actor(student).accountId,
      priority,
      answeredPositively: answeredAt !== null,
    }),
  }
}

/** An id for a username: the rules compare people by ids, the plan by usernames. */
export function stateOf({ student, mark }: PlannedThesis): ThesisState {
  return thesisState({ studentId: student === null ? null : 1, mark })
}
