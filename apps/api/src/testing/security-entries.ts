import { asc } from 'drizzle-orm'
import type { Reader } from '../platform/database/transaction.ts'
import { securityEvent } from '../platform/security-log/tables.ts'

/** The rows of the security log, oldest first. */
export async function securityRows(db: Reader) {
  return db.select().from(securityEvent).orderBy(asc(securityEvent.id))
}

/** The lines that the log has of them. */
export function securityLines(logged: readonly Record<string, unknown>[]) {
  return logged.filter((line) => line.security === true)
}
