import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { type Page, type PageWindow, readCapped, wholeList } from '../../../platform/paging.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { findByUsername } from '../../people/account/account.queries.ts'
import {
  countSecurityEvents,
  listSecurityEvents,
  type SecurityFilter,
  type SecurityRow,
} from './security-log.queries.ts'

/** As an administrator asks: a person is named by the username. */
export type AskedEntries = Omit<SecurityFilter, 'accountId'> & { username?: string }

interface Dependencies {
  db: Db
  securityLog: SecurityLog
  inspections: Inspections
}

export function securityLogReading({ db, securityLog, inspections }: Dependencies) {
  return {
    /** Lists also what this process has counted until now; other processes write theirs within a minute. */
    async list(
      actor: SessionActor,
      { username, ...filter }: AskedEntries,
      window: PageWindow | null,
    ): Promise<Page<SecurityRow[]>> {
      await securityLog.flush()
      const person = username === undefined ? null : await findByUsername(db, username)
      if (person === undefined) return wholeList([])
      inspections.note(actor, 'security_log', person?.id ?? null)
      const asked = person === null ? filter : { ...filter, accountId: person.id }
      return readCapped(
        window,
        (rows) => listSecurityEvents(db, asked, rows),
        () => countSecurityEvents(db, asked),
      )
    },
  }
}

export type SecurityLogReading = ReturnType<typeof securityLogReading>
