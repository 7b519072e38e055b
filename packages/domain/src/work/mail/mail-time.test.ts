import { describe, expect, it } from 'vitest'
import { mailTime } from './mail-time.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const many = (count: number, minutes: number) => Array.from({ length: count }, () => at(minutes))
const DAY = 24 * 60

describe('a mail that an action causes', () => {
  it.each([
    ['at once, where there was none of its kind', null, [], 0, null],
    ['ten minutes after the last one', -4, [], 6, 'just_mailed'],
    ['at once, ten minutes after the last one', -10, [], 0, null],
    ['ten minutes after one that waits', 6, [], 16, 'just_mailed'],
    ['at once, with nine others to an address without an account', null, many(9, -60), 0, null],
    ['a day after the tenth to such an address', null, many(10, -60), DAY - 60, 'many_mails'],
    [
      'a day after the tenth newest, of those that wait too',
      null,
      [...many(9, 30), ...many(4, -120)],
      DAY - 120,
      'many_mails',
    ],
    ['at once, where the ten are a day old', null, many(10, -DAY), 0, null],
    ['as late as both ask for', -4, many(10, -60), DAY - 60, 'many_mails'],
    ['as late as both ask for, the pause last', -4, many(10, 1 - DAY), 6, 'just_mailed'],
  ] as const)('leaves %s', (_when, last, toOutside, due, held) => {
    const before = { last: last === null ? null : at(last), toOutside }
    expect(mailTime(before, NOW)).toEqual({ dueAt: at(due), held })
  })
})
