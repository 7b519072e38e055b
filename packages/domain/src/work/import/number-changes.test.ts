import { expect, it } from 'vitest'
import { countNumberChanges, hasLostZeros } from './number-changes.ts'

it.each([
  ['01234', '1234', true],
  ['00098', '98', true],
  ['00098', '098', false],
  ['1234', '01234', false],
  ['01234', '01234', false],
  ['01234', '5678', false],
  ['Π01234', 'Π1234', false],
  ['000', '', false],
])('of «%s», «%s» has lost its zeros: %s', (before, after, expected) => {
  expect(hasLostZeros(before, after)).toBe(expected)
})

it('counts the known people whose number would change, and those whose zeros are lost', () => {
  const changed = (before: string | null, after: string) => ({
    before: { registryNumber: before },
    shown: { registryNumber: after },
  })
  const rows = [
    changed('01234', '1234'),
    changed('01235', '77'),
    changed(null, '01236'),
    { before: { semester: '7' }, shown: { registryNumber: '01237', semester: '8' } },
    { before: null, shown: { registryNumber: '01238' } },
  ]
  expect(countNumberChanges(rows)).toEqual({ renumbered: 2, zerosLost: 1 })
})
