import { describe, expect, it } from 'vitest'
import { fromFilterModel, toFilterModel } from './filter-model.ts'

describe('the filter of a grid', () => {
  it.each([
    null,
    { field: 'city', operator: 'contains', values: ['Άρτα'] },
    { field: 'rank', operator: 'isAnyOf', values: ['Λέκτορας', 'Χωρίς βαθμίδα'] },
    { field: 'email', operator: 'isEmpty', values: [] },
  ])('comes back as it was: %j', (filter) => {
    expect(fromFilterModel(toFilterModel(filter))).toEqual(filter)
  })

  it.each([undefined, '', []])('is none while its value is %j', (value) => {
    expect(fromFilterModel({ items: [{ field: 'city', operator: 'isAnyOf', value }] })).toBeNull()
  })
})
