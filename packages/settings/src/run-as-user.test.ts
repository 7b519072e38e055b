import { expect, it } from 'vitest'
import { rootWarning } from './run-as-user.mjs'

it.each([
  ['root that stays root', undefined, 0, true],
  ['root that becomes another user', 'diatrivi', 0, false],
  ['another user', undefined, 1000, false],
  ['a system without users by number', undefined, null, false],
])('%s', (_who, user, own, isWarned) => {
  expect(rootWarning('The API', user, own) !== null).toBe(isWarned)
})
