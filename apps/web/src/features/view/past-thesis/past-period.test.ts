import { expect, it } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { pastPeriod } from './past-period.ts'

it('is the time between two days', () => {
  expect(pastPeriod({ startDate: '2026-03-02', endDate: '2026-06-15' })).toBe(
    m.field_from_until({ from: '2/3/2026', until: '15/6/2026' }),
  )
})

it('is one date when it began and ended on one day', () => {
  expect(pastPeriod({ startDate: '2026-03-02', endDate: '2026-03-02' })).toBe('2/3/2026')
})

it('tells only the end of what was over before its planned start', () => {
  expect(pastPeriod({ startDate: '2026-03-03', endDate: '2026-03-02' })).toBe(
    m.past_until({ until: '2/3/2026' }),
  )
})

it('tells the one day that is known, and nothing where none is', () => {
  expect(pastPeriod({ startDate: '2026-03-02', endDate: null })).toBe(m.past_from({ from: '2/3/2026' }))
  expect(pastPeriod({ startDate: null, endDate: '2026-03-02' })).toBe(m.past_until({ until: '2/3/2026' }))
  expect(pastPeriod({ startDate: null, endDate: null })).toBeNull()
})
