import { describe, expect, it } from 'vitest'
import { USUAL_RULES } from '../../department/rulebook/rules.ts'
import type { Sitting } from './may-sit.ts'
import { SEAT_STATES } from './seat.ts'
import { gaveUp, type Suggestible, suggestMembers } from './suggest-members.ts'

const RULES = {
  ...USUAL_RULES.committee,
  size: 3 as const,
  categories: ['faculty'] as const,
  minFaculty: 3,
}
const DAYS = { day: '2026-11-23', limit: '2027-06-30' } as const
const SUPERVISOR: Sitting = {
  accountId: 1,
  outsidePersonId: null,
  email: '1@example.org',
  category: 'faculty',
}

const person = (accountId: number, values: Partial<Suggestible> = {}): Suggestible => ({
  accountId,
  outsidePersonId: null,
  email: `${accountId}@example.org`,
  category: 'faculty',
  contractEnd: null,
  absences: [],
  isBusy: false,
  sharedKeywords: 0,
  supervises: 0,
  sits: 0,
  ...values,
})

const away = { absences: [{ from: '2026-11-01', until: '2026-12-01' } as const] }

describe('the members that are suggested', () => {
  it.each([
    ['who shares more keywords comes first', [person(2), person(3, { sharedKeywords: 2 })], [3, 2]],
    [
      'of two who share as many, who has less to do',
      [person(2, { sharedKeywords: 1, sits: 3 }), person(3, { sharedKeywords: 1, supervises: 2 })],
      [3, 2],
    ],
    ['keywords weigh more than load', [person(2), person(3, { sharedKeywords: 1, sits: 9 })], [3, 2]],
    ['of equals, always the same', [person(4), person(2), person(3)], [2, 3, 4]],
    ['three at most', [person(2), person(3), person(4), person(5)], [2, 3, 4]],
    ['nobody whom the rules refuse', [person(2, { category: 'adjunct', sharedKeywords: 5 }), person(3)], [3]],
    ['nobody who sits already', [person(1, { sharedKeywords: 5 }), person(3)], [3]],
    ['who is away comes last', [person(2, { ...away, sharedKeywords: 5 }), person(3)], [3, 2]],
    ['who is examining then comes last', [person(2, { isBusy: true, sharedKeywords: 5 }), person(3)], [3, 2]],
    ['nobody where there is nobody', [], []],
  ])('%s', (_what, people, expected) => {
    const suggested = suggestMembers(people, { sitting: [SUPERVISOR], gone: [] }, RULES, DAYS)
    expect(suggested.map(({ accountId }) => accountId)).toEqual(expected)
  })

  it('come with the reasons, in figures', () => {
    const people = [person(2, { sharedKeywords: 3, sits: 2, supervises: 4 }), person(3)]
    expect(
      suggestMembers(people, { sitting: [SUPERVISOR], gone: [] }, RULES, DAYS).map(({ reasons }) => reasons),
    ).toEqual([
      [
        { code: 'shared_keywords', count: 3 },
        { code: 'sits', count: 2 },
        { code: 'supervises', count: 4 },
      ],
      [
        { code: 'sits', count: 0 },
        { code: 'supervises', count: 0 },
      ],
    ])
  })

  it('leave out who declined or left, and nobody else who had a seat', () => {
    const seats = SEAT_STATES.map((state, index) => ({
      ...person(index + 2),
      id: index,
      position: 2,
      role: 'member' as const,
      state,
      remindedOn: DAYS.day,
      hasLink: false,
    }))
    const gone = gaveUp(seats)
    expect(gone.map(({ state }) => state)).toEqual(['declined', 'left'])
    const people = [person(8), ...gone.map(({ accountId }) => person(accountId ?? 0))]
    const suggested = suggestMembers(people, { sitting: [SUPERVISOR], gone }, RULES, DAYS)
    expect(suggested.map(({ accountId }) => accountId)).toEqual([8])
  })
})
