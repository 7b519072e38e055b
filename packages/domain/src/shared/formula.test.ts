import { describe, expect, it } from 'vitest'
import { guardFormula, withoutGuard } from './formula.ts'

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
    const begun = process.threadCpuUsage()
    guardFormula(`${' \u200b'.repeat(500_000)}α`)
    withoutGuard(`'${' \u200b'.repeat(500_000)}α`)
    expect(process.threadCpuUsage(begun).user / 1_000).toBeLessThan(500)
  })
})
