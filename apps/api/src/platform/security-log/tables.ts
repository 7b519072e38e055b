import type { SecurityEventKind } from '@diatrivi/domain/people/account/security-event'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../database/columns.ts'

/**
 * What an intruder would leave behind. It refers to no account, because an entry outlives the account that it names and
 * writing it locks no other row.
 */
export const securityEvent = pgTable(
  'security_event',
  {
    id: identity(),
    kind: text().$type<SecurityEventKind>().notNull(),
    at: moment().notNull(),
    /** The account that acted, or that a stranger tried; null where none is known. */
    accountId: integer(),
    /** The person whose account an administrator acted on. */
    subjectId: integer(),
    address: text(),
    /** The call by its name in the contract, where the kind does not say it. */
    call: text(),
    detail: text(),
    /** How often it happened within the minute that begins at `at`. */
    times: integer().notNull().default(1),
  },
  (table) => [
    index('security_event_at').on(table.at, table.id),
    index('security_event_kind').on(table.kind, table.at),
    index('security_event_account').on(table.accountId, table.at),
    index('security_event_subject').on(table.subjectId, table.at).where(sql`subject_id is not null`),
  ],
)
