import { describe, expect, it } from 'vitest'
import { type Booking, type Clash, findClashes, roomOf } from './clashes.ts'

const at = (time: string, values: Partial<Booking> = {}): Booking => ({
  startsAt: new Date(`2026-06-24T${time}:00Z`),
  minutes: 30,
  accountIds: [1, 2, 3],
  institutionId: 1,
  place: 'Αίθουσα Α1',
  ...values,
})
const PLANNED = at('14:00')
const nameOf = (clash: Clash) => (clash.kind === 'room' ? 'room' : `${clash.kind} ${clash.accountId}`)

describe('two examinations', () => {
  it.each([
    [
      'of the same people at the same time',
      at('14:00', { place: null }),
      ['person 1', 'person 2', 'person 3'],
    ],
    ['of one person in common', at('14:00', { accountIds: [3, 9], place: null }), ['person 3']],
    ['of other people in another room', at('14:00', { accountIds: [9], place: 'Β2' }), []],
    ['of other people in the same room', at('14:00', { accountIds: [9] }), ['room']],
    ['of which the other begins when this one ends', at('14:30'), []],
    ['of which the other begins a minute before', at('14:29', { accountIds: [9] }), ['room']],
    ['of which the other ends when this one begins', at('13:30'), []],
    ['in a room of another institution', at('14:00', { accountIds: [9], institutionId: 2 }), []],
    ['in a room in other letters', at('14:00', { accountIds: [9], place: ' αιθουσα  α1 ' }), ['room']],
  ])('%s', (_what, other, expected) => {
    const found = findClashes(PLANNED, [other])
    expect(found.map(nameOf)).toEqual(expected)
  })

  it('held online clash by their people only', () => {
    expect(findClashes({ ...PLANNED, place: null }, [at('14:00', { accountIds: [9], place: null })])).toEqual(
      [],
    )
  })

  it('name the earliest other one', () => {
    const [later, earlier] = [at('14:20'), at('13:50')]
    expect(findClashes(PLANNED, [later, earlier]).map((clash) => 'with' in clash && clash.with)).toEqual(
      Array(4).fill(earlier),
    )
  })
})

describe('whoever is away on the day', () => {
  const away = (accountId: number, from: `${number}-${number}-${number}`, until = from) => ({
    accountId,
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
    const others = isBusy ? [at('14:00', { accountIds: [3] })] : []
    expect(findClashes(PLANNED, others, absences).map(nameOf)).toEqual(expected)
  })

  it('is away by the calendar of Athens', () => {
    const late = { ...PLANNED, startsAt: new Date('2026-06-23T21:30:00Z') }
    expect(findClashes(late, [], [away(2, '2026-06-24')]).map(nameOf)).toEqual(['absence 2'])
  })
})

it('a room of blanks is none', () => {
  expect([roomOf(null), roomOf('  '), roomOf('ΑΜΦ. Ι')]).toEqual([null, null, 'αμφ. ι'])
})
