import { expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { canSavedView } from './saved-view.policy.ts'

it.each([
  [0, allowed],
  [19, allowed],
  [20, refused('views_full')],
  [21, refused('views_full')],
])('a person with %i views of a list saves another: %j', (kept, decision) => {
  expect(canSavedView.save(kept)).toEqual(decision)
})
