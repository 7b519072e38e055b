import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Duration } from '@diatrivi/domain/thesis/todo-list/step'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { stepRows } from '../step/step-rows.ts'
import { layTimeline } from './timeline.ts'

const START: IsoDate = '2026-03-01'

function step(id: number, duration: Duration, confirmedOn: IsoDate | null = null): Step {
  return {
    id,
    listId: 1,
    title: `Βήμα ${id}`,
    description: '',
    position: id,
    duration,
    studentConfirmedAt: confirmedOn,
    instructorConfirmedAt: confirmedOn,
    studentConfirmedOn: confirmedOn,
    confirmedOn,
    returned: null,
    files: [],
    commentCount: 0,
    isUnread: false,
    version: 1,
  }
}

const TEN_DAYS: Duration = { amount: 10, unit: 'days' }

function lay(steps: Step[], { today, intendedEnd = null }: { today: IsoDate; intendedEnd?: IsoDate | null }) {
  const rows = stepRows({ list: { steps }, startDate: START, today, isWorked: true })
  return layTimeline({ rows, startDate: START, intendedEnd, today })
}

describe('the timeline of steps', () => {
  it('is none without steps', () => {
    expect(lay([], { today: START })).toBeNull()
  })

  it('lays the steps one after another over its whole width', () => {
    const timeline = lay([step(1, TEN_DAYS), step(2, TEN_DAYS)], { today: START })
    expect(timeline?.bars.map((bar) => bar.actual)).toEqual([
      { from: 0, to: 50 },
      { from: 50, to: 100 },
    ])
    expect(timeline?.bars.map((bar) => [bar.planned, bar.late])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('draws the plan beside a step that went otherwise, and hatches what it took too long', () => {
    const timeline = lay([step(1, TEN_DAYS, '2026-03-16'), step(2, TEN_DAYS)], { today: '2026-03-16' })
    const [first, second] = timeline?.bars ?? []
    expect(first).toMatchObject({
      actual: { from: 0, to: 60 },
      planned: { from: 0, to: 40 },
      late: { from: 40, to: 60 },
    })
    expect(second).toMatchObject({ actual: { from: 60, to: 100 }, planned: { from: 40, to: 80 }, late: null })
  })

  it('reaches to today with a step that should be over', () => {
    const timeline = lay([step(1, TEN_DAYS)], { today: '2026-03-21' })
    expect(timeline?.bars[0]).toMatchObject({ actual: { from: 0, to: 100 }, late: { from: 50, to: 100 } })
    expect(timeline?.today).toBe(100)
    expect(timeline?.bars[0]?.row.daysLate).toBe(10)
  })

  it('hatches what lies beyond the desired end, and flags it', () => {
    const timeline = lay([step(1, TEN_DAYS), step(2, TEN_DAYS)], { today: START, intendedEnd: '2026-03-16' })
    expect(timeline?.intendedEnd).toBe(75)
    expect(timeline?.bars.map((bar) => bar.late)).toEqual([null, { from: 75, to: 100 }])
  })

  it('ends with the desired end when that comes last', () => {
    expect(lay([step(1, TEN_DAYS)], { today: START, intendedEnd: '2026-04-10' })?.end).toBe('2026-04-10')
  })

  it('begins with a step that was confirmed before the thesis was to begin', () => {
    const timeline = lay([step(1, TEN_DAYS, '2026-02-24'), step(2, TEN_DAYS)], { today: '2026-02-24' })
    expect(timeline?.start).toBe('2026-02-24')
    expect(timeline?.today).toBe(0)
  })

  it('draws no line for a day outside', () => {
    expect(lay([step(1, TEN_DAYS)], { today: '2026-02-01' })?.today).toBeNull()
  })

  it('names every month of a short thesis and fewer of a long one', () => {
    const short = lay([step(1, { amount: 3, unit: 'months' })], { today: START })
    expect(short?.months.map((month) => month.day)).toEqual(['2026-04-01', '2026-05-01'])
    const long = lay([step(1, { amount: 12, unit: 'months' }), step(2, { amount: 12, unit: 'months' })], {
      today: START,
    })
    expect(long?.months.map((month) => month.day)).toEqual([
      '2026-04-01',
      '2026-07-01',
      '2026-10-01',
      '2027-01-01',
      '2027-04-01',
      '2027-07-01',
      '2027-10-01',
      '2028-01-01',
    ])
  })
})

describe('the rows of steps', () => {
  it('opens none before a student works on them', () => {
    const rows = stepRows({
      list: { steps: [step(1, TEN_DAYS)] },
      startDate: null,
      today: START,
      isWorked: false,
    })
    expect(rows[0]).toMatchObject({ state: 'locked', planned: null, actual: null, daysLate: 0 })
  })

  it('counts no step late after the end', () => {
    const rows = stepRows({
      list: { steps: [step(1, TEN_DAYS)] },
      startDate: START,
      today: '2026-06-01',
      isWorked: false,
    })
    expect(rows[0]?.daysLate).toBe(0)
  })
})
