import { describe, expect, it } from 'vitest'
import { PRESET_RULES, PRESETS } from './presets.ts'
import { isDayOfYear, ruleFaults } from './rule-faults.ts'
import { type Rules, rulesWithDefaults, USUAL_RULES } from './rules.ts'

const [part] = USUAL_RULES.marking.parts as [Rules['marking']['parts'][number]]
const criterion = { key: 'a', label: 'Α', weight: 1 }

describe('rules that contradict each other', () => {
  it.each([
    ['three professors of two members', { committee: { size: 2, minFaculty: 3 } }, ['committee.minFaculty']],
    ['nobody but outside members', { committee: { size: 2, maxOutside: 2 } }, ['committee.maxOutside']],
    ['a committee of no category', { committee: { size: 3, categories: [] } }, ['committee.categories']],
    [
      'two professors where none is admitted',
      { committee: { size: 3, minFaculty: 2, categories: ['adjunct'] } },
      ['committee.categories'],
    ],
    ['a quorum above the committee', { examination: { quorum: 2 } }, ['examination.quorum']],
    ['no part to mark', { marking: { parts: [] } }, ['marking.parts']],
    ['parts without weight', { marking: { parts: [{ ...part, weight: 0 }] } }, ['marking.parts']],
    ['two parts of one key', { marking: { parts: [part, part] } }, ['marking.parts']],
    [
      'two criteria of one key',
      { marking: { parts: [{ ...part, criteria: [criterion, criterion] }] } },
      ['marking.parts'],
    ],
    [
      'a part for members whom there are not',
      { marking: { parts: [{ ...part, by: 'members' as const }] } },
      ['marking.parts'],
    ],
    ['more who pass than mark', { marking: { minPassers: { count: 2, at: 500 } } }, ['marking.minPassers']],
  ])('%s', (_what, rules, faults) => {
    const found = ruleFaults(rulesWithDefaults(rules as Parameters<typeof rulesWithDefaults>[0]))
    expect(found.map(({ group, key }) => `${group}.${key}`)).toEqual(faults)
  })

  it.each(PRESETS)('are not in the preset %s', (preset) => {
    expect(ruleFaults(PRESET_RULES[preset])).toEqual([])
  })
})

it('a rule that a book does not name is as usual', () => {
  expect(rulesWithDefaults({})).toEqual(USUAL_RULES)
  expect(rulesWithDefaults({ committee: { size: 3 } })).toEqual({
    ...USUAL_RULES,
    committee: { ...USUAL_RULES.committee, size: 3 },
  })
})

it.each([
  ['02-29', true],
  ['12-31', true],
  ['02-30', false],
  ['13-01', false],
  ['00-10', false],
  ['1-1', false],
])('%s is a day of some year: %s', (text, expected) => {
  expect(isDayOfYear(text)).toBe(expected)
})
