import type { Absence, StaffFields } from '@diatrivi/domain/department/staff/staff'
import { canStaff } from '@diatrivi/domain/department/staff/staff.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import { findByUsername, lockAccount } from '../../people/account/account.queries.ts'
import { deleteStaff, findStaffVersion, writeStaff } from './staff.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
}

/** What the office of a department keeps of its instructors: docs/regulation.md#staff. */
export function staffService({ db, clock }: Dependencies) {
  return {
    edit: (
      actor: MemberActor,
      username: string,
      fields: StaffFields & { absences: readonly Absence[] },
      ifMatch: number | null,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const { id } = found(await findByUsername(tx, username))
        const person = found(await lockAccount(tx, id))
        enforce(canStaff.edit(actor, person))
        enforceVersion(ifMatch, await findStaffVersion(tx, id))
        await writeStaff(tx, id, fields, clock.now())
      }),

    /** In the transaction that closes the account. */
    forget: (tx: Tx, accountId: number): Promise<void> => deleteStaff(tx, accountId),
  }
}

export type StaffService = ReturnType<typeof staffService>
