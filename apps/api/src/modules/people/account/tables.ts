import { FORMS_OF_ADDRESS } from '@diatrivi/domain/people/account/form-of-address'
import { RANKS, ROLES } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@diatrivi/domain/shared/language'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  identity,
  isOneOf,
  moment,
  updatedAt,
  version,
} from '../../../platform/database/columns.ts'
import { storedFile } from '../../../platform/storage/tables.ts'
import { department } from '../../institution/institution/tables.ts'
import { keyword } from '../../institution/keyword/tables.ts'
import type { ProviderSession } from './provider-session.model.ts'

export const account = pgTable(
  'account',
  {
    id: identity(),
    username: text().notNull(),
    firstName: text().notNull(),
    surname: text().notNull(),
    /** What a search compares, in the characters of `thesis.titleTrigrams`. */
    nameTrigrams: text('name_letters').generatedAlwaysAs(
      sql`trigram_letters(fold(first_name || ' ' || surname))`,
    ),
    email: text().notNull(),
    /** Argon2id; null until an invited instructor chooses the first password. */
    passwordHash: text(),
    role: text({ enum: ROLES }).notNull(),
    rank: text({ enum: RANKS }),
    /** As the person has chosen; null: words that know a gender stand in both forms. */
    formOfAddress: text({ enum: FORMS_OF_ADDRESS }),
    departmentId: integer().references(() => department.id),
    isActive: boolean().notNull().default(false),
    /** When the account was registered, as long as its address is not confirmed; null for every other account. */
    unconfirmedSince: moment(),
    /** Since when an administrator lets the person in no longer; everything else of the account stays as it is. */
    disabledAt: moment(),
    /** When its owner deleted it, although records name it: it stays, and has no owner. */
    closedAt: moment(),
    /** The day on which the last thesis of a closed account ended, while the account still has its name. */
    nameKeptSince: date({ mode: 'string' }).$type<IsoDate>(),
    /** Until the person signs in for the first time, which the answer says. Those of before the column are none. */
    isNewcomer: boolean().notNull().default(false),
    isPublic: boolean().notNull().default(true),
    /** The language in which mails are written to the person. */
    language: text({ enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    cvFileId: integer().references(() => storedFile.id),
    /** The name the person gave the file: shown, never used as a path. */
    cvName: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('account_username').on(sql`lower(${table.username})`),
    /** An unconfirmed address is not taken: several accounts may wait for its code. */
    uniqueIndex('account_held_email').on(sql`lower(${table.email})`).where(sql`unconfirmed_since is null`),
    index('account_any_email').on(sql`lower(${table.email})`),
    index('account_unconfirmed').on(table.unconfirmedSince).where(sql`unconfirmed_since is not null`),
    index('account_name_kept').on(table.nameKeptSince).where(sql`name_kept_since is not null`),
    /** Students are looked for by those to whom they turned, and so by their ids. */
    index('account_instructor_name_letters')
      .using('gin', sql`${table.nameTrigrams} gin_trgm_ops`)
      .where(sql`role = 'instructor'`),
    index('account_department').on(table.departmentId, table.role),
    /** What a thesis refers to, so that it follows its instructor to another department. */
    unique('account_place').on(table.id, table.departmentId),
    check('account_role', isOneOf(table.role, ROLES)),
    check('account_form_of_address', isOneOf(table.formOfAddress, FORMS_OF_ADDRESS)),
    check(
      'account_department_by_role',
      sql`${table.role} = 'administrator' or ${table.departmentId} is not null`,
    ),
  ],
)

export const accountKeyword = pgTable(
  'account_keyword',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    keywordId: integer()
      .notNull()
      .references(() => keyword.id),
    /** In the order of the editor. */
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.keywordId] })],
)

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** An `activation` session proves the password of an inactive account and is good for nothing else. */
    kind: text({ enum: ['full', 'activation'] }).notNull(),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** What ends it at the provider that opened it too; null where the person signed in here. */
    providerSession: jsonb().$type<ProviderSession>(),
    /** Until when a new sign-in at the institution stands in the place of the password. */
    provenUntil: moment(),
  },
  (table) => [
    index('session_account').on(table.accountId),
    index('session_expires').on(table.expiresAt),
    index('session_provider').using('gin', sql`${table.providerSession} jsonb_path_ops`),
  ],
)

/** A browser to which notices are pushed, as the service of its maker names it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: identity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The last one in that browser, with whose end it goes; null where that one was over by itself and was deleted. */
    sessionId: uuid().references(() => session.id, { onDelete: 'set null' }),
    /** A secret address, by which the service knows the browser. */
    endpoint: text().notNull(),
    /** The keys with which a message is encrypted for the browser alone. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.endpoint),
    index('push_subscription_account').on(table.accountId, table.id),
    index('push_subscription_session').on(table.sessionId),
  ],
)

/** The key pair by which the services of browsers know this installation: there is one. */
export const pushKey = pgTable(
  'push_key',
  {
    isNow: boolean().primaryKey().default(true),
    publicKey: text().notNull(),
    sealedPrivateKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('push_key_one', sql`${table.isNow}`)],
)

export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: identity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text({
      enum: ['activation', 'passwordReset', 'invitation', 'secondFactorUndo', 'ownData'],
    }).notNull(),
    /** Only a hash is kept, so that a reader of the table learns no code. */
    codeHash: text().notNull(),
    /** Wrong tries of all callers; those of one are counted among the attempts. */
    tries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('one_time_code_account').on(table.accountId, table.purpose),
    index('one_time_code_hash').on(table.codeHash),
    index('one_time_code_expires').on(table.expiresAt),
  ],
)

/** A new address that a person asked for, until the link in the note to the old one is over. */
export const emailChange = pgTable(
  'email_change',
  {
    id: identity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    /** Only hashes are kept, so that a reader of the table learns neither the code nor the link. */
    codeHash: text().notNull(),
    cancelHash: text().notNull(),
    /** The hash of the link in the mail to the old address about the confirmation; it does the same. */
    undoHash: text(),
    tries: integer().notNull().default(0),
    codeMadeAt: moment().notNull(),
    codeExpiresAt: moment().notNull(),
    cancelUntil: moment().notNull(),
    /** Null while the old address is in force. */
    confirmedAt: moment(),
  },
  (table) => [
    index('email_change_account').on(table.accountId, table.id),
    uniqueIndex('email_change_cancel').on(table.cancelHash),
    uniqueIndex('email_change_undo').on(table.undoHash),
    index('email_change_cancel_until').on(table.cancelUntil),
    index('email_change_old').on(sql`lower(${table.oldEmail})`),
  ],
)

/** The application on the telephone of an account: a second factor. */
export const totp = pgTable('totp', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Sealed, because it is read again at every sign-in. */
  sealedSecret: text().notNull(),
  /** That of the last code that was taken. */
  lastStep: integer().notNull(),
  since: moment().notNull(),
})

/** A credential of WebAuthn: a second factor. */
export const passkey = pgTable(
  'passkey',
  {
    id: identity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** As the browser names it. */
    credentialId: text().notNull(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** How often the device says it was used; always 0 for most. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [
    uniqueIndex('passkey_credential').on(table.credentialId),
    index('passkey_account').on(table.accountId),
  ],
)

/**
 * The recovery codes that were not used. They are drawn and long, so that a plain hash holds whatever becomes of the
 * secrets.
 */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** What waits for the proof of a second factor: a sign-in, a factor that is being set up, or a change. */
export const secondFactorChallenge = pgTable(
  'second_factor_challenge',
  {
    /** A hash of what names it: a token that only the caller knows, or the session with what it is for. */
    handle: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign. */
    webauthnChallenge: text(),
    /** That of an application that is being set up. */
    sealedSecret: text(),
    /** The known browser of the sign-in. */
    browser: text(),
    /** Present where a provider stands in the place of the password. */
    providerSession: jsonb().$type<ProviderSession>(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('second_factor_challenge_account').on(table.accountId),
    index('second_factor_challenge_expires').on(table.expiresAt),
  ],
)
