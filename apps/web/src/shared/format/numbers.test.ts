import { afterAll, beforeAll, expect, it } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { formatFileSize, formatNumber, formatPercent } from './numbers.ts'

beforeAll(() => overwriteGetLocale(() => 'el'))
afterAll(() => overwriteGetLocale(() => 'el'))

it('writes numbers with a decimal comma and a point for thousands', () => {
  expect([formatNumber(1250), formatNumber(8.5), formatPercent(74.6)]).toEqual(['1.250', '8,5', '75%'])
})

it('writes sizes of files as their limits are written', () => {
  expect([740, 25_400, 2_940_000, 3_000_000].map(formatFileSize)).toEqual([
    '740\u00a0B',
    '25\u00a0kB',
    '2,9\u00a0MB',
    '3\u00a0MB',
  ])
})
