/** Why the program cannot start, in a sentence for the person who starts it: shown as it is, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The system's code of a failed call (`EACCES`), or what else is known of it. */
export function systemCode(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}
