import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import {
  type AskedImport,
  canImport,
  type ImportCounts,
  type ImportFacts,
  needsConfirmation,
} from './import.policy.ts'

const COUNTS: ImportCounts = { new: 0, changed: 0, same: 0, faulty: 0, missing: 0, known: 0 }
const ALL: AskedImport = { rows: 'all', confirmed: false, numbersConfirmed: false, doubtsConfirmed: false }
const aRun = (facts: Partial<ImportFacts> = {}): ImportFacts => ({
  kind: 'students',
  counts: COUNTS,
  appliedAt: null,
  undoneAt: null,
  ...facts,
})

it.each([
  ['a tenth of the known changes', { known: 100, changed: 10 }, false],
  ['more than a tenth changes', { known: 100, changed: 11 }, true],
  ['a tenth is missing', { known: 100, missing: 10 }, false],
  ['more than a tenth is missing', { known: 100, missing: 11 }, true],
  ['nothing is known yet', { new: 10_000 }, false],
  ['many are new', { known: 10, new: 10_000 }, false],
])('an explicit yes is needed where %s: %j', (_what, counts, expected) => {
  expect(needsConfirmation('students', { ...COUNTS, ...counts })).toBe(expected)
})

it.each([
  ['a tenth is missing', { known: 100, missing: 10, changed: 100 }, allowed],
  ['more than a tenth is missing', { known: 100, missing: 11 }, refused('too_many_removed')],
])(
  'records of students, which change with every semester, are applied where %s',
  (_what, counts, expected) => {
    const run = aRun({ kind: 'records', counts: { ...COUNTS, ...counts } })
    expect(canImport.apply(run, ALL)).toEqual(expected)
  },
)

it('a list of topics changes none, so that only those it does not name ask for a yes', () => {
  const run = aRun({ kind: 'topics', counts: { ...COUNTS, known: 100, missing: 11 } })
  expect(canImport.apply(run, ALL)).toEqual(refused('too_many_removed'))
  expect(canImport.apply(run, { ...ALL, confirmed: true })).toEqual(allowed)
})

describe('applying', () => {
  const manyChange = { counts: { ...COUNTS, known: 10, changed: 2 } }
  const renumbers = aRun({ kind: 'records', counts: { ...COUNTS, known: 100, changed: 1, renumbered: 1 } })
  const faulty = { counts: { ...COUNTS, faulty: 1 } }
  const doubtful = aRun({ counts: { ...COUNTS, new: 1, doubtful: 1 } })
  it.each([
    ['a file without faults', aRun(), ALL, allowed],
    ['one with faults', aRun(faulty), ALL, refused('import_has_faults')],
    ['one that may make a person twice', doubtful, ALL, refused('import_has_doubts')],
    ['it once that is said to be meant', doubtful, { ...ALL, doubtsConfirmed: true }, allowed],
    ['its good rows alone', aRun(faulty), { ...ALL, rows: 'good' as const }, allowed],
    ['one that changes much', aRun(manyChange), ALL, refused('too_many_changes')],
    ['one that changes much, with a yes', aRun(manyChange), { ...ALL, confirmed: true }, allowed],
    ['one that gives somebody another number', renumbers, ALL, refused('numbers_change')],
    ['the same, with a yes for the file', renumbers, { ...ALL, confirmed: true }, refused('numbers_change')],
    [
      'the same, its good rows alone',
      renumbers,
      { ...ALL, rows: 'good' as const },
      refused('numbers_change'),
    ],
    ['the same, with a yes for the numbers', renumbers, { ...ALL, numbersConfirmed: true }, allowed],
    ['one that was applied', aRun({ appliedAt: new Date(0) }), ALL, refused('import_applied')],
  ])('%s', (_what, run, asked, expected) => {
    expect(canImport.apply(run, asked)).toEqual(expected)
  })
})

describe('undoing', () => {
  const appliedAt = new Date('2026-03-01T10:00:00Z')
  it.each([
    ['within a day', aRun({ appliedAt }), '2026-03-02T10:00:00Z', allowed],
    ['after a day', aRun({ appliedAt }), '2026-03-02T10:00:01Z', refused('undo_over')],
    ['what was not applied', aRun(), '2026-03-01T10:00:00Z', refused('import_not_applied')],
    [
      'a second time',
      aRun({ appliedAt, undoneAt: appliedAt }),
      '2026-03-01T10:00:00Z',
      refused('import_not_applied'),
    ],
  ])('%s', (_what, run, now, expected) => {
    expect(canImport.undo(run, new Date(now))).toEqual(expected)
  })
})
