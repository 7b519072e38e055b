import type { Absence } from '@diatrivi/domain/department/staff/staff'
import { canStaff } from '@diatrivi/domain/department/staff/staff.policy'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import { type Page, type PageWindow, readCapped } from '../../../../platform/paging.ts'
import { enforce, enforceVersion, found } from '../../../../platform/refusal/refusal.ts'
import { writeOutsideAbsences } from './outside-absence.repository.ts'
import { countOutsideMembers, listOutsideMembers, type OutsideMemberRow } from './outside-members.queries.ts'
import { lockOutsidePerson } from './outside-person.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
}

/** What the office of a department keeps of members without an account: docs/regulation.md#staff */
export function outsideMembers({ db, clock }: Dependencies) {
  return {
    list: (actor: MemberActor, window: PageWindow | null): Promise<Page<OutsideMemberRow[]>> =>
      readCapped(
        window,
        (rows) => listOutsideMembers(db, actor.departmentId, rows),
        () => countOutsideMembers(db, actor.departmentId),
      ),

    setAbsences: (
      actor: MemberActor,
      personId: number,
      absences: readonly Absence[],
      ifMatch: number | null,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const person = found(await lockOutsidePerson(tx, personId))
        enforce(canStaff.setOutsideAbsences(actor, person))
        enforceVersion(ifMatch, person)
        await writeOutsideAbsences(tx, personId, absences, clock.now())
      }),
  }
}

export type OutsideMembers = ReturnType<typeof outsideMembers>
