import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareDates, type IsoDate } from '../../shared/dates.ts'
import {
  actualSchedule,
  DURATION_CAPS,
  durationInDays,
  planSchedule,
  type ScheduledStep,
  scheduleEnd,
  timeProgress,
  totalDays,
} from './schedule.ts'
import { DURATION_UNITS } from './step.ts'

const aDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const aDuration = fc
  .constantFrom(...DURATION_UNITS)
  .chain((unit) =>
    fc.record({ unit: fc.constant(unit), amount: fc.integer({ min: 1, max: DURATION_CAPS[unit] }) }),
  )
const durations = fc.array(
  aDuration.map((duration) => ({ duration })),
  { maxLength: 30 },
)

/** A list as the rules leave it: the first steps confirmed, on days that follow one another from the start. */
const runs = fc
  .record({ start: aDay, steps: durations, days: fc.array(fc.nat({ max: 200 }), { maxLength: 30 }) })
  .map(({ start, steps, days }) => {
    let day: IsoDate = start
    const scheduled = steps.map(({ duration }, index): ScheduledStep => {
      const taken = days[index]
      if (taken === undefined)
        return { duration, confirmedOn: null, studentConfirmedAt: null, instructorConfirmedAt: null }
      day = addDays(day, taken)
      const moment = `${day}T09:00:00Z`
      return { duration, confirmedOn: day, studentConfirmedAt: moment, instructorConfirmedAt: moment }
    })
    return { start, steps: scheduled }
  })

describe('a schedule', () => {
  it.each([
    ['planned', planSchedule],
    ['actual', actualSchedule],
  ])('%s, has no gap, no overlap and no way back', (_which, schedule) => {
    fc.assert(
      fc.property(runs, ({ start, steps }) => {
        let expectedStart = start
        for (const span of schedule(steps, start)) {
          expect(span.start).toBe(expectedStart)
          expect(compareDates(span.start, span.end)).toBeLessThanOrEqual(0)
          expectedStart = span.end
        }
      }),
    )
  })

  it('ends later by what is added to it', () => {
    fc.assert(
      fc.property(aDay, durations, aDuration, (start, steps, duration) => {
        const end = scheduleEnd(planSchedule(steps, start)) ?? start
        const longer = scheduleEnd(planSchedule([...steps, { duration }], start))
        expect(longer).toBe(addDays(end, durationInDays(duration)))
      }),
    )
  })

  it('gives the steps not confirmed the days they were planned to take', () => {
    fc.assert(
      fc.property(runs, ({ start, steps }) => {
        actualSchedule(steps, start).forEach((span, index) => {
          const step = steps[index]
          if (step === undefined || step.confirmedOn !== null) return
          expect(span.end).toBe(addDays(span.start, durationInDays(step.duration)))
        })
      }),
    )
  })
})

it('the progress of time never goes back, and is whole from the planned end on', () => {
  fc.assert(
    fc.property(
      aDay,
      durations,
      fc.nat({ max: 3_000 }),
      fc.nat({ max: 500 }),
      (start, steps, passed, more) => {
        fc.pre(steps.length > 0)
        const on = (days: number) => timeProgress(steps, start, addDays(start, days))
        expect(on(passed + more)).toBeGreaterThanOrEqual(on(passed))
        expect(on(totalDays(steps))).toBe(100)
      },
    ),
  )
})
