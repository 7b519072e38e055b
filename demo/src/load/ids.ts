import type { DemoPlan } from '../demo-plan.ts'

/** The ids of the rows that the plan names by keys. */
export interface Ids {
  account(username: string): number
  keyword(label: string): number
}

/** In the order of the plan, so that the same account has the same id in every demo. */
export function idsOf(plan: DemoPlan): Ids {
  const accounts = numbered(plan.accounts.map(({ username }) => username))
  const keywords = numbered(plan.keywords)
  return { account: (username) => find(accounts, username), keyword: (label) => find(keywords, label) }
}

function numbered(names: readonly string[]): Map<string, number> {
  return new Map(names.map((name, index) => [name, index + 1]))
}

function find(numbers: ReadonlyMap<string, number>, name: string): number {
  const number = numbers.get(name)
  if (number === undefined) throw new Error(`The plan names ${name} and does not hold it`)
  return number
}
