import { readerLocale } from './reader-locale.ts'

/** Stands between a number and its unit and between the parts of a date, so that no line ends there. */
export const NO_BREAK = '\u00a0'

function format(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(readerLocale(), options).format(value)
}

/** `1.250`, `8,5`. */
export function formatNumber(value: number): string {
  return format(value, { maximumFractionDigits: 2 })
}

/** `1250`, `8,5`: in files, where a spreadsheet takes a point between thousands for that of a fraction. */
export function formatUngrouped(value: number): string {
  return format(value, { maximumFractionDigits: 2, useGrouping: false })
}

/** `8,3333`: a mean, with every decimal that the API gives. */
export function formatExact(value: number): string {
  return format(value, { maximumFractionDigits: 4 })
}

/** `75%` from 75, without a space. */
export function formatPercent(percent: number): string {
  return `${format(Math.round(percent))}%`
}

const KILO = 1_000

/** `740 B`, `25 kB`, `2,9 MB`, `120 GB`: thousands, as the limits are written. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILO) return `${bytes}${NO_BREAK}B`
  if (bytes < KILO * KILO) return `${format(Math.round(bytes / KILO))}${NO_BREAK}kB`
  if (bytes < KILO ** 3) return `${format(bytes / KILO ** 2, { maximumFractionDigits: 1 })}${NO_BREAK}MB`
  return `${format(bytes / KILO ** 3, { maximumFractionDigits: 1 })}${NO_BREAK}GB`
}
