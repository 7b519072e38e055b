import type { NextOffer } from './next-offer.ts'

export interface Toast {
  severity: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** Milliseconds, where the time is given; every other message stays until it can have been read. */
  duration?: number
  /** Undoes the action of the message, and shows its own message about the result. */
  undo?: (() => void) | undefined
  /** Where to go on. */
  next?: NextOffer | null | undefined
}

export interface ShownToast extends Toast {
  id: number
  /** A newer message has replaced it: it stays for screen readers only, until its time is over. */
  isReplaced: boolean
}

/** The shortest times, in milliseconds; a button or a link takes time to decide, and to reach by keyboard. */
const SHORTEST = { success: 3_000, other: 6_000, offer: 8_000 }
const TO_NOTICE = 1_000
/** A slow reader's. */
const LETTERS_IN_A_SECOND = 15

/** How long a message stays, in milliseconds: docs/regulation.md#message-time. */
export function durationOf({ severity, message, duration, undo, next }: Toast): number {
  const hasOffer = undo !== undefined || (next ?? null) !== null
  if (duration !== undefined && !hasOffer) return duration
  const kind = severity === 'success' ? 'success' : 'other'
  const shortest = SHORTEST[hasOffer ? 'offer' : kind]
  return Math.max(shortest, TO_NOTICE + (message.length / LETTERS_IN_A_SECOND) * 1_000)
}

/** The kinds that a screen reader announces at once; others wait until it has finished its sentence. */
export function isUrgent({ severity }: Toast): boolean {
  return severity === 'error' || severity === 'warning'
}
