import { describe, expect, it } from 'vitest'
import { compareRows, type Judged, type Known, type Shown } from './row-outcomes.ts'

type Row = Judged<Shown, 'invalid_email'>

const keysOf = (email: string, username: string) =>
  [
    { field: 'email', value: email },
    { field: 'username', value: username },
  ] as const

const row = (line: number, email: string, shown: Shown = {}, more: Partial<Row> = {}): Row => ({
  line,
  label: email,
  shown: { surname: 'Παππάς', email, ...shown },
  keys: keysOf(email, shown.username ?? email),
  scope: 'Α',
  faults: [],
  values: shown,
  ...more,
})

const known = (id: number, email: string, more: Partial<Known<Shown>> = {}): Known<Shown> => ({
  id,
  version: 1,
  label: email,
  shown: { surname: 'Παππάς', email, username: email },
  keys: keysOf(email, email),
  isForeign: false,
  scope: 'Α',
  values: {},
  ...more,
})

const compare = (rows: Row[], records: Known<Shown>[] = []) =>
  compareRows(rows, records, { compared: ['surname'], fixed: ['email', 'username'] })
const outcomes = (rows: Row[], records: Known<Shown>[] = []) =>
  compare(rows, records).rows.map(({ label, outcome }) => [label, outcome])
const faults = (rows: Row[], records: Known<Shown>[] = []) =>
  compare(rows, records).rows.flatMap((one) => one.faults)

describe('a row of a file', () => {
  it('is new, changed or the same as what is known', () => {
    const rows = [row(2, 'a'), row(3, 'b', { surname: 'Νέα' }), row(4, 'c')]
    expect(outcomes(rows, [known(1, 'b'), known(2, 'c')])).toEqual([
      ['a', 'new'],
      ['b', 'changed'],
      ['c', 'same'],
    ])
  })

  it('says what it changes, before and after', () => {
    const [changed] = compare([row(2, 'a', { surname: 'Νέα' })], [known(1, 'a')]).rows
    expect(changed).toMatchObject({ before: { surname: 'Παππάς' }, shown: { surname: 'Νέα' } })
  })

  it('is faulty with what is wrong with its values', () => {
    const wrong = { faults: [{ field: 'email', code: 'invalid_email' }], keys: null } as const
    expect(outcomes([row(2, 'x', {}, wrong)])).toEqual([['x', 'faulty']])
  })

  it('that repeats a key of an earlier one names its line', () => {
    expect(faults([row(2, 'a'), row(3, 'a')])).toEqual([
      { field: 'email', code: 'twice_in_file', limit: 2 },
      { field: 'username', code: 'twice_in_file', limit: 2 },
    ])
  })

  it('takes nothing from a record of another kind, nor from another person', () => {
    expect(faults([row(2, 'a')], [known(1, 'a', { isForeign: true })])).toMatchObject([
      { field: 'email', code: 'taken' },
      { field: 'username', code: 'taken' },
    ])
    expect(faults([row(2, 'b', { username: 'a' })], [known(1, 'a')])).toEqual([
      { field: 'username', code: 'taken' },
    ])
  })

  it('does not rename what is there', () => {
    expect(faults([row(2, 'a', { username: 'other' })], [known(1, 'a')])).toEqual([
      { field: 'username', code: 'fixed_here' },
    ])
  })
})

describe('what asks for a yes', () => {
  const doubts = (shown: Shown, before: Shown) =>
    compareRows([row(2, 'a', shown)], [known(1, 'a', { label: 'Παππά Άννα', shown: before })], {
      compared: ['surname', 'firstName', 'semester'],
      fixed: [],
    }).rows[0]?.doubts

  it.each([
    [
      'a blank over a value',
      { semester: null },
      { semester: '8' },
      [{ field: 'semester', code: 'would_be_emptied' }],
    ],
    ['a value over a blank', { semester: '8' }, { semester: null }, []],
    [
      'another name under a known address',
      { surname: 'Ζώη', firstName: 'Άννα' },
      { surname: 'Παππά', firstName: 'Ζωή' },
      [{ field: 'surname', code: 'other_name', text: 'Παππά Άννα' }],
    ],
  ] as const)('is %s', (_what, shown, before, expected) => {
    const named = { surname: 'Παππάς', firstName: 'Νίκος', email: 'a' }
    expect(doubts({ ...named, ...shown }, { ...named, ...before })).toEqual(expected)
  })
})

describe('what a file does not name', () => {
  it('is missing where the file is about it, and nowhere else', () => {
    const records = [
      known(1, 'a'),
      known(2, 'b'),
      known(3, 'c', { scope: 'Β' }),
      known(4, 'd', { isForeign: true }),
    ]
    const { rows, knownCount } = compare([row(2, 'a')], records)
    expect(rows.map(({ label, outcome, line }) => [label, outcome, line])).toEqual([
      ['a', 'same', 2],
      ['b', 'missing', null],
    ])
    expect(knownCount).toBe(2)
  })

  it('does not count a record as missing whose row has a fault', () => {
    const rows = [row(2, 'a', { username: 'other' })]
    expect(outcomes(rows, [known(1, 'a')])).toEqual([['a', 'faulty']])
  })
})
