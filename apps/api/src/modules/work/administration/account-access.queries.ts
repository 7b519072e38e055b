import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/database/transaction.ts'
import { hasSecondFactor } from '../../people/account/second-factor.queries.ts'
import { account } from '../../people/account/tables.ts'

/** Reads what decides whether an account of any role is let in. */
export async function findAccess(db: Reader, username: string) {
  const { id, firstName, surname, role, isActive, disabledAt } = account
  const [row] = await db
    .select({
      id,
      username: account.username,
      firstName,
      surname,
      role,
      isActive,
      disabledAt,
      hasSecondFactor: hasSecondFactor(),
    })
    .from(account)
    .where(eq(sql`lower(${account.username})`, username.toLowerCase()))
  return row
}

export type AccessRow = NonNullable<Awaited<ReturnType<typeof findAccess>>>
