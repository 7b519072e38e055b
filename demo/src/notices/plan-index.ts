import type { DemoPlan, PlannedList, PlannedThesis } from '../demo-plan.ts'

/** The plan without its notices, which are made from the rest. */
export type PlanSoFar = Omit<DemoPlan, 'notices'>

/** The plan by its keys. */
export interface PlanIndex {
  thesis(key: number): PlannedThesis
  /** First name and surname. */
  nameOf(username: string): string
  departmentOf(username: string): number | null
  /** The student of the list, also after a release. */
  studentOf(list: PlannedList): string | undefined
  /** The list on which the student works, or worked. */
  listOf(thesis: number, student: string): PlannedList | undefined
}

export function planIndex(plan: PlanSoFar): PlanIndex {
  const theses = new Map(plan.theses.map((thesis) => [thesis.key, thesis]))
  const accounts = new Map(plan.accounts.map((account) => [account.username, account]))
  const formerStudents = new Map(plan.pastAssignments.map(({ list, student }) => [list, student]))

  function account(username: string) {
    const found = accounts.get(username)
    if (found === undefined) throw new Error(`The plan names ${username} and does not hold the account`)
    return found
  }

  function thesis(key: number): PlannedThesis {
    const found = theses.get(key)
    if (found === undefined) throw new Error(`The plan names the thesis ${key} and does not hold it`)
    return found
  }

  function studentOf({ key, thesis: of }: PlannedList): string | undefined {
    const former = formerStudents.get(key)
    if (former !== undefined || of === null) return former
    return thesis(of).student ?? undefined
  }

  return {
    thesis,
    studentOf,
    nameOf: (username) => `${account(username).firstName} ${account(username).surname}`,
    departmentOf: (username) => account(username).department,
    listOf: (key, student) => plan.lists.find((list) => list.thesis === key && studentOf(list) === student),
  }
}
