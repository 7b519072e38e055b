import { allowed, refused } from '@diatrivi/domain/shared/decision'
import { expect, it } from 'vitest'
import { m } from '../../../../paraglide/messages.js'
import { stepRefusalSentence } from './step-refusal.ts'

it('has nothing to say about what is allowed', () => {
  expect(stepRefusalSentence(allowed, 'finish', 'current')).toBeNull()
})

it('says of a step out of turn what it waits for', () => {
  const outOfTurn = refused('step_order')
  expect(stepRefusalSentence(outOfTurn, 'finish', 'locked')).toBe(m.todo_list_locked_why())
  expect(stepRefusalSentence(outOfTurn, 'reply', 'current')).toBe(m.todo_list_student_not_done())
  expect(stepRefusalSentence(outOfTurn, 'reply', 'locked')).toBe(m.todo_list_locked_why())
  expect(stepRefusalSentence(outOfTurn, 'cancelAcceptance', 'confirmed')).toBe(
    m.todo_list_only_last_acceptance(),
  )
})

it("keeps the API's sentence for every other reason", () => {
  expect(stepRefusalSentence(refused('not_owner'), 'reply', 'awaitingInstructor')).toBe(
    m.refusals_not_owner(),
  )
})
