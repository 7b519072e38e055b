export interface Toast {
  severity: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** Milliseconds; refusals stay longer than successes when nothing is said. */
  duration?: number
}
