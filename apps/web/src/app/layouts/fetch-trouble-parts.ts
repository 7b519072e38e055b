const LATEST_MS = 3_000

/**
 * What tells of trouble must not have to come over the line that is in trouble: a message, a question or the dialog of an ended
 * session that cannot be fetched takes the whole page with it. They come while nothing else is to do.
 */
export function fetchTroublePartsWhenIdle(): () => void {
  // Not in every browser.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchTroubleParts, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(fetchTroubleParts, { timeout: LATEST_MS })
  return () => cancelIdleCallback(idle)
}

function fetchTroubleParts(): void {
  // One that fails is asked for again when it is needed.
  void Promise.allSettled([
    import('../../shared/ui/toast-bar.tsx'),
    import('../../shared/ui/confirm-dialog.tsx'),
    import('../providers/refusal-dialog.tsx'),
    import('./session-ended-dialog.tsx'),
  ])
}
