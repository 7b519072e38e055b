import { expect, it } from 'vitest'
import { unicodeEncoding } from './unicode-encoding.ts'

const TEXT = 'Επώνυμο;ΑΜ\nΚαρρά;12\n'
const little = Buffer.from(TEXT, 'utf16le')
const big = Buffer.from(little).swap16()
const marked = (mark: number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes])

it.each([
  ['UTF-8 without a mark', Buffer.from(TEXT), null],
  ['UTF-8 with a mark', marked([0xef, 0xbb, 0xbf], Buffer.from(TEXT)), 'utf-8'],
  ['UTF-16 with a mark', marked([0xff, 0xfe], little), 'utf-16le'],
  ['UTF-16 of the other order, with a mark', marked([0xfe, 0xff], big), 'utf-16be'],
  ['UTF-16 without a mark', little, 'utf-16le'],
  ['UTF-16 of the other order, without a mark', big, 'utf-16be'],
  ['one byte a letter', Buffer.from([0xc5, 0xf0, 0xfe]), null],
  ['a binary', Buffer.from([0, 0, 1, 0, 0, 2]), null],
  ['nothing', Buffer.alloc(0), null],
])('%s', (_what, bytes, encoding) => {
  expect(unicodeEncoding(bytes)).toBe(encoding)
})
