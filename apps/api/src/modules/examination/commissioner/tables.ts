import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@diatrivi/domain/shared/language'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, isOneOf, moment, updatedAt } from '../../../platform/database/columns.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'

/**
 * The firm that a thesis is worked on with, for one assignment: another student of the topic begins without it, and reads
 * nothing of what was said.
 */
export const commissioner = pgTable(
  'commissioner',
  {
    id: identity(),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    studentId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'restrict' }),
    firm: text().notNull(),
    /** Who looks after the thesis; the three are null once it has been over for a time. */
    mentorFirstName: text(),
    mentorSurname: text(),
    mentorEmail: text(),
    mentorLanguage: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    agreedOn: date({ mode: 'string' }).$type<IsoDate>(),
    agreementNote: text(),
    embargoReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('commissioner_assignment').on(table.thesisId, table.studentId),
    index('commissioner_student').on(table.studentId),
    check('commissioner_language', isOneOf(table.mentorLanguage, LANGUAGES)),
    check(
      'commissioner_mentor',
      sql`num_nulls(${table.mentorFirstName}, ${table.mentorSurname}, ${table.mentorEmail}) in (0, 3)`,
    ),
  ],
)

/** A link in a mail by which a mentor reads and writes. Only the hash of its code is kept. */
export const commissionerLink = pgTable(
  'commissioner_link',
  {
    id: identity(),
    commissionerId: integer()
      .notNull()
      .references(() => commissioner.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    uniqueIndex('commissioner_link_code').on(table.codeHash),
    uniqueIndex('commissioner_link_living').on(table.commissionerId).where(sql`revoked_at is null`),
    index('commissioner_link_commissioner').on(table.commissionerId, table.id),
    index('commissioner_link_expires').on(table.expiresAt),
  ],
)

/** What student, supervisor and mentor say to each other; never deleted alone. */
export const commissionerComment = pgTable(
  'commissioner_comment',
  {
    id: identity(),
    commissionerId: integer()
      .notNull()
      .references(() => commissioner.id, { onDelete: 'cascade' }),
    /** Null where the mentor wrote it. */
    authorId: integer().references(() => account.id, { onDelete: 'restrict' }),
    /** For which firm the mentor wrote it; null of comments of people with an account. */
    firm: text(),
    text: text().notNull(),
    writtenAt: moment().notNull(),
  },
  (table) => [
    index('commissioner_comment_commissioner').on(table.commissionerId, table.id),
    index('commissioner_comment_author').on(table.authorId).where(sql`author_id is not null`),
    check('commissioner_comment_author', sql`(${table.authorId} is null) = (${table.firm} is not null)`),
  ],
)
