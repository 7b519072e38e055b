import { describe, expect, it } from 'vitest'
import { isAboveCap, readAmount } from './step-form.mapper.ts'

describe('the duration of a step as it is typed', () => {
  it.each([
    ['1', 'days', 1],
    [' 14 ', 'days', 14],
    ['255', 'days', 255],
    ['52', 'weeks', 52],
    ['12', 'months', 12],
  ] as const)('takes %s %s', (amount, unit, expected) => {
    expect(readAmount({ amount, unit })).toBe(expected)
  })

  it.each([
    ['0', 'days'],
    ['256', 'days'],
    ['53', 'weeks'],
    ['13', 'months'],
    ['1,5', 'months'],
    ['-3', 'days'],
    ['', 'weeks'],
    ['δύο', 'weeks'],
  ] as const)('refuses «%s» %s', (amount, unit) => {
    expect(readAmount({ amount, unit })).toBeNull()
  })

  it('tells too much from what is no number', () => {
    expect(isAboveCap({ amount: '99999', unit: 'days' })).toBe(true)
    expect(isAboveCap({ amount: 'x', unit: 'days' })).toBe(false)
    expect(isAboveCap({ amount: '0', unit: 'days' })).toBe(false)
  })
})
