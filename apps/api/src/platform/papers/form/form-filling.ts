import type { FormTags } from '@diatrivi/domain/examination/paper/form-tags'
import { ChildLimitReached, runInChild } from '../../child-process/run-in-child.ts'
import { SECOND } from '../../durations.ts'
import { type Asker, fairQueue } from '../../queue/fair-queue.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { FormOrder, FormOutcome } from './form-order.ts'

const PROGRAM = new URL('./form-program.ts', import.meta.url)
/** The largest form that is taken needs a third of both. */
export const FILLING_LIMITS = { memoryMb: 256, time: 10 * SECOND }
/** A process for each; more at once would take the processor from other requests. */
const QUEUE = { atOnce: 2, longest: 50 }

/** A form of a department with its tags filled in, or a `Refusal`. `asker`: the person who waits for it. */
export type FillForm = (form: Uint8Array, values: FormTags, asker: Asker) => Promise<Buffer>

/** Forms are read and filled in processes of their own: whatever a form is made of, other requests go on. */
export function formFilling(): FillForm {
  const inTurn = fairQueue(QUEUE)
  return (form, values, asker) => inTurn(asker, () => fill({ form, values }))
}

async function fill(order: FormOrder): Promise<Buffer> {
  const outcome = await runInChild<FormOutcome>(PROGRAM, order, FILLING_LIMITS).catch((error: unknown) => {
    if (error instanceof ChildLimitReached) throw new Refusal('form_too_large', { cause: error })
    throw error
  })
  if ('filled' in outcome) return Buffer.from(outcome.filled)
  throw new Refusal(outcome.refused, outcome.facts === undefined ? {} : { facts: outcome.facts })
}
