import { expect, it } from 'vitest'
import { gatherMissing, missedIn } from './missing-columns.ts'

const required = (field: 'surname' | 'firstName' | 'email') => ({ field, code: 'required' })

it('what rows lack for want of a column is said once, with the number of rows, and other faults stay', () => {
  const wrong = { field: 'semester', code: 'semester_form' } as const
  const { rows, missing } = gatherMissing(
    [
      { faults: [required('surname'), required('firstName')] },
      { faults: [required('surname'), wrong] },
      { faults: [required('email')] },
      { faults: [] },
    ],
    new Set(['email', 'semester']),
  )
  expect(missing).toEqual([
    { field: 'surname', rows: 2 },
    { field: 'firstName', rows: 1 },
  ])
  expect(rows.map(({ faults }) => faults)).toEqual([
    [{ field: 'surname', code: 'column_missing' }],
    [wrong],
    [required('email')],
    [],
  ])
})

it('what every row needs is missed in each, once', () => {
  const rows = [{ faults: [required('surname')] }, { faults: [] }]
  expect(missedIn(rows, ['surname', 'email'])).toEqual([
    { faults: [required('surname'), required('email')] },
    { faults: [required('surname'), required('email')] },
  ])
})
