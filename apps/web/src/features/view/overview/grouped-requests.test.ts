import { describe, expect, it } from 'vitest'
import { groupRequests } from './grouped-requests.ts'
import type { OverviewEntry } from './overview.mapper.ts'

const person = (firstName: string) => ({ username: firstName.toLowerCase(), firstName, surname: 'Δοκιμή' })

const request = (thesisId: number, name: string, on: OverviewEntry['on']): OverviewEntry => ({
  thesis: { id: thesisId, title: `Εργασία ${thesisId}` },
  reason: 'newRequest',
  on,
  student: person(name),
  at: null,
  step: null,
  place: null,
})

describe('the requests of an overview', () => {
  it('are one entry a thesis, with the day of the oldest and the names in order', () => {
    const groups = groupRequests([
      request(1, 'Μαρία', '2026-03-01'),
      request(2, 'Νίκος', '2026-03-02'),
      request(1, 'Άννα', '2026-03-05'),
    ])
    expect(
      groups.map(({ thesis, on, students, count }) => [
        thesis.id,
        on,
        students.map(({ firstName }) => firstName),
        count,
      ]),
    ).toEqual([
      [1, '2026-03-01', ['Μαρία', 'Άννα'], 2],
      [2, '2026-03-02', ['Νίκος'], 1],
    ])
  })

  it('count a student whose account is gone, without a name', () => {
    const [group] = groupRequests([{ ...request(1, 'Μαρία', '2026-03-01'), student: null }])
    expect(group).toMatchObject({ count: 1, students: [] })
  })
})
