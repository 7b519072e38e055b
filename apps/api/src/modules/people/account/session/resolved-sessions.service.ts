import type { ReadToken } from '../../../../platform/auth/tokens.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { SECOND } from '../../../../platform/durations.ts'
import type { Whose } from '../../../../platform/events/account-changes.ts'
import type { SessionRow } from './session.repository.ts'

/** How long a session is gone by without being read again: what a lost message costs at most. */
export const REMEMBERED_FOR = 5 * SECOND
/** Some ten megabytes. Beyond it the oldest are read again earlier. */
export const REMEMBERED_AT_ONCE = 10_000

export type ResolvedSession = SessionRow & { mustSetUpSecondFactor: boolean }

/** What a token was found to be, with the session that it names. */
export type Resolution =
  | ({ state: 'valid'; session: ResolvedSession } & ReadToken)
  | { state: 'expired' }
  | { state: 'unknown' }

interface Remembered {
  resolution: Resolution & { state: 'valid' }
  readAt: number
}

/**
 * The sessions that this process has just resolved, by their tokens, so that not every request reads its own again.
 * Nothing is remembered while changes of other processes are not received: docs/decisions/people/0021-sessions-remembered.md.
 */
export function resolvedSessions(clock: Clock) {
  /** In the order in which they were read. */
  const remembered = new Map<string, Remembered>()
  let isInformed = false
  /** Counts the changes: what was being read while one came may be of before it. */
  let changes = 0

  const isRecent = ({ readAt }: Remembered, now: number) => now >= readAt && now < readAt + REMEMBERED_FOR

  function remember(token: string, one: Remembered): void {
    remembered.delete(token)
    remembered.set(token, one)
    for (const [oldest, entry] of remembered) {
      if (remembered.size <= REMEMBERED_AT_ONCE && isRecent(entry, one.readAt)) break
      remembered.delete(oldest)
    }
  }

  function forget(whose: Whose): void {
    changes += 1
    const accounts = new Set(whose === 'everyone' ? [] : whose)
    for (const [token, { resolution }] of remembered) {
      if (whose === 'everyone' || accounts.has(resolution.session.accountId)) remembered.delete(token)
    }
  }

  return {
    /** What is remembered of the token; else what is read, which is remembered from then on. */
    async find(token: string, read: () => Promise<Resolution>): Promise<Resolution> {
      const readAt = clock.now().getTime()
      const known = remembered.get(token)
      if (known !== undefined && isRecent(known, readAt)) return known.resolution
      const before = changes
      const resolution = await read()
      if (resolution.state === 'valid' && isInformed && changes === before) {
        remember(token, { resolution, readAt })
      }
      return resolution
    },

    forget,

    /** Whether changes of other processes are received from now on. */
    setInformed(isSo: boolean): void {
      isInformed = isSo
      forget('everyone')
    },
  }
}
