import { describe, expect, it } from 'vitest'
import { hasTag } from './entity-tag.ts'

describe('a caller who has the answer "a1"', () => {
  it.each(['"a1"', 'W/"a1"', '"b2", "a1"', 'W/"b2",W/"a1"', ' "a1" ', '*'])('says so by %s', (header) => {
    expect(hasTag(header, '"a1"')).toBe(true)
  })

  it.each([undefined, '', '"b2"', 'a1', '"A1"', '"a1', 'W/"b2"'])('does not say so by %s', (header) => {
    expect(hasTag(header, '"a1"')).toBe(false)
  })
})
