import { ABSENCE_KINDS } from '@diatrivi/domain/department/staff/staff'
import { PROPOSAL_STATES } from '@diatrivi/domain/examination/committee/proposal'
import { SEAT_ROLES, SEAT_STATES } from '@diatrivi/domain/examination/committee/seat'
import { SEAT_LINK_PURPOSES } from '@diatrivi/domain/examination/committee/signed-link'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@diatrivi/domain/shared/language'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'

/** A person without an account who sits in committees of a department, or is asked to. The address says who it is. */
export const outsidePerson = pgTable(
  'outside_person',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => department.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    surname: text().notNull(),
    /** As it stands on papers: «Ομότιμη Καθηγήτρια». */
    rankText: text().notNull(),
    affiliation: text().notNull(),
    email: text().notNull(),
    /** The language of the mails. */
    language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('outside_person_language', isOneOf(table.language, LANGUAGES)),
    uniqueIndex('outside_person_email').on(table.departmentId, sql`lower(${table.email})`),
    /** A person is looked for in all departments. */
    index('outside_person_address').on(sql`lower(${table.email})`),
    index('outside_person_updated').on(table.updatedAt),
  ],
)

/** When a person without an account is away, as the office of the department says; both days are included. */
export const outsideAbsence = pgTable(
  'outside_absence',
  {
    id: identity(),
    outsidePersonId: integer()
      .notNull()
      .references(() => outsidePerson.id, { onDelete: 'cascade' }),
    fromDay: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    untilDay: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    kind: text({ enum: ABSENCE_KINDS }).notNull(),
  },
  (table) => [
    index('outside_absence_person').on(table.outsidePersonId),
    check('outside_absence_kind', isOneOf(table.kind, ABSENCE_KINDS)),
    check('outside_absence_days', sql`${table.fromDay} <= ${table.untilDay}`),
  ],
)

/** A place in the committee of a thesis and whom it is, or was, offered to. A seat that is no longer filled is kept. */
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
    /** Null of a person from outside. */
    accountId: integer().references(() => account.id),
    outsidePersonId: integer().references(() => outsidePerson.id),
    state: text({ enum: SEAT_STATES }).notNull(),
    invitedAt: moment().notNull(),
    /** The last day on which an invitation can be answered. */
    dueOn: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    remindedOn: date({ mode: 'string' }).$type<IsoDate>().notNull(),
    answeredAt: moment(),
    /** Declared when the seat was accepted. */
    noImpediment: boolean().notNull().default(false),
    /** The reason for declining or leaving: for the instructor alone. */
    reason: text(),
    leftOn: date({ mode: 'string' }).$type<IsoDate>(),
    replacesSeatId: integer().references((): AnyPgColumn => committeeSeat.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('committee_seat_role', isOneOf(table.role, SEAT_ROLES)),
    check('committee_seat_state', isOneOf(table.state, SEAT_STATES)),
    check('committee_seat_one_person', sql`num_nonnulls(${table.accountId}, ${table.outsidePersonId}) = 1`),
    /** Never two living people on one position, nor one person on two, however many requests race. */
    uniqueIndex('committee_seat_position')
      .on(table.thesisId, table.position)
      .where(sql`state in ('invited', 'accepted')`),
    uniqueIndex('committee_seat_person')
      .on(table.thesisId, table.accountId)
      .where(sql`state in ('invited', 'accepted')`),
    uniqueIndex('committee_seat_outside_person')
      .on(table.thesisId, table.outsidePersonId)
      .where(sql`state in ('invited', 'accepted')`),
    index('committee_seat_of_outside_person').on(table.outsidePersonId),
    index('committee_seat_thesis').on(table.thesisId, table.position, table.id),
    index('committee_seat_account').on(table.accountId, table.thesisId),
    index('committee_seat_due').on(table.dueOn, table.id).where(sql`state = 'invited'`),
  ],
)

/** Members whom a student proposes. A later proposal takes the place of one that waits; the answered ones are kept. */
export const committeeProposal = pgTable(
  'committee_proposal',
  {
    id: identity(),
    thesisId: integer()
      .notNull()
      .references(() => thesis.id, { onDelete: 'cascade' }),
    state: text({ enum: PROPOSAL_STATES }).notNull().default('waiting'),
    proposedAt: moment().notNull(),
    answeredAt: moment(),
    /** The reason for declining: for the student. */
    reason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('committee_proposal_state', isOneOf(table.state, PROPOSAL_STATES)),
    uniqueIndex('committee_proposal_waiting').on(table.thesisId).where(sql`state = 'waiting'`),
    index('committee_proposal_thesis').on(table.thesisId, table.id),
  ],
)

/** The people whom a student proposes, in order. */
export const proposedMember = pgTable(
  'proposed_member',
  {
    proposalId: integer()
      .notNull()
      .references(() => committeeProposal.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    role: text({ enum: SEAT_ROLES }).notNull(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.place] }),
    check('proposed_member_role', isOneOf(table.role, SEAT_ROLES)),
    index('proposed_member_account').on(table.accountId),
  ],
)

/** A link in a mail by which a person without an account acts. Only the hash of its code is kept. */
export const signedLink = pgTable(
  'signed_link',
  {
    id: identity(),
    purpose: text({ enum: SEAT_LINK_PURPOSES }).notNull(),
    seatId: integer()
      .notNull()
      .references(() => committeeSeat.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** When its person acted by it last. */
    usedAt: moment(),
    revokedAt: moment(),
    /** The hash of the code that went to the address beside the link; null where none did. */
    pinHash: text(),
    pinExpiresAt: moment(),
    /** Wrong ones since it was made. */
    pinTries: integer().notNull().default(0),
  },
  (table) => [
    check('signed_link_purpose', isOneOf(table.purpose, SEAT_LINK_PURPOSES)),
    uniqueIndex('signed_link_code').on(table.codeHash),
    /** However many requests race, a seat has one link for each purpose that can still act. */
    uniqueIndex('signed_link_living')
      .on(table.seatId, table.purpose)
      .where(sql`used_at is null and revoked_at is null`),
    index('signed_link_seat').on(table.seatId),
    index('signed_link_expires').on(table.expiresAt),
  ],
)
