export interface Toast {
  severity: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** Milliseconds; by default refusals stay longer than successes, and messages with "undo" longest. */
  duration?: number
  /** Undoes the act of the message, and shows its own message about the result. */
  undo?: (() => void) | undefined
}

export interface ShownToast extends Toast {
  id: number
  /** A newer message has replaced it: it stays for screen readers only, until its time is over. */
  isReplaced: boolean
}

/** The kinds that a screen reader announces at once; others wait until it has finished its sentence. */
export function isUrgent({ severity }: Toast): boolean {
  return severity === 'error' || severity === 'warning'
}
