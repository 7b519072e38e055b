/** What went wrong and the way out, in one sentence for the person at the keyboard: shown without a stack. */
export class PlainError extends Error {}

/** @param {unknown} error */
export function printError(error) {
  console.error(error instanceof PlainError ? error.message : error)
}
