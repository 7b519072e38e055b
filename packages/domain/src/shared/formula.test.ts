import { describe, expect, it } from 'vitest'
import { processorTime } from '../testing/processor-time.ts'
import { guardFormula, guardName, withoutGuard } from './formula.ts'

/** Every character that Unicode holds for the same as a sign of a formula. */
const SIGNS = Array.from({ length: 0x3_0000 }, (_none, code) => String.fromCodePoint(code)).filter(
  (character) => /^[=+@-]$/.test(character.normalize('NFKC')),
)
const INVISIBLE = [
  ...' \t\r\n\u00a0\u00ad\u115f\u180e\u200b\u200e\u202e\u2028\u2060\u2800\u3000\u3164\ufe0f\ufeff\u0001',
]

describe('a text in a cell of a CSV', () => {
  it.each([...SIGNS, '−', '–', '‐', '\t', '\r'])('that begins with %j is kept as text', (sign) => {
    expect(guardFormula(`${sign}1+1`)).toBe(`'${sign}1+1`)
  })

  it.each(INVISIBLE)('that begins with %j before a sign is kept as text', (character) => {
    for (const sign of ['=', '＝', '-']) {
      expect(guardFormula(`${character}${character}${sign}1`)).toBe(`'${character}${character}${sign}1`)
    }
  })

  it.each(['', 'Θέμα', 'α = β', "'quoted'", '7', '«Ανάλυση»', '\u200bα'])('as %j stays as it is', (text) => {
    expect(guardFormula(text)).toBe(text)
  })

  it('is the same once it is read again', () => {
    for (const text of ['=1', ' ＝1', '\u200b=1', "'=1", "'α", 'α']) {
      const guarded = guardFormula(text)
      expect(guarded === text ? guarded : withoutGuard(guarded)).toBe(text)
    }
  })

  it('takes little time, whatever stands before a sign', () => {
    const time = processorTime(() => {
      guardFormula(`${' \u200b'.repeat(500_000)}α`)
      withoutGuard(`'${' \u200b'.repeat(500_000)}α`)
    })
    expect(time).toBeLessThan(2_000)
  })
})

describe('a name in a cell of a CSV', () => {
  it.each([
    '00771',
    '2026/11',
    '2026/118',
    '5-2015',
    '1.12.2015',
    '2015E3',
    '1e5',
    '1234567890123456',
    ' 00771 ',
  ])('that a spreadsheet would take for a number or a day is kept as text: %j', (name) => {
    expect(guardName(name)).toBe(`'${name}`)
    expect(withoutGuard(guardName(name))).toBe(name)
  })

  it.each([
    '',
    '10475',
    'Π2015/123',
    'it2015-127',
    '0',
    '2610996748',
    '+30 2610',
    '12:30',
    "O'Neill",
    "'00771",
  ])('as %j stays as it is', (name) => {
    expect(guardName(name)).toBe(name)
  })

  it('takes little time, however long it is', () => {
    const time = processorTime(() => {
      for (const name of [`${' '.repeat(500_000)}α`, `${'0'.repeat(500_000)}α`, `1${'.1'.repeat(500_000)}`]) {
        guardName(name)
        withoutGuard(`'${name}`)
      }
    })
    expect(time).toBeLessThan(2_000)
  })
})
