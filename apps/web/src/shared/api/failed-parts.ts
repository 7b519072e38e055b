const failures = new WeakSet<Error>()

/**
 * Remembers what failed because a part of the application could not be fetched: a newer version has taken its place, or the
 * line is broken. Browsers word the error differently, so Vite's own event identifies it. Called once, before drawing.
 */
export function watchFailedParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload))
}

/** React caches such a failure, so only a reload of the page fetches the part. */
export function isFailedPart(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}
