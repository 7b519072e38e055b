import type { Clock } from '../clock.ts'

const MOST_KEYS = 50_000

/** How many attempts a key may make in how long. */
export interface AttemptRule {
  attempts: number
  withinSeconds: number
}

/**
 * Remembers attempts in a sliding window, in the memory of this process: a restart forgives, and several servers each
 * count for themselves, which is no more than so many times the attempts.
 */
export function attemptLog(clock: Clock, rule: AttemptRule) {
  const window = rule.withinSeconds * 1_000
  const moments = new Map<string, number[]>()

  function recent(key: string): number[] {
    const since = clock.now().getTime() - window
    return (moments.get(key) ?? []).filter((moment) => moment > since)
  }

  return {
    /** Seconds until the key may try again; 0 when it may now. */
    waitFor(key: string): number {
      const past = recent(key)
      const oldest = past[past.length - rule.attempts]
      if (oldest === undefined) return 0
      return Math.max(1, Math.ceil((oldest + window - clock.now().getTime()) / 1_000))
    },

    record(key: string): void {
      const past = recent(key)
      // Set anew, so that the map stands in the order of the last attempt and the stalest key is the first to go.
      moments.delete(key)
      moments.set(key, [...past, clock.now().getTime()].slice(-rule.attempts))
      const stalest = moments.keys().next().value
      if (moments.size > MOST_KEYS && stalest !== undefined) moments.delete(stalest)
    },

    /** Takes the last attempt back: it was none after all. */
    forgive(key: string): void {
      moments.set(key, recent(key).slice(0, -1))
    },

    forget(key: string): void {
      moments.delete(key)
    },
  }
}

export type AttemptLog = ReturnType<typeof attemptLog>
