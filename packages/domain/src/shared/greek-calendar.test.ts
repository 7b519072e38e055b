import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from './dates.ts'
import { dayOffOn, HOLIDAYS, holidayOn, nextWorkingDay, orthodoxEaster } from './greek-calendar.ts'

/** As the Church of Greece keeps it, from 2020 to 2060. */
const EASTERS = [
  '2020-04-19',
  '2021-05-02',
  '2022-04-24',
  '2023-04-16',
  '2024-05-05',
  '2025-04-20',
  '2026-04-12',
  '2027-05-02',
  '2028-04-16',
  '2029-04-08',
  '2030-04-28',
  '2031-04-13',
  '2032-05-02',
  '2033-04-24',
  '2034-04-09',
  '2035-04-29',
  '2036-04-20',
  '2037-04-05',
  '2038-04-25',
  '2039-04-17',
  '2040-05-06',
  '2041-04-21',
  '2042-04-13',
  '2043-05-03',
  '2044-04-24',
  '2045-04-09',
  '2046-04-29',
  '2047-04-21',
  '2048-04-05',
  '2049-04-25',
  '2050-04-17',
  '2051-05-07',
  '2052-04-21',
  '2053-04-13',
  '2054-05-03',
  '2055-04-18',
  '2056-04-09',
  '2057-04-29',
  '2058-04-14',
  '2059-05-04',
  '2060-04-25',
]

it.each(EASTERS)('Easter is on %s', (day) => {
  expect(orthodoxEaster(Number(day.slice(0, 4)))).toBe(day)
})

it('Easter is a Sunday of spring in every year that can be written', () => {
  for (let year = 1; year <= 9999; year += 1) {
    const day = orthodoxEaster(year)
    expect(new Date(`${day}T00:00:00Z`).getUTCDay(), day).toBe(0)
  }
})

describe('the holidays of a year', () => {
  it.each<[number, IsoDate[]]>([
    [
      2026,
      [
        '2026-01-01',
        '2026-01-06',
        '2026-02-23',
        '2026-03-25',
        '2026-04-10',
        '2026-04-12',
        '2026-04-13',
        '2026-05-01',
        '2026-06-01',
        '2026-08-15',
        '2026-10-28',
        '2026-12-25',
        '2026-12-26',
      ],
    ],
    [
      2027,
      [
        '2027-01-01',
        '2027-01-06',
        '2027-03-15',
        '2027-03-25',
        '2027-04-30',
        '2027-05-01',
        '2027-05-02',
        '2027-05-03',
        '2027-06-21',
        '2027-08-15',
        '2027-10-28',
        '2027-12-25',
        '2027-12-26',
      ],
    ],
  ])('%s', (year, expected) => {
    const days = Array.from({ length: 365 }, (_none, index) => addDays(`${year}-01-01` as IsoDate, index))
    const found = days.filter((day) => holidayOn(day) !== null)
    expect(found).toEqual(expected)
    expect(new Set(found.map(holidayOn))).toEqual(new Set(HOLIDAYS))
  })
})

describe('a day off', () => {
  it.each([
    ['2026-06-24', null],
    ['2026-06-27', 'saturday'],
    ['2026-06-28', 'sunday'],
    ['2026-04-13', 'easter_monday'],
    ['2026-04-12', 'easter_sunday'],
    // A Saturday.
    ['2026-08-15', 'assumption'],
    ['2026-02-23', 'clean_monday'],
    ['2026-06-01', 'whit_monday'],
  ] as const)('%s: %s', (day, expected) => {
    expect(dayOffOn(day)).toBe(expected)
  })
})

describe('the next working day', () => {
  it.each([
    ['of a working day is the day itself', '2026-06-24', [], '2026-06-24'],
    ['of a Saturday is Monday', '2027-03-06', [], '2027-03-08'],
    ['of Good Friday is the Tuesday after Easter', '2026-04-10', [], '2026-04-14'],
    ['of Christmas goes over the weekend', '2026-12-25', [], '2026-12-28'],
    ['of a closed day of the department is the day after', '2026-11-17', ['2026-11-17'], '2026-11-18'],
    ['of the last day that can be written is that day', '9999-12-31', ['9999-12-31'], '9999-12-31'],
  ] as const)('%s', (_what, day, closed, expected) => {
    expect(nextWorkingDay(day, closed)).toBe(expected)
  })
})
