import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Step, TodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { setClock } from '../../../../shared/format/clock.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { ListSchedule } from './list-schedule.tsx'

const ESTIMATE = 'Νέα εκτίμηση ολοκλήρωσης'

/** Two steps of ten days; the plan ends on 21 March. */
function show({ confirmed, intendedEnd = null }: { confirmed: IsoDate[]; intendedEnd?: IsoDate | null }) {
  const steps = [confirmed[0] ?? null, confirmed[1] ?? null].map(
    (confirmedOn): Partial<Step> => ({
      duration: { amount: 10, unit: 'days' },
      studentConfirmedAt: confirmedOn,
      instructorConfirmedAt: confirmedOn,
      confirmedOn,
    }),
  )
  const list = { steps } as TodoList
  renderInApp(<ListSchedule list={list} thesis={{ startDate: '2026-03-01', intendedEnd }} />)
}

const fact = (name: string) => screen.queryByText(name)?.nextSibling?.textContent ?? null
const warning = () => screen.queryByRole('alert')?.textContent?.replaceAll('\u00a0', ' ') ?? null

describe('the schedule of a list', () => {
  beforeEach(() => setClock(new Date('2026-03-05T10:00:00Z')))

  it('tells no second end while everything goes as planned', () => {
    show({ confirmed: [] })
    expect(fact('Εκτιμώμενη ολοκλήρωση')).toBe('21/3/2026')
    expect(fact(ESTIMATE)).toBeNull()
  })

  it('calls an end that lies ahead an estimate', () => {
    show({ confirmed: ['2026-03-04'], intendedEnd: '2026-03-10' })
    expect(fact(ESTIMATE)).toBe('14/3/2026')
    expect(warning()).toContain('αναμένεται να τελειώσουν 4 ημέρες αργότερα')
  })

  it('says so where only the plan ended too late', () => {
    show({ confirmed: ['2026-03-04'], intendedEnd: '2026-03-15' })
    expect(warning()).toContain('Το αρχικό πρόγραμμα τελείωνε 6 ημέρες μετά')
  })

  it('counts the days since the desired day once it has passed', () => {
    setClock(new Date('2026-03-30T10:00:00Z'))
    show({ confirmed: ['2026-03-04'], intendedEnd: '2026-03-15' })
    expect(warning()).toContain('πέρασε πριν από 15 ημέρες')
  })

  it('calls it actual when the last step is confirmed', () => {
    show({ confirmed: ['2026-03-04', '2026-03-05'], intendedEnd: '2026-03-15' })
    expect(fact('Πραγματική ολοκλήρωση')).toBe('5/3/2026')
    expect(warning()).toBeNull()
  })
})
