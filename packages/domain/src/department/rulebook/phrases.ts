import { linesOf } from '../../shared/lines.ts'
import type { ExamWindow } from './rules.ts'

export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** A window with its days as 1/6, parted by the word of the language. */
export function windowWords({ label, from, until }: ExamWindow, to: string): string {
  return `${label} (${dayOfYear(from)} ${to} ${dayOfYear(until)})`
}

function dayOfYear(monthAndDay: string): string {
  return monthAndDay.split('-').reverse().map(Number).join('/')
}

/** Longer texts are told by their beginning. */
const QUOTED_MAX = 120

/** A text of several lines, within one sentence. */
export function quoted(text: string): string {
  const line = linesOf(text).join(' · ')
  return line.length > QUOTED_MAX ? `«${line.slice(0, QUOTED_MAX - 1).trimEnd()}…»` : `«${line}»`
}

/** Where nothing is asked although something usually is, or the other way round. */
export function unless<Value>(
  value: Value | null,
  sentence: (value: Value) => string,
  without: string,
): string {
  return value === null ? without : sentence(value)
}
