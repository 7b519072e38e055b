import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isConfirmed, isStudentDone, type StepConfirmations } from '../../shared/confirmations.ts'
import type { Decision } from '../../shared/decision.ts'
import { aList, aThesisInProgress } from '../../testing/facts.ts'
import { instructor, student } from '../../testing/people.ts'
import { canStep } from './step.policy.ts'
import { currentStepIndex, isInOrder, stepState } from './step.ts'

interface Step extends StepConfirmations {
  id: number
}

const MOMENT = '2026-03-01T10:00:00Z'
const done = { studentConfirmedAt: MOMENT }
const notDone = { studentConfirmedAt: null }
const replied = { instructorConfirmedAt: MOMENT }
const notReplied = { instructorConfirmedAt: null }

const set = (steps: Step[], index: number, change: Partial<Step>): Step[] =>
  steps.map((step, at) => (at === index ? { ...step, ...change } : step))

const without = (steps: Step[], index: number): Step[] => steps.filter((_, at) => at !== index)

let lastId = 0
const newStep = (): Step => {
  lastId += 1
  return { id: lastId, ...notDone, ...notReplied }
}

/** What each action does once it is allowed: docs/regulation.md#step-actions. */
const EFFECTS = {
  finish: (steps: Step[], at: number) => set(steps, at, done),
  accept: (steps: Step[], at: number) => set(steps, at, replied),
  return: (steps: Step[], at: number) => set(steps, at, notDone),
  withdraw: (steps: Step[], at: number) => set(steps, at, notDone),
  cancelAcceptance: (steps: Step[], at: number) => set(steps, at, notReplied),
  edit: (steps: Step[]) => steps,
  delete: without,
  insertAt: (steps: Step[], at: number) => steps.toSpliced(at, 0, newStep()),
  move: (steps: Step[], from: number, to: number) =>
    without(steps, from).toSpliced(to, 0, ...steps.slice(from, from + 1)),
}
type Action = keyof typeof EFFECTS
const ACTIONS = Object.keys(EFFECTS) as Action[]

const list = aList(aThesisInProgress())

function decide(act: Action, steps: Step[], at: number, to: number): Decision<string> {
  if (act === 'move') return canStep.move(instructor, list, steps, at, to)
  if (act === 'withdraw') return canStep.withdraw(student, list, steps, at, true)
  return canStep[act](act === 'finish' ? student : instructor, list, steps, at)
}

const actions = fc.array(
  fc.record({
    act: fc.oneof(fc.constantFrom(...ACTIONS), fc.constantFrom<Action>('finish', 'accept')),
    /** Null means the current step, because most actions on any other are refused. */
    place: fc.option(fc.nat({ max: 5 }), { freq: 1 }),
    to: fc.nat({ max: 5 }),
  }),
  { minLength: 40, maxLength: 80, size: 'max' },
)

/** The step that waits for the reply. */
const waiting = (steps: Step[]): Step | undefined =>
  steps.find((step) => isStudentDone(step) && !isConfirmed(step))

/** What ends the waiting of a step. */
const REPLIES: readonly Action[] = ['accept', 'return', 'withdraw', 'delete']

it('whatever succeeds, the list stays in order, and only taking back undoes a confirmation', () => {
  let accepted = 0
  let keptWaiting = 0
  fc.assert(
    fc.property(actions, (sequence) => {
      let steps: Step[] = Array.from({ length: 5 }, newStep)
      for (const { act, place, to } of sequence) {
        const at = place ?? currentStepIndex(steps) ?? 0
        if (!decide(act, steps, at, to).allowed) continue
        const before = steps.filter(isConfirmed)
        const waited = waiting(steps)
        steps = EFFECTS[act](steps, at, to)

        expect(isInOrder(steps)).toBe(true)
        const kept = act === 'cancelAcceptance' ? before.slice(0, -1) : before
        expect(steps.slice(0, kept.length)).toEqual(kept)
        if (act === 'accept') accepted += 1

        const isWaiting = waited !== undefined && steps.includes(waited)
        expect(isWaiting || waited === undefined || REPLIES.includes(act)).toBe(true)
        if (!isWaiting) continue
        expect(stepState(steps, steps.indexOf(waited))).toBe('awaitingInstructor')
        keptWaiting += 1
      }
    }),
    { numRuns: 300 },
  )

  expect(accepted).toBeGreaterThan(0)
  expect(keptWaiting).toBeGreaterThan(0)
})
