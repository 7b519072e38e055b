import { type SQL, sql } from 'drizzle-orm'
import { passkey, totp } from './tables.ts'

/** Whether the account of a row has a second factor: a value for a statement that reads `account`. */
export function hasSecondFactor(): SQL.Aliased<boolean> {
  return sql<boolean>`(exists (select from ${totp} where totp.account_id = account.id)
    or exists (select from ${passkey} where passkey.account_id = account.id))`.as('has_second_factor')
}
