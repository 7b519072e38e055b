import { describe, expect, it } from 'vitest'
import { newCode, newToken } from './secrets.model.ts'

const many = <Value>(make: () => Value) => Array.from({ length: 2_000 }, make)

describe('what is sent by mail', () => {
  it('has 256 bits in a link, another each time', () => {
    const tokens = many(newToken)
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(tokens.filter((token) => Buffer.from(token, 'base64url').length !== 32)).toEqual([])
  })

  it('has six digits to be typed, of which each may be any', () => {
    const codes = many(newCode)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    for (const place of [0, 1, 2, 3, 4, 5]) expect(new Set(codes.map((code) => code[place])).size).toBe(10)
  })
})
