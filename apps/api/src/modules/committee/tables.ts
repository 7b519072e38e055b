import { SEAT_ROLES, SEAT_STATES } from '@diatrivi/domain/committee/seat'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts'
import { account } from '../account/tables.ts'
import { thesis } from '../thesis/tables.ts'

/** A place in the committee of a thesis and whom it is, or was, offered to. A seat that nobody fills any more is kept. */
export const committeeSeat = pgTable(
  'committee_seat',
  {
    id: identity(),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    /** From 1, the supervisor's. */
    position: integer().notNull(),
    role: text({ enum: SEAT_ROLES }).notNull(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    state: text({ enum: SEAT_STATES }).notNull(),
    invitedAt: moment().notNull(),
    /** The last day on which an invitation can be answered. */
    dueOn: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    remindedOn: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    answeredAt: moment(),
    /** Declared when the seat was accepted. */
    noImpediment: boolean().notNull().default(false),
    /** Of declining or leaving: for the instructor alone. */
    reason: text(),
    leftOn: date({ mode: 'string' }).$type<IsoDate>(),
    replacesSeatId: integer().references((): AnyPgColumn => committeeSeat.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('committee_seat_role', isOneOf(table.role, SEAT_ROLES)),
    check('committee_seat_state', isOneOf(table.state, SEAT_STATES)),
    /** Never two living people on one position, nor one person on two, however many requests race. */
    uniqueIndex('committee_seat_position')
      .on(table.thesisId, table.position)
      .where(sql`state in ('invited', 'accepted')`),
    uniqueIndex('committee_seat_person')
      .on(table.thesisId, table.accountId)
      .where(sql`state in ('invited', 'accepted')`),
    index('committee_seat_thesis').on(table.thesisId, table.position, table.id),
    index('committee_seat_account').on(table.accountId, table.thesisId),
    index('committee_seat_due').on(table.dueOn, table.id).where(sql`state = 'invited'`),
  ],
)
