import { describe, expect, it } from 'vitest'
import { plainNames, toPlain } from './wire-names.ts'

const NAMES = { title: 'doListTitle', description: 'doListDescr' } as const

describe('the fields of a body under their plain names', () => {
  it.each([
    ['all that were sent', { doListTitle: 'Βήματα', doListDescr: '' }, { title: 'Βήματα', description: '' }],
    ['none that was left out', { doListTitle: 'Βήματα' }, { title: 'Βήματα' }],
    ['none that is undefined', { doListTitle: 'Βήματα', doListDescr: undefined }, { title: 'Βήματα' }],
    ['what was emptied', { doListDescr: null }, { description: null }],
    ['no field without a name', { doListTitle: 'Βήματα', doListID: 7 }, { title: 'Βήματα' }],
  ])('are %s', (_what, body, expected) => {
    expect(toPlain(NAMES, body)).toEqual(expected)
    expect(Object.keys(toPlain(NAMES, body))).toEqual(Object.keys(expected))
  })
})

it('finds the plain name of a field that a refusal names', () => {
  expect(plainNames(NAMES)).toEqual({ doListTitle: 'title', doListDescr: 'description' })
})
