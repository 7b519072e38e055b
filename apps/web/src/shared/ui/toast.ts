export interface Toast {
  severity: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** Milliseconds; refusals stay longer than successes when nothing is said, and what can be undone longest. */
  duration?: number
  /** Takes back what the message tells of, and tells by itself how that went. */
  undo?: (() => void) | undefined
}

export interface ShownToast extends Toast {
  id: number
  /** A newer one stands in its place: it stays only for those who listen, until its time is over. */
  isReplaced: boolean
}

/** What a screen reader says at once; the rest waits until it has finished its sentence. */
export function isUrgent({ severity }: Toast): boolean {
  return severity === 'error' || severity === 'warning'
}
