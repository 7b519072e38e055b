import { expect, it } from 'vitest'
import { digitFormat } from './digit-format.ts'

const shownDigits = (value: string, format: string) => digitFormat(format)?.(value) ?? null

it.each([
  ['1234', '00000', '01234'],
  ['98', '00000', '00098'],
  ['0', '000', '000'],
  ['123456', '00000', '123456'],
  ['1234', '"Π"00000', 'Π01234'],
  ['2015123', '"Π"0000"/"000', 'Π2015/123'],
  ['1234', '\\Π\\-00000', 'Π-01234'],
  ['2610996748', '0000-000000', '2610-996748'],
  ['12', '#', '12'],
  ['12', '#-000', '-012'],
  ['1234', '00000;-00000;"κανένας"', '01234'],
  ['1234', '[$-408]00000', '01234'],
  ['1234', '[Red]00000_)', '01234'],
])('%s with the format %s is shown as %s', (value, format, shown) => {
  expect(shownDigits(value, format)).toBe(shown)
})

it.each([
  ['what is no whole number', '7.85', '00000'],
  ['a number below zero', '-7', '00000'],
  ['more digits than a spreadsheet keeps', '1234567890123456', '00000'],
  ['a general format', '1234', 'General'],
  ['a text', '1234', '@'],
  ['decimals', '1234', '0.00'],
  ['thousands', '1234', '#,##0'],
  ['a percentage', '1234', '0%'],
  ['an exponent', '1234', '0.00E+00'],
  ['a fraction', '1234', '# ?/?'],
  ['a day', '1234', 'd/m/yyyy'],
  ['a condition', '1234', '[<=999]000;0000'],
  ['a quote that is never closed', '1234', '"Π00000'],
  ['no digits at all', '1234', '"κρυφό"'],
  ['nothing', '1234', ''],
  ['more signs than Excel takes', '1234', '0'.repeat(256)],
])('%s is read by its value', (_what, value, format) => {
  expect(shownDigits(value, format)).toBeNull()
})
