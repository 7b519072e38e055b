import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../platform/database/transaction.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { StepState } from '../../../testing/todo-list.factories.ts'
import { observing } from './observing.fixture.ts'
import {
  confirmByInstructor,
  confirmByStudent,
  returnToStudent,
  withdrawInstructorsConfirmation,
} from './step/step.repository.ts'
import { deleteItem, insertItem, moveItem, updateItem } from './todo-item.repository.ts'

const { db, clock, given } = await startTestApi()
const { stepsOf } = observing(db)

const at = clock.now()
const fields = {
  title: 'Βήμα',
  description: '',
  duration: { amount: 1, unit: 'weeks' },
  at,
} as const

interface Row {
  id: number
  listId: number
  position: number
}

/** Statements of a careless writer that uses neither lock nor policy. */
const careless: [string, StepState[], (tx: Tx, steps: Row[]) => Promise<unknown>][] = [
  ['finish', ['untouched', 'untouched'], (tx, [, second]) => confirmByStudent(tx, second?.id ?? 0, at)],
  ['finish again', ['finished'], (tx, [first]) => confirmByStudent(tx, first?.id ?? 0, at)],
  ['accept', ['untouched', 'finished'], (tx, [, second]) => confirmByInstructor(tx, second?.id ?? 0, at)],
  ['accept what is not done', ['untouched'], (tx, [first]) => confirmByInstructor(tx, first?.id ?? 0, at)],
  ['return', ['confirmed'], (tx, [first]) => returnToStudent(tx, first?.id ?? 0, null, at)],
  [
    'take back',
    ['confirmed', 'confirmed'],
    (tx, [first]) => withdrawInstructorsConfirmation(tx, first?.id ?? 0, at),
  ],
  [
    'take back before work',
    ['confirmed', 'finished'],
    (tx, [first]) => withdrawInstructorsConfirmation(tx, first?.id ?? 0, at),
  ],
  ['edit', ['confirmed'], (tx, [first]) => updateItem(tx, first?.id ?? 0, fields)],
  ['delete', ['confirmed', 'untouched'], async (tx, [first]) => first && deleteItem(tx, first)],
  ['move down', ['confirmed', 'untouched'], async (tx, [first]) => first && moveItem(tx, first, 2, at)],
  [
    'move before',
    ['confirmed', 'untouched'],
    async (tx, [, second]) => second && moveItem(tx, second, 1, at),
  ],
  [
    'move what waits for the reply',
    ['finished', 'untouched'],
    async (tx, [first]) => first && moveItem(tx, first, 2, at),
  ],
  [
    'move before what waits',
    ['finished', 'untouched'],
    async (tx, [, second]) => second && moveItem(tx, second, 1, at),
  ],
]

describe('the statements about steps', () => {
  it.each(careless)(
    'let no writer %s out of order, even without the policy',
    async (_what, states, write) => {
      const list = await given.aTodoList({ steps: states })
      const before = await stepsOf(list.id)
      expect(await db.transaction((tx) => write(tx, list.steps))).toBe(false)
      expect(await stepsOf(list.id)).toEqual(before)
    },
  )

  it.each<StepState>(['confirmed', 'finished'])('put nothing before a %s step', async (state) => {
    const list = await given.aTodoList({ steps: [state] })
    await expect(db.transaction((tx) => insertItem(tx, list.id, 1, fields))).rejects.toThrow()
    expect(await stepsOf(list.id)).toHaveLength(1)
  })
})
