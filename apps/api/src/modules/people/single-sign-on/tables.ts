import { SIGN_IN_PROVIDERS } from '@diatrivi/domain/people/account/institutional-sign-in'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, identity as identityKey, isOneOf, moment } from '../../../platform/database/columns.ts'
import { account, session } from '../account/tables.ts'
import type { Named } from './named.model.ts'

/** A person of a provider who signs in to an account. */
export const identity = pgTable(
  'identity',
  {
    id: identityKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The provider, as it names itself. */
    issuer: text().notNull(),
    /** The person, as the provider names him or her for ever; never an address, which may become another person's. */
    subject: text().notNull(),
    linkedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('identity_subject').on(table.issuer, table.subject),
    uniqueIndex('identity_account').on(table.accountId, table.issuer),
  ],
)

/** A sign-in that has left for a provider, until the person is in. */
export const providerSignIn = pgTable(
  'provider_sign_in',
  {
    /** A hash of the ticket that only the browser knows. */
    handle: text().primaryKey(),
    provider: text({ enum: SIGN_IN_PROVIDERS }).notNull(),
    /** Sent along and asked back: it tells one sign-in from another. */
    state: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** The page of the web app to which the browser comes back. */
    returnTo: text().notNull(),
    /** The session whose person shows once more who he or she is; null where a person wants to sign in. */
    provesSession: uuid().references(() => session.id, { onDelete: 'cascade' }),
    /** The hash of a code that stands for an answer of SAML, which comes to the API and not to the page. */
    codeHash: text(),
    /** The person whom the provider has named. */
    named: jsonb().$type<Named>(),
    /** An answer is taken once. */
    answeredAt: moment(),
    /** Wrong passwords of the account that is to be linked. */
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('provider_sign_in_state').on(table.state),
    index('provider_sign_in_expires').on(table.expiresAt),
    check('provider_sign_in_provider', isOneOf(table.provider, SIGN_IN_PROVIDERS)),
    check('provider_sign_in_tries', sql`${table.tries} >= 0`),
  ],
)
