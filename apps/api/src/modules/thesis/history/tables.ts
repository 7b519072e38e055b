import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from '../../../platform/database/columns.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../thesis/tables.ts'

/** Who did what when on a thesis, written in the transaction of the action. */
export const event = pgTable(
  'event',
  {
    id: identity(),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    /** Null where no person did it, and of an interest whose student was deleted. */
    actorId: integer().references(() => account.id, { onDelete: 'restrict' }),
    what: text().$type<EventKind>().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    happenedAt: moment().notNull(),
  },
  (table) => [
    index('event_thesis').on(table.thesisId, table.id),
    index('event_happened').on(table.happenedAt),
    index('event_actor').on(table.actorId).where(sql`actor_id is not null`),
  ],
)
