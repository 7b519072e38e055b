import type { StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { writeCategories } from './staff.repository.ts'

/** The category of an instructor; null where it follows from the rank. */
export interface CategoryOfAccount {
  accountId: number
  category: StaffCategory | null
}

/** The categories that lists of instructors say: of many at once, in the transaction of the import. */
export function staffCategories({ clock }: { clock: Clock }) {
  return {
    /** The caller has locked the accounts. */
    write: (tx: Tx, categories: readonly CategoryOfAccount[]): Promise<void> =>
      writeCategories(tx, categories, clock.now()),
  }
}

export type StaffCategories = ReturnType<typeof staffCategories>
