import type { ErrorCode } from '@diatrivi/contract/errors'
import { Refusal } from './refusal.ts'

/** What became of one of several objects; `refusal` is null where the action was done. */
export interface Outcome {
  id: number
  refusal: ErrorCode | null
}

/**
 * Does with each object what is done with one, each in a transaction of its own, so that a refusal concerns one object
 * and no transaction locks two. In the order of the ids.
 */
export async function withEach(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const id of ids.toSorted((one, other) => one - other)) {
    outcomes.push({ id, refusal: await refusalOf(() => act(id)) })
  }
  return outcomes
}

async function refusalOf(act: () => Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Among several no one learns which objects of others exist.
    return error.code === 'not_owner' ? 'not_found' : error.code
  }
}
