import { describe, expect, it } from 'vitest'
import { FIRST_RUN_CODE_LENGTH, firstRunCode, readFirstRunCode } from './first-run-code.ts'

const drawn = Uint8Array.from({ length: FIRST_RUN_CODE_LENGTH }, (_none, index) => index + 250)
const CODE = 'TVWX-YZ01-2345-6789-ABCD-EFGH-JKMN'

describe('the code of the first administrator', () => {
  it('is written in groups, five bits of each drawn byte', () => {
    // 250 is 26 beyond a multiple of 32, and a byte begins anew after 255.
    expect(firstRunCode(drawn)).toBe(CODE)
    expect(FIRST_RUN_CODE_LENGTH * 5).toBeGreaterThanOrEqual(128)
  })

  it.each([
    ['as it was printed', CODE],
    ['in small letters', CODE.toLowerCase()],
    ['with blanks, lines and other dashes', ` ${CODE.replaceAll('-', ' – ')}\n`],
    ['in Greek letters where they look the same', CODE.replaceAll('A', 'Α').replaceAll('T', 'Τ')],
    ['without anything between', CODE.replaceAll('-', '')],
    ['with letters that look like its digits', CODE.replaceAll('0', 'O').replace('1', 'l')],
  ])('is read %s', (_how, typed) => {
    expect(readFirstRunCode(typed)).toBe(CODE.replaceAll('-', ''))
  })

  it.each([
    ['nothing', ''],
    ['too little', CODE.slice(1)],
    ['too much', `${CODE}0`],
    ['another letter', CODE.replace('T', 'U')],
    ['a Greek letter that looks like none', CODE.replace('A', 'Δ')],
  ])('is not %s', (_what, typed) => {
    expect(readFirstRunCode(typed)).toBeNull()
  })
})
