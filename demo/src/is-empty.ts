import { institution } from '@diatrivi/api/modules/institution/institution/tables'
import { account } from '@diatrivi/api/modules/people/account/tables'
import type { Reader } from '@diatrivi/api/platform/database/transaction'

/** A demo that was taken away leaves the institutions, and does not come back. */
export async function isEmpty(db: Reader): Promise<boolean> {
  return (await db.$count(account)) === 0 && (await db.$count(institution)) === 0
}
