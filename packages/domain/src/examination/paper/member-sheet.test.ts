import { expect, it } from 'vitest'
import { USUAL_MARKING } from '../../department/rulebook/marking-rules.ts'
import { memberSheet } from './member-sheet.ts'

const criteria = [
  { key: 'depth', label: 'Βάθος', weight: 2 },
  { key: 'new', label: 'Πρωτοτυπία', weight: 1 },
]
const rules = {
  ...USUAL_MARKING,
  parts: [
    { key: 'method', label: 'Μέθοδος', weight: 50, by: 'supervisor', criteria: [] },
    { key: 'text', label: 'Κείμενο', weight: 30, by: 'everyone', criteria },
    { key: 'talk', label: 'Παρουσίαση', weight: 20, by: 'members', criteria: [] },
    { key: 'none', label: 'Χωρίς βάρος', weight: 0, by: 'everyone', criteria: [] },
  ],
} as const

it('a sheet names the parts that the seat marks, each with its criteria, and their mean before it is rounded', () => {
  const given = { seat: 'member', parts: { text: { depth: 900, new: 750 }, talk: 750 } } as const
  expect(memberSheet(given, rules)).toEqual({
    parts: [
      {
        label: 'Κείμενο',
        weight: 30,
        mark: 850,
        criteria: [
          { label: 'Βάθος', weight: 2, mark: 900 },
          { label: 'Πρωτοτυπία', weight: 1, mark: 750 },
        ],
      },
      { label: 'Παρουσίαση', weight: 20, mark: 750, criteria: [] },
    ],
    exact: { numerator: 810, denominator: 1 },
    own: 800,
  })
})

it('a sheet names no parts where the thesis is marked as a whole', () => {
  expect(memberSheet({ seat: 'supervisor', parts: { whole: 850 } }, USUAL_MARKING)).toEqual({
    parts: [],
    exact: { numerator: 850, denominator: 1 },
    own: 850,
  })
})
