import type { Absence, StaffFields } from '@diatrivi/domain/department/staff/staff'
import { canStaff } from '@diatrivi/domain/department/staff/staff.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import { findByUsername, lockAccount } from '../../people/account/account.queries.ts'
import { countStaff, listStaff, type StaffRow } from './staff.queries.ts'
import { deleteStaff, findStaffVersion, writeStaff } from './staff.repository.ts'

/** Theses in progress, and seats in committees of such. */
export interface Work {
  supervises: number
  sits: number
}

/** Reads how much each instructor has to do, from tables that lie above this module. */
export interface Works {
  countWork: (db: Reader, accountIds: readonly number[]) => Promise<Map<number, Work>>
}

interface Dependencies {
  db: Db
  clock: Clock
  works: Works
}

const NO_WORK: Work = { supervises: 0, sits: 0 }

/** What the office of a department keeps of its instructors: docs/regulation.md#staff. */
export function staffService({ db, clock, works }: Dependencies) {
  return {
    async list(
      actor: MemberActor,
      search: string,
      window: PageWindow | null,
    ): Promise<Page<(StaffRow & Work)[]>> {
      const { items, total } = await readCapped(
        window,
        (rows) => listStaff(db, actor.departmentId, search, rows),
        () => countStaff(db, actor.departmentId, search),
      )
      const counted = await works.countWork(
        db,
        items.map(({ accountId }) => accountId),
      )
      return { items: items.map((row) => ({ ...row, ...(counted.get(row.accountId) ?? NO_WORK) })), total }
    },

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
