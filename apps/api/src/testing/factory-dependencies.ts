import type { PasswordHashing } from '../platform/auth/password-hashing.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/transaction.ts'
import type { Storage } from '../platform/storage/storage.ts'

export interface FactoryDependencies {
  db: Db
  clock: Clock
  storage: Storage
  passwords: PasswordHashing
}
