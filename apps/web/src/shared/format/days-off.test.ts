import { afterEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { dayOffWarning } from './days-off.ts'

afterEach(() => overwriteGetLocale(() => 'el'))
overwriteGetLocale(() => 'el')

it.each([
  ['2026-06-24', null],
  ['2026-06-28', 'Κυριακή: δεν είναι εργάσιμη ημέρα.'],
  ['2026-04-13', 'Δευτέρα του Πάσχα: δεν είναι εργάσιμη ημέρα.'],
  ['2026-08-15', 'Δεκαπενταύγουστος: δεν είναι εργάσιμη ημέρα.'],
] as const)('%s: %s', (day, words) => {
  expect(dayOffWarning(day)).toBe(words)
})

it('is said in English to those who chose it', () => {
  overwriteGetLocale(() => 'en')
  expect(dayOffWarning('2026-10-28')).toBe('Ochi Day: not a working day.')
})
