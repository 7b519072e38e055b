import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import {
  FIRST_RUN_CODE_LENGTH,
  firstRunCode,
  readFirstRunCode,
} from '@diatrivi/domain/people/installation/first-run-code'
import type { SignInThrottle } from '../../../platform/auth/sign-in-throttle.ts'
import { findFact, removeFact, saveFact } from '../../../platform/database/setting.repository.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { hasAdministrator } from '../account/account.queries.ts'

/** The settings keep the hash under this key, so that every process knows the same code. */
const KEY = 'first_administrator_code'
/** What attempts with the code are counted under. */
export const FIRST_RUN = 'first administrator'

/**
 * A new code for an installation without an administrator, to be shown to the person who started it; null where there
 * is one. The code before it is void, and so is what strangers failed at.
 */
export function newFirstRunCode({
  db,
  signInThrottle,
}: {
  db: Db
  signInThrottle: SignInThrottle
}): Promise<string | null> {
  const code = firstRunCode(randomBytes(FIRST_RUN_CODE_LENGTH))
  return db.transaction(async (tx) => {
    if (await hasAdministrator(tx)) {
      await removeFact(tx, KEY)
      return null
    }
    await saveFact(tx, KEY, hashOf(code))
    await signInThrottle.lift(tx, FIRST_RUN)
    return code
  })
}

/** Compared in a time that tells nothing. */
export async function isFirstRunCode(db: Reader, typed: string): Promise<boolean> {
  const kept = await findFact(db, KEY)
  return kept !== undefined && timingSafeEqual(Buffer.from(kept), Buffer.from(hashOf(typed)))
}

/** Takes the code away for good. False when another took it first: the second of two waits here for the first. */
export function takeFirstRunCode(tx: Tx, typed: string): Promise<boolean> {
  return removeFact(tx, KEY, hashOf(typed))
}

/** It is drawn and long, so that a plain hash of it cannot be undone. */
function hashOf(code: string): string {
  return createHash('sha256')
    .update(`first-run:${readFirstRunCode(code) ?? ''}`)
    .digest('hex')
}
