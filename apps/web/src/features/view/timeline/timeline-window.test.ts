import { describe, expect, it } from 'vitest'
import { moved, placeOf, windowAbout } from './timeline-window.ts'

describe('the line of time', () => {
  it.each([
    ['months', '2026-03-10', '2025-11-01', '2027-01-31', 15],
    ['months', '2026-01-31', '2025-09-01', '2026-11-30', 15],
    // A Tuesday, the Monday of whose week is the 9th.
    ['weeks', '2026-03-10', '2026-02-16', '2026-05-24', 14],
    ['weeks', '2026-03-09', '2026-02-16', '2026-05-24', 14],
    ['weeks', '2026-03-15', '2026-02-16', '2026-05-24', 14],
  ] as const)('in %s about %s goes from %s to %s', (unit, day, start, end, count) => {
    const shown = windowAbout(day, unit)
    expect([shown.start, shown.end, shown.marks.length]).toEqual([start, end, count])
    expect(shown.marks[0]).toBe(start)
  })

  it.each([
    ['months', 'after', '2026-09-10'],
    ['months', 'before', '2025-09-10'],
    ['weeks', 'after', '2026-04-21'],
    ['weeks', 'before', '2026-01-27'],
  ] as const)('in %s is moved to what lies %s it', (unit, to, day) => {
    expect(moved('2026-03-10', unit, to)).toBe(day)
  })

  it('has its first day at its beginning and the day behind its last at its end', () => {
    const shown = { start: '2026-01-01', end: '2026-01-10' } as const
    expect([
      placeOf(shown, '2026-01-01'),
      placeOf(shown, '2026-01-06'),
      placeOf(shown, '2026-01-11'),
    ]).toEqual([0, 50, 100])
  })
})
