import { describe, expect, it } from 'vitest'
import { IdParam, IdValue } from './ids.ts'
import { issueOf } from './testing/issues.ts'

const REFUSED = [
  '0',
  '-1',
  '+1',
  '007',
  ' 7',
  '7 ',
  '1e3',
  '0x10',
  '1.0',
  '١٢',
  '',
  '2147483648',
  '99999999999',
]

describe('an id in a path', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['2147483647', 2_147_483_647],
  ])('%s is read as a number', (text, id) => {
    expect(IdParam.parse(text)).toBe(id)
  })

  it.each(REFUSED)('%j is no id', (text) => {
    expect(issueOf(IdParam, text)).toBe('invalid_id')
  })
})

describe('an id in a body', () => {
  it.each([7, '7'])('%j is the number 7', (value) => {
    expect(IdValue.parse(value)).toBe(7)
  })

  it.each([...REFUSED, 0, -1, 1.5, 2_147_483_648, Number.NaN, true, {}, [7]])('%j is no id', (value) => {
    expect(issueOf(IdValue, value)).toBe('invalid_id')
  })

  it.each([undefined, null])('%j is missing', (value) => {
    expect(issueOf(IdValue, value)).toBe('required')
  })
})
