import type { ThesisView } from '@diatrivi/contract/thesis/thesis/thesis.schemas'
import type { TodoItemView } from '@diatrivi/contract/thesis/todo-list/todo-list.schemas'
import type { Random } from '../../interleavings/random.ts'
import type { PersonClient } from './person-client.ts'

/** A person at work, with what he or she has before the eyes. */
export interface Visitor extends PersonClient {
  random: Random
  /** The theses of the list that was looked at last. */
  seen: ThesisView[]
  /** The topic in which an interest was declared and not yet withdrawn. */
  interestIn: number | null
}

/** One of those in the list; null when it was empty. */
export function oneSeen({ seen, random }: Visitor): ThesisView | null {
  return seen.length === 0 ? null : (seen[random.below(seen.length)] ?? null)
}

/** The thesis as it is now. */
export async function reread({ ask }: Visitor, thesisId: number): Promise<ThesisView | null> {
  const [thesis = null] = await ask('detail', 'getThesis', { params: { thesisId } })
  return thesis
}

/** The step whose turn it is, or the last one when all are confirmed. */
export function currentStep({ doList }: ThesisView): TodoItemView | undefined {
  const steps = doList?.doListItems ?? []
  return steps.find(({ dliInstructorOK }) => dliInstructorOK === 0) ?? steps.at(-1)
}
