import { describe, expect, it } from 'vitest'
import { aRegistryResult } from '../../testing/registry-results.ts'
import {
  changedFields,
  comparedResult,
  isForFile,
  lacksOf,
  REGISTRY_SELECTIONS,
  RESULT_STATUSES,
  type RegistryResult,
  resultStatus,
  sendable,
  statusesOf,
} from './registry-result.ts'

const said = aRegistryResult()
const [supervisor, member] = said.examiners
if (supervisor === undefined || member === undefined) throw new Error('the example has a committee')

describe('what the register is sent of a finished thesis', () => {
  it.each<[string, Partial<RegistryResult>, string[]]>([
    ['nothing changed', {}, []],
    ['the student has another number', { registryNumber: '01235' }, ['registryNumber']],
    ['the number has lost its zero', { registryNumber: '1234' }, ['registryNumber']],
    ['the student is written otherwise', { student: { firstName: 'Ελένη', surname: 'Παππά' } }, ['student']],
    ['the title has other accents', { title: 'Αναγνωριση φωνης' }, ['title']],
    ['the English title came later', { titleEnglish: null }, ['titleEnglish']],
    ['the mark was corrected', { mark: 900 }, ['mark']],
    ['a member gave another mark', { examiners: [supervisor, { ...member, mark: 750 }] }, ['examiners']],
    ['a member is gone', { examiners: [supervisor] }, ['examiners']],
    [
      'the supervisor is another one',
      {
        supervisor: { firstName: 'Νίκος', surname: 'Βλάχος' },
        examiners: [{ ...supervisor, firstName: 'Νίκος', surname: 'Βλάχος' }, member],
      },
      ['supervisor', 'examiners'],
    ],
    ['the days are others', { examinedOn: '2026-06-25', endDate: '2026-06-26' }, ['examinedOn', 'endDate']],
    ['the programme is named', { programme: 'Άλλο' }, ['programme']],
  ])('where %s', (_case, changes, fields) => {
    const now = { ...said, ...changes }
    expect(changedFields(said, now)).toEqual(fields)
    expect(resultStatus(now, said)).toBe(fields.length === 0 ? 'sent' : 'changed')
    expect(comparedResult(now) === comparedResult(said)).toBe(fields.length === 0)
  })

  it('is the same whatever the order in which its facts were put together', () => {
    const turned = Object.fromEntries(Object.entries(said).toReversed()) as unknown as RegistryResult
    expect(comparedResult(turned)).toBe(comparedResult(said))
    expect(changedFields(said, turned)).toEqual([])
  })

  it.each([
    ['lacks nothing and was never said', said, null, 'new', []],
    ['lacks the registry number', { ...said, registryNumber: null }, null, 'incomplete', ['registryNumber']],
    [
      'has lost the number since it was sent',
      { ...said, registryNumber: null },
      said,
      'sent',
      ['registryNumber'],
    ],
    [
      'lacks both',
      { ...said, registryNumber: null, examinedOn: null },
      null,
      'incomplete',
      ['registryNumber', 'examinedOn'],
    ],
  ] as const)('of a thesis that %s', (_case, result, before, status, lacks) => {
    expect(resultStatus(result, before)).toBe(status)
    expect(lacksOf(result)).toEqual(lacks)
    expect(sendable(result) === null).toBe(lacks.length > 0)
  })
})

it.each([
  ['only what is new or changed', false, ['new', 'changed']],
  ['all of it', true, ['new', 'changed', 'sent']],
] as const)('a file with %s', (_case, all, statuses) => {
  expect(RESULT_STATUSES.filter((status) => isForFile(status, all))).toEqual(statuses)
})

it('every thesis is in one of the lists, and in that of all', () => {
  expect(REGISTRY_SELECTIONS.flatMap(statusesOf).toSorted()).toEqual(RESULT_STATUSES.toSorted())
  expect(statusesOf(null)).toEqual(RESULT_STATUSES)
})
