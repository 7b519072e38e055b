import type { PartMark } from '@diatrivi/domain/examination/marking/marking'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment, updatedAt, version } from '../../../platform/database/columns.ts'
import { account } from '../../people/account/tables.ts'
import { committeeSeat } from '../committee/tables.ts'
import { examination } from '../examination/tables.ts'

/** What one member of the committee gives. Only that member reads it before all are opened. */
export const memberMark = pgTable(
  'member_mark',
  {
    id: identity(),
    examinationId: integer()
      .notNull()
      .references(() => examination.id, { onDelete: 'cascade' }),
    seatId: integer()
      .notNull()
      .references(() => committeeSeat.id, { onDelete: 'cascade' }),
    /** By the key of each part; what is not given yet is left out. */
    parts: jsonb().$type<Record<string, PartMark>>().notNull(),
    remark: text(),
    sealedAt: moment(),
    /** Stays when the mark is sealed anew; a process of the previous version writes none. */
    firstSealedAt: moment(),
    /** Mixed into the hash that the history keeps of a sealed mark, so that the mark is not found by trying all. */
    salt: text(),
    /** Given once more after the members were notified that they differ. */
    confirmedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('member_mark_seat').on(table.examinationId, table.seatId),
    index('member_mark_of_seat').on(table.seatId),
  ],
)

/** A mark that was changed after the opening, by a decision: both values stay readable. */
export const markCorrection = pgTable(
  'mark_correction',
  {
    id: identity(),
    examinationId: integer()
      .notNull()
      .references(() => examination.id, { onDelete: 'cascade' }),
    seatId: integer()
      .notNull()
      .references(() => committeeSeat.id, { onDelete: 'cascade' }),
    before: jsonb().$type<Record<string, PartMark>>().notNull(),
    after: jsonb().$type<Record<string, PartMark>>().notNull(),
    reason: text().notNull(),
    /** The decision, as its minutes name it: «7/18.12.2025». */
    decisionReference: text().notNull(),
    correctedById: integer().references(() => account.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('mark_correction_examination').on(table.examinationId, table.id),
    index('mark_correction_seat').on(table.seatId),
    index('mark_correction_corrected_by').on(table.correctedById),
  ],
)
