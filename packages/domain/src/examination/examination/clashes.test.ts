import { describe, expect, it } from 'vitest'
import type { Person } from '../../shared/person.ts'
import { type Booking, type Clash, findClashes, placeKey } from './clashes.ts'

const known = (accountId: number): Person => ({ accountId, email: `${accountId}@example.org` })
const outside = (email: string): Person => ({ accountId: null, email })
const nameOfPerson = ({ accountId, email }: Person) => accountId ?? email

const at = (time: string, values: Partial<Booking> = {}): Booking => ({
  startsAt: new Date(`2026-06-24T${time}:00Z`),
  minutes: 30,
  people: [known(1), known(2), known(3)],
  institutionId: 1,
  place: 'Αίθουσα Α1',
  ...values,
})
const PLANNED = at('14:00')
const nameOf = (clash: Clash) =>
  clash.kind === 'room' ? 'room' : `${clash.kind} ${nameOfPerson(clash.person)}`

describe('two examinations', () => {
  it.each([
    [
      'of the same people at the same time',
      at('14:00', { place: null }),
      ['person 1', 'person 2', 'person 3'],
    ],
    ['of one person in common', at('14:00', { people: [known(3), known(9)], place: null }), ['person 3']],
    ['of other people in another place', at('14:00', { people: [known(9)], place: 'Β2' }), []],
    ['of other people in the same place', at('14:00', { people: [known(9)] }), ['room']],
    ['of which the other begins when this one ends', at('14:30'), []],
    ['of which the other begins a minute before', at('14:29', { people: [known(9)] }), ['room']],
    ['of which the other ends when this one begins', at('13:30'), []],
    ['in a place of another institution', at('14:00', { people: [known(9)], institutionId: 2 }), []],
    [
      'in a place typed on the other keyboard',
      at('14:00', { people: [known(9)], place: 'Αίθουσα A1' }),
      ['room'],
    ],
    ['in a place in other letters', at('14:00', { people: [known(9)], place: ' αιθουσα  α1 ' }), ['room']],
  ])('%s', (_what, other, expected) => {
    const found = findClashes(PLANNED, [other])
    expect(found.map(nameOf)).toEqual(expected)
  })

  it('held online clash by their people only', () => {
    expect(
      findClashes({ ...PLANNED, place: null }, [at('14:00', { people: [known(9)], place: null })]),
    ).toEqual([])
  })

  it('name the earliest other one', () => {
    const [later, earlier] = [at('14:20'), at('13:50')]
    expect(findClashes(PLANNED, [later, earlier]).map((clash) => 'with' in clash && clash.with)).toEqual(
      Array(4).fill(earlier),
    )
  })
})

describe('somebody without an account', () => {
  const zoe = outside('zoe@example.org')
  const withZoe = { ...PLANNED, people: [known(1), zoe] }

  it.each([
    ['is in one examination at a time', [zoe], ['person zoe@example.org']],
    ['is the same person in other letters', [outside('ZOE@example.org')], ['person zoe@example.org']],
    [
      'is the same person with an account of the same address',
      [{ accountId: 9, email: 'Zoe@example.org' }],
      ['person zoe@example.org'],
    ],
    ['is not everybody without an account', [outside('eleni@example.org')], []],
  ])('%s', (_what, people, expected) => {
    const found = findClashes(withZoe, [at('14:00', { people, place: null })])
    expect(found.map(nameOf)).toEqual(expected)
  })

  it('is named once where the account sits beside the seat of before', () => {
    const people = [zoe, { accountId: 9, email: zoe.email }]
    const found = findClashes({ ...PLANNED, people }, [at('14:00', { people: [zoe], place: null })])
    expect(found.map(nameOf)).toEqual(['person zoe@example.org'])
  })

  it('is away when the account of the same address is', () => {
    const away = { accountId: 9, email: zoe.email, from: '2026-06-24', until: '2026-06-24' } as const
    expect(findClashes(withZoe, [], [away]).map(nameOf)).toEqual(['absence zoe@example.org'])
  })
})

describe('whoever is away on the day', () => {
  const away = (accountId: number, from: `${number}-${number}-${number}`, until = from) => ({
    ...known(accountId),
    from,
    until,
  })

  it.each([
    ['clashes', [away(2, '2026-06-24')], ['absence 2'], false],
    ['for weeks clashes', [away(2, '2026-06-01', '2026-06-30')], ['absence 2'], false],
    ['until the day before does not', [away(2, '2026-06-01', '2026-06-23')], [], false],
    ['from the day after does not', [away(2, '2026-06-25', '2026-07-30')], [], false],
    ['does not where he or she is not needed', [away(9, '2026-06-24')], [], false],
    ['stands behind other examinations', [away(2, '2026-06-24')], ['person 3', 'absence 2', 'room'], true],
  ] as const)('%s', (_what, absences, expected, isBusy) => {
    const others = isBusy ? [at('14:00', { people: [known(3)] })] : []
    expect(findClashes(PLANNED, others, absences).map(nameOf)).toEqual(expected)
  })

  it('is away by the calendar of Athens', () => {
    const late = { ...PLANNED, startsAt: new Date('2026-06-23T21:30:00Z') }
    expect(findClashes(late, [], [away(2, '2026-06-24')]).map(nameOf)).toEqual(['absence 2'])
  })
})

it('a place of blanks is none', () => {
  expect([placeKey(null), placeKey('  '), placeKey('ΑΜΦ. Ι')]).toEqual([null, null, placeKey('AMΦ. I')])
})
