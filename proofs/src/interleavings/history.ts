import { event } from '@diatrivi/api/modules/thesis/history/tables'
import { thesis } from '@diatrivi/api/modules/thesis/thesis/tables'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { and, count, inArray } from 'drizzle-orm'
import type { Department } from './department.ts'
import type { Action, ActionKind } from './plan.ts'

/** The actions that leave exactly one event of a kind that nothing else leaves. */
const EVENT_OF: Partial<Record<ActionKind, EventKind>> = {
  answer: 'answer_given',
  cancelAnswer: 'answer_cancelled',
  accept: 'assignment_accepted',
  finish: 'step_finished',
  finishWithFile: 'step_finished',
  withdrawStep: 'step_withdrawn',
  acceptStep: 'step_accepted',
  returnStep: 'step_returned',
  returnWithReason: 'step_returned',
  cancelAcceptance: 'step_acceptance_cancelled',
  mark: 'marked',
  release: 'released',
  deleteList: 'list_removed',
  handIn: 'final_text_submitted',
}

/** Compares the actions that were served so far with the histories of the theses. */
export interface Bookkeeping {
  served(act: Action): void
  /** The differences between the served actions and the histories. */
  mismatches(): Promise<string[]>
}

export function keepBooks(db: Db, { theses }: Department): Bookkeeping {
  const expected = new Map<string, number>()
  const entry = (thesisId: number, what: EventKind) => `${what} on thesis ${thesisId}`
  const ids = theses.map(({ id }) => id)

  async function recorded(): Promise<Map<string, number>> {
    const rows = await db
      .select({ thesisId: event.thesisId, what: event.what, times: count() })
      .from(event)
      .where(and(inArray(event.thesisId, ids), inArray(event.what, Object.values(EVENT_OF))))
      .groupBy(event.thesisId, event.what)
    return new Map(rows.map(({ thesisId, what, times }) => [entry(thesisId, what), times]))
  }

  /** A thesis is released as often as it was given, less one while a student has it. */
  async function possession(books: Map<string, number>): Promise<string[]> {
    const rows = await db
      .select({ id: thesis.id, studentId: thesis.studentId })
      .from(thesis)
      .where(inArray(thesis.id, ids))
    return rows.flatMap(({ id, studentId }) => {
      const wasGiven = theses.some((one) => one.id === id && one.wasGivenAtFirst) ? 1 : 0
      const given =
        wasGiven +
        (books.get(entry(id, 'assignment_accepted')) ?? 0) -
        (books.get(entry(id, 'released')) ?? 0)
      return given === (studentId === null ? 0 : 1)
        ? []
        : [`thesis ${id} was given ${given} times more than taken`]
    })
  }

  return {
    served: (act) => {
      const [what, target] = [EVENT_OF[act.kind], theses[act.thesis]]
      if (what === undefined || target === undefined) return
      const key = entry(target.id, what)
      expected.set(key, (expected.get(key) ?? 0) + 1)
    },

    mismatches: async () => {
      const books = await recorded()
      // The history of a thesis goes with it.
      const left = new Set(
        (await db.select({ id: thesis.id }).from(thesis).where(inArray(thesis.id, ids))).map(({ id }) => id),
      )
      const entries = new Set([...expected.keys(), ...books.keys()])
      const wrong = [...entries].filter(
        (key) => expected.get(key) !== books.get(key) && left.has(Number(key.split(' ').at(-1))),
      )
      return [
        ...wrong.map(
          (key) => `${key}: served ${expected.get(key) ?? 0} times, recorded ${books.get(key) ?? 0} times`,
        ),
        ...(await possession(books)),
      ]
    },
  }
}
