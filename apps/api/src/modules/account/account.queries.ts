import type { Reader } from '../../platform/database/transaction.ts'
import { found } from '../../platform/refusal/refusal.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { findNames } from './account.repository.ts'

/* What other modules may ask of accounts without the services of this one. */

/** First name and surname, as notices name a person. */
export async function findFullName(db: Reader, accountId: number): Promise<string> {
  return fullName(found(await findNames(db, accountId)))
}
