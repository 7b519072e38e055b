import { describe, expect, it } from 'vitest'
import { isValidUsername } from './username.ts'

describe('a username', () => {
  it.each(['a', 'm.andreadou', 'it-21_07', '2107'])('may be %s', (text) => {
    expect(isValidUsername(text)).toBe(true)
  })

  it.each(['', 'μαρία', 'm andreadou', '.maria', 'maria-', 'maria@uni', 'a/b'])('is not "%s"', (text) => {
    expect(isValidUsername(text)).toBe(false)
  })
})
