/**
 * How a process ended: it never began, by a code or by a signal.
 *
 * @typedef {{ error: Error } | { code: number | null, signal: NodeJS.Signals | null }} Ending
 */

/** @type {Record<string, string>} */
const HINTS = {
  SIGABRT: 'perhaps it was out of memory',
  SIGKILL: 'by another program, or because the machine was out of memory',
  // What a shell makes of these two.
  'code 134': 'perhaps it was out of memory',
  'code 137': 'by another program, or because the machine was out of memory',
}

/**
 * In words for a person.
 *
 * @param {Ending} ending
 */
export function wordsOf(ending) {
  if ('error' in ending) return ending.error.message
  const how = ending.signal ?? `code ${ending.code}`
  return how in HINTS ? `${how}, ${HINTS[how]}` : how
}

/**
 * Whether it ended as it was asked to, with everything stopped that it had started.
 *
 * @param {Ending} ending
 */
export function isOrderly(ending) {
  return 'code' in ending && ending.code === 0
}
