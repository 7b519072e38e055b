import { describe, expect, it } from 'vitest'
import { linesOf } from './lines.ts'

describe('the lines of a text', () => {
  it.each([
    ['one', ['one']],
    ['one\ntwo', ['one', 'two']],
    [' one \n \n\n two', ['one', 'two']],
    ['Πρώτη\r\n\n  δεύτερη ', ['Πρώτη', 'δεύτερη']],
    ['', []],
  ])('%j are %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })
})
