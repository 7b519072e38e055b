import type { PasswordHashing } from '../platform/auth/password-hashing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import type { KeptAnswers } from '../platform/kept-answers/kept-answers.ts'
import type { Storage } from '../platform/storage/storage.ts'

export interface FactoryDependencies {
  db: Db
  clock: Clock
  storage: Storage
  passwords: PasswordHashing
  /** The app that the test asks forgets them, because it hears nothing of rows that are written beside it. */
  keptAnswers?: KeptAnswers
}
