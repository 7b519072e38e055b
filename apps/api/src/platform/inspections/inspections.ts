import type { InspectionKind } from '@diatrivi/domain/people/account/inspection'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/transaction.ts'
import { HOUR } from '../durations.ts'
import type { Logger } from '../logging/logger.ts'
import { addInspections, type Inspection } from './inspection.repository.ts'

export interface Inspections {
  /**
   * Counts that the reader saw what is kept about another person. It only counts: the row is written with the next
   * `flush`, so that no read waits for it. Nothing is counted of the own data, and of a thesis without a student.
   */
  note(reader: { accountId: number }, kind: InspectionKind, subjectId: number | null): void
  /** Writes what was counted since the last time; what the database does not take is tried again with the next. */
  flush(): Promise<void>
  /** The last `flush`: what the database does not take now either stands in the log. */
  close(): Promise<void>
}

interface Dependencies {
  db: Db
  clock: Clock
  log: Logger
}

/** Who looked at what of whom, for administrators and for the person: docs/decisions/people/0047-who-looked-at-what.md */
export function inspections({ db, clock, log }: Dependencies): Inspections {
  let counted = new Map<string, Inspection>()
  let writing = Promise.resolve()

  function add(seen: Inspection): void {
    const key = [seen.subjectId, seen.readerId, seen.kind, seen.hour.getTime()].join(' ')
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { ...seen })
    else known.times += seen.times
  }

  async function write(): Promise<void> {
    if (counted.size === 0) return
    const written = [...counted.values()]
    counted = new Map()
    try {
      await db.transaction((tx) => addInspections(tx, written))
    } catch (err) {
      for (const seen of written) add(seen)
      log.error({ err, count: written.length }, 'entries of who looked at what could not be kept yet')
    }
  }

  /** One after the other, so that a reader finds after a `flush` what another one was about to write. */
  function flush(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  return {
    note: ({ accountId }, kind, subjectId) => {
      if (subjectId === null || subjectId === accountId) return
      add({ kind, subjectId, readerId: accountId, hour: beginningOfHour(clock.now()), times: 1 })
    },
    flush,
    close: async () => {
      await flush()
      if (counted.size === 0) return
      log.error(
        { inspections: [...counted.values()] },
        'entries of who looked at what could not be kept; this line has them',
      )
    },
  }
}

/** The hour begins at the same moment in Athens, which is whole hours away from UTC. */
function beginningOfHour(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % HOUR))
}
