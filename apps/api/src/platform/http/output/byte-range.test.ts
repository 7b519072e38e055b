import { describe, expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

describe('a range of a file of ten bytes', () => {
  it.each([
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-2', { start: 8, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=99-100', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=0-1,3-4', null],
    ['lines=1-2', null],
    [undefined, null],
  ] as const)('asked for as "%s"', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range)
  })

  it('does not exist when the file is empty', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})
