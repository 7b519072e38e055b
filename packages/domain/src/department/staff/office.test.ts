import { describe, expect, it } from 'vitest'
import { type GivenOffice, isInOffice, type OfficeTerm, officeFaults, officesHeld } from './office.ts'

const term = (fields: Partial<OfficeTerm> = {}): OfficeTerm => ({
  kind: 'head',
  programmeId: null,
  from: '2026-09-01',
  until: '2028-08-31',
  ...fields,
})

describe('an office', () => {
  it.each([
    ['2026-08-31', false],
    ['2026-09-01', true],
    ['2028-08-31', true],
    ['2028-09-01', false],
  ] as const)('of two years is held on %s: %j', (day, isHeld) => {
    expect(isInOffice(term(), day)).toBe(isHeld)
  })

  it('without a last day is held for years', () => {
    expect(isInOffice(term({ until: null }), '2040-01-01')).toBe(true)
  })
})

describe('the offices that somebody holds on 10 March 2027', () => {
  const person = { departmentId: 1, isDisabled: false }
  const given = (fields: Partial<GivenOffice> = {}): GivenOffice => ({
    ...term(),
    departmentId: 1,
    ...fields,
  })

  it.each<[string, GivenOffice[], typeof person, string[]]>([
    ['of nobody who was given none', [], person, []],
    ['of a head', [given()], person, ['head']],
    ['of a deputy', [given({ kind: 'deputy' })], person, ['deputy']],
    ['of a coordinator', [given({ kind: 'coordinator' })], person, ['coordinator']],
    ['on the first day', [given({ from: '2027-03-10' })], person, ['head']],
    ['on the last day', [given({ until: '2027-03-10' })], person, ['head']],
    ['that began and has no end', [given({ until: null })], person, ['head']],
    ['that ended yesterday', [given({ until: '2027-03-09' })], person, []],
    ['that begins tomorrow', [given({ from: '2027-03-11' })], person, []],
    ['of another department', [given({ departmentId: 2 })], person, []],
    ['of somebody who has moved away', [given()], { ...person, departmentId: 2 }, []],
    ['of somebody who is shut out', [given()], { ...person, isDisabled: true }, []],
    [
      'of a person who coordinates two programmes and heads the department',
      [given({ kind: 'coordinator' }), given(), given({ kind: 'coordinator' })],
      person,
      ['head', 'coordinator'],
    ],
    [
      'of a person who headed it before and stands in now',
      [given({ until: '2026-12-31' }), given({ kind: 'deputy' })],
      person,
      ['deputy'],
    ],
  ])('%s', (_what, offices, whose, expected) => {
    expect(officesHeld(whose, offices, '2027-03-10')).toEqual(expected)
  })
})

describe('the offices of a department', () => {
  it.each([
    ['with one head after the other', [term(), term({ from: '2028-09-01', until: null })], []],
    ['with a term of one day', [term({ until: '2026-09-01' })], []],
    ['with a term that ends before it begins', [term({ until: '2026-08-31' })], ['0 ends_before_begins']],
    ['with two heads on one day', [term(), term({ from: '2028-08-31', until: null })], ['1 two_heads']],
    [
      'with a head within the term of another that nobody has ended',
      [term({ until: null }), term({ from: '2030-01-01', until: null })],
      ['1 two_heads'],
    ],
    ['with two deputies on one day', [term({ kind: 'deputy' }), term({ kind: 'deputy' })], []],
    ['with a coordinator of a programme', [term({ kind: 'coordinator', programmeId: 5 })], []],
    ['with a coordinator of nothing', [term({ kind: 'coordinator' })], ['0 programme_missing']],
    ['with a head of a programme', [term({ programmeId: 5 })], ['0 programme_unneeded']],
  ] as const)('%s: %j', (_what, terms, expected) => {
    expect(officeFaults(terms).map(({ place, fault }) => `${place} ${fault}`)).toEqual(expected)
  })
})
