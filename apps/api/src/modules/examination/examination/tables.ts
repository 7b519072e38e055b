import {
  DATE_ANSWERS,
  EXAMINATION_STATES,
  PRESENCES,
} from '@diatrivi/domain/examination/examination/examination'
import { OUTCOMES } from '@diatrivi/domain/examination/marking/marking'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { LANGUAGES } from '@diatrivi/domain/shared/language'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  identity,
  isOneOf,
  moment,
  updatedAt,
  version,
} from '../../../platform/database/columns.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { committeeSeat } from '../committee/tables.ts'

/** An attempt of a student to have the thesis passed, on a day. One that was cancelled is kept and used nothing up. */
export const examination = pgTable(
  'examination',
  {
    id: identity(),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    /** Who is examined: the next student of the thesis begins with the first attempt. Null once the account is gone. */
    studentId: integer().references(() => account.id, { onDelete: 'restrict' }),
    /** From 1. */
    attempt: integer().notNull(),
    startsAt: moment().notNull(),
    minutes: integer().notNull(),
    /** A place; null where it is held online only. */
    place: text(),
    link: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    isPublic: boolean().notNull(),
    state: text({ enum: EXAMINATION_STATES }).notNull(),
    /** How often it was moved. */
    revision: integer().notNull().default(0),
    announcedAt: moment(),
    heldAt: moment(),
    /** When the committee parted, as its supervisor says; null where that was not said. */
    endedAt: moment(),
    cancelReason: text(),
    /** What the committee asks to be corrected, and until when. */
    corrections: text(),
    correctionsDue: date({ mode: 'string' }).$type<IsoDate>(),
    /** The day of it that members without an account were reminded of; another one once it is moved. */
    outsideRemindedOf: date({ mode: 'string' }).$type<IsoDate>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('examination_state', isOneOf(table.state, EXAMINATION_STATES)),
    check('examination_language', isOneOf(table.language, LANGUAGES)),
    /** However many requests race, a thesis has one examination ahead. */
    uniqueIndex('examination_one_ahead').on(table.thesisId).where(sql`state in ('planned', 'announced')`),
    uniqueIndex('examination_attempt')
      .on(table.thesisId, table.studentId, table.attempt)
      .where(sql`state <> 'cancelled'`),
    index('examination_student').on(table.studentId),
    index('examination_day').on(table.startsAt, table.id),
  ],
)

/** Who of the committee was there, written when the examination is held. */
export const examinationPresence = pgTable(
  'examination_presence',
  {
    examinationId: integer()
      .notNull()
      .references(() => examination.id, { onDelete: 'cascade' }),
    seatId: integer()
      .notNull()
      .references(() => committeeSeat.id, { onDelete: 'cascade' }),
    presence: text({ enum: PRESENCES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.examinationId, table.seatId] }),
    index('examination_presence_seat').on(table.seatId),
    check('examination_presence_presence', isOneOf(table.presence, PRESENCES)),
  ],
)

/** What the marks came to, written once, when the last was sealed. */
export const examinationResult = pgTable(
  'examination_result',
  {
    examinationId: integer()
      .primaryKey()
      .references(() => examination.id, { onDelete: 'cascade' }),
    /** The mean of hundredths before it was rounded. */
    exactNumerator: bigint({ mode: 'number' }).notNull(),
    exactDenominator: bigint({ mode: 'number' }).notNull(),
    finalHundredths: integer().notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    openedAt: moment().notNull(),
    correctionsDue: date({ mode: 'string' }).$type<IsoDate>(),
    correctionsAcceptedAt: moment(),
    correctionsNote: text(),
  },
  (table) => [check('examination_result_outcome', isOneOf(table.outcome, OUTCOMES))],
)

/** A moment that the student and the committee are asked about, before an examination is planned. */
export const dateOption = pgTable(
  'date_option',
  {
    id: identity(),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    minutes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('date_option_moment').on(table.thesisId, table.startsAt),
    index('date_option_age').on(table.startsAt, table.id),
  ],
)

/** What one of them says to such a moment: a member by the seat, the student by the account. */
export const dateAnswer = pgTable(
  'date_answer',
  {
    id: identity(),
    optionId: integer()
      .notNull()
      .references(() => dateOption.id, { onDelete: 'cascade' }),
    seatId: integer().references(() => committeeSeat.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    answer: text({ enum: DATE_ANSWERS }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('date_answer_answer', isOneOf(table.answer, DATE_ANSWERS)),
    check('date_answer_one_person', sql`num_nonnulls(${table.seatId}, ${table.accountId}) = 1`),
    uniqueIndex('date_answer_seat').on(table.optionId, table.seatId),
    uniqueIndex('date_answer_account').on(table.optionId, table.accountId),
    index('date_answer_of_seat').on(table.seatId),
    index('date_answer_of_account').on(table.accountId),
  ],
)
