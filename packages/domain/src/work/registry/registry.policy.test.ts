import { expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { canRegistry } from './registry.policy.ts'

it.each([
  [0, refused('nothing_to_send')],
  [1, allowed],
])('a file of %i results is sent: %j', (results, decision) => {
  expect(canRegistry.send(results)).toEqual(decision)
})

it.each([
  ['counts', null, allowed],
  ['was taken back', new Date('2026-06-30T10:00:00Z'), refused('export_withdrawn')],
])('a file that %s is taken back: %j', (_case, withdrawnAt, decision) => {
  expect(canRegistry.withdraw({ withdrawnAt })).toEqual(decision)
})
