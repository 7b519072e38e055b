const failures = new WeakSet<Error>()

/**
 * Remembers what failed because a part of the application could not be fetched: a newer version has taken its place, or the
 * line is broken. Browsers word it differently, so it is known by Vite's own event. Called once, before anything is drawn.
 */
export function watchFailedParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/** React keeps such a failure for good, so that only a fresh page gets the part. */
export function isFailedPart(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}
