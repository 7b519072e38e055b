import { PAPER_RETURNS } from '@diatrivi/domain/examination/paper/paper'
import type { PaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import { PAPER_KINDS, type PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { and, isNull } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, isOneOf, moment } from '../../../platform/database/columns.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'
import { committeeSeat } from '../committee/tables.ts'
import { examination } from '../examination/tables.ts'

/** A paper that was issued. It is never changed: another one replaces it. */
export const paper = pgTable(
  'paper',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id),
    /** Null of a paper about an instructor, and of a thesis that was deleted: a number is never given again. */
    thesisId: integer().references(() => thesis.id, { onDelete: 'set null' }),
    examinationId: integer().references(() => examination.id, { onDelete: 'set null' }),
    /** The seat of the member whom it is about; null for kinds that are about none. */
    seatId: integer().references(() => committeeSeat.id, { onDelete: 'set null' }),
    /** The instructor whose supervision it certifies. */
    accountId: integer().references(() => account.id, { onDelete: 'restrict' }),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    /** The papers of a department are numbered in each year, without a gap. */
    year: integer().notNull(),
    number: integer().notNull(),
    code: text().$type<PaperCode>().notNull().unique(),
    facts: jsonb().$type<PaperFacts>().notNull(),
    /** SHA-256 of what papers are compared by, in hexadecimal. */
    factsHash: text().notNull(),
    fileId: integer()
      .notNull()
      .references(() => storedFile.id),
    issuedOn: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    issuedById: integer().references(() => account.id, { onDelete: 'restrict' }),
    replacedById: integer().references((): AnyPgColumn => paper.id, { onDelete: 'set null' }),
    replacedAt: moment(),
    voidedAt: moment(),
    voidReason: text(),
    /** The number in the institution's document system, typed in later. */
    protocolNumber: text(),
    protocolDate: date({ mode: 'string' }).$type<IsoDate>(),
    createdAt: createdAt(),
  },
  (table) => [
    check('paper_kind', isOneOf(table.kind, PAPER_KINDS)),
    uniqueIndex('paper_number').on(table.departmentId, table.year, table.number),
    index('paper_thesis').on(table.thesisId, table.id),
    index('paper_examination').on(table.examinationId),
    index('paper_seat').on(table.seatId),
    index('paper_account').on(table.accountId),
    index('paper_file').on(table.fileId),
    index('paper_issued_by').on(table.issuedById),
    index('paper_replaced_by').on(table.replacedById),
  ],
)

/** The condition of a paper in force: neither void nor replaced. */
export const IN_FORCE = and(isNull(paper.voidedAt), isNull(paper.replacedAt))

/** A signed copy that came home. Copies are added, never replaced. */
export const paperReturn = pgTable(
  'paper_return',
  {
    id: identity(),
    paperId: integer()
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => storedFile.id),
    name: text().notNull(),
    how: text({ enum: PAPER_RETURNS }).notNull(),
    pages: integer(),
    /** Digital signatures that the file holds; they are not checked. */
    signatures: integer(),
    returnedById: integer().references(() => account.id, { onDelete: 'restrict' }),
    returnedAt: moment().notNull(),
    /** Why the copy of a paper whose facts have changed was taken all the same. */
    acceptedOutdated: text(),
  },
  (table) => [
    check('paper_return_how', isOneOf(table.how, PAPER_RETURNS)),
    index('paper_return_paper').on(table.paperId, table.id),
    index('paper_return_file').on(table.fileId),
    index('paper_return_returned_by').on(table.returnedById),
  ],
)

/** A form that the department wrote in Word. What it is filled with is kept by each paper. */
export const paperForm = pgTable(
  'paper_form',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    fileId: integer()
      .notNull()
      .references(() => storedFile.id),
    name: text().notNull(),
    version: integer().notNull().default(1),
    setById: integer().references(() => account.id, { onDelete: 'restrict' }),
    setAt: moment().notNull(),
  },
  (table) => [
    check('paper_form_kind', isOneOf(table.kind, PAPER_KINDS)),
    uniqueIndex('paper_form_of_kind').on(table.departmentId, table.kind),
    index('paper_form_file').on(table.fileId),
    index('paper_form_set_by').on(table.setById),
  ],
)
