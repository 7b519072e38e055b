import type { Language } from '@diatrivi/domain/shared/language'

/** `8,5` or `8.5`, with two decimals at most. */
export function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 2 })
}

/** For a person at the console: 12,345. */
export function grouped(value: number): string {
  return value.toLocaleString('en')
}
