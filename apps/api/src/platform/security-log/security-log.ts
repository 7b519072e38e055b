import type { Clock } from '../clock.ts'
import { afterTransaction, type Db, type Tx } from '../database/transaction.ts'
import type { Logger } from '../logging/logger.ts'
import { type CountedEvent, insertSecurityEvents, type SecurityEvent } from './security-event.repository.ts'

/** Entries that are counted apart within a minute; beyond, those of a kind share one, so that a flood fills no disk. */
const MOST_ENTRIES = 500

export interface SecurityLog {
  /** Part of an action: kept if and only if its transaction is. */
  record(tx: Tx, event: SecurityEvent): Promise<void>
  /**
   * Counts what strangers can cause any number of times. The line of the log is written at once and the row with the
   * next `flush`: one for each kind, person, address and call, with how often it happened.
   */
  count(event: SecurityEvent): void
  /** Writes what was counted since the last time. */
  flush(): Promise<void>
}

interface Dependencies {
  db: Db
  clock: Clock
  log: Logger
}

/** What happened to accounts and who was refused, for the administrators: docs/guides/security-log.md */
export function securityLog({ db, clock, log }: Dependencies): SecurityLog {
  const counted = new Map<string, CountedEvent>()
  let writing = Promise.resolve()

  function writeLine({ kind, ...event }: SecurityEvent & { times?: number }): void {
    log.info({ security: true, event: kind, ...event }, 'security')
  }

  async function write(): Promise<void> {
    const events = [...counted.values()]
    counted.clear()
    if (events.length === 0) return
    try {
      await db.transaction((tx) => insertSecurityEvents(tx, events))
    } catch (err) {
      log.error({ err, events }, 'entries of the security log could not be kept; this line has them')
      return
    }
    for (const { at, ...event } of events) if (event.times > 1) writeLine(event)
  }

  return {
    record: async (tx, event) => {
      await insertSecurityEvents(tx, [{ ...event, at: clock.now(), times: 1 }])
      afterTransaction((isCommitted) => {
        if (isCommitted) writeLine(event)
      })
    },

    count: (event) => {
      const entry = counted.has(keyOf(event)) || counted.size < MOST_ENTRIES ? event : crowd(event)
      const known = counted.get(keyOf(entry))
      if (known !== undefined) {
        known.times += 1
        return
      }
      counted.set(keyOf(entry), { ...entry, at: clock.now(), times: 1 })
      writeLine(entry)
    },

    /** One after the other, so that a reader finds after a `flush` what another one was about to write. */
    flush: () => {
      writing = writing.then(write)
      return writing
    },
  }
}

/** What stands for all entries of a kind that came after there were too many to tell apart. */
function crowd({ kind }: SecurityEvent): SecurityEvent {
  return { kind, accountId: null, detail: 'more than could be told apart' }
}

function keyOf({ kind, accountId, subjectId, address, call, detail }: SecurityEvent): string {
  return JSON.stringify([kind, accountId, subjectId, address, call, detail])
}
