import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { countStaff, listStaff, type StaffRow } from '../../department/staff/staff.queries.ts'
import { countWork } from '../../examination/committee/candidate/candidate.queries.ts'

/** An instructor with the number of theses in progress, and of seats in committees of such. */
export interface StaffWithWork extends StaffRow {
  supervises: number
  sits: number
}

/** The instructors of a department as its office sees them: docs/regulation.md#staff. */
export function staffView({ db }: { db: Db }) {
  return {
    async list(
      actor: MemberActor,
      search: string,
      window: PageWindow | null,
    ): Promise<Page<StaffWithWork[]>> {
      const { items, total } = await readCapped(
        window,
        (rows) => listStaff(db, actor.departmentId, search, rows),
        () => countStaff(db, actor.departmentId, search),
      )
      const counted = await countWork(
        db,
        items.map(({ accountId }) => accountId),
      )
      const withWork = items.map((row) => ({ supervises: 0, sits: 0, ...row, ...counted.get(row.accountId) }))
      return { items: withWork, total }
    },
  }
}

export type StaffViewService = ReturnType<typeof staffView>
