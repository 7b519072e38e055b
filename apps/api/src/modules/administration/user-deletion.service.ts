import type { Role } from '@diatrivi/domain/account/role'
import { canAdministration } from '@diatrivi/domain/administration/administration.policy'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import type { Page } from '../../platform/paging.ts'
import { type PageWindow, wholeList } from '../../platform/paging.ts'
import { refusing } from '../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found, Refusal } from '../../platform/refusal/refusal.ts'
import type { Files } from '../../platform/storage/files.ts'
import type { AddressChangeService } from '../account/address-change.service.ts'
import { INSTRUCTOR_REFUSALS } from '../account/instructor.presenter.ts'
import type { InstructorFields, InstructorRow, LockedUser } from '../account/instructor.repository.ts'
import * as users from '../account/instructor.repository.ts'
import type { InvitationService } from '../account/invitation.service.ts'
import type { DepartureService } from '../interest/interest-ending.service.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  invitations: InvitationService
  addressChanges: AddressChangeService
  departures: DepartureService
}

export function userService({ db, files, clock, invitations, addressChanges, departures }: Dependencies) {
  /**
   * Whoever deletes must still be there when it is done, so that two administrators cannot delete each other.
   * Of a student, whose theses are waited for next, the lock stops no notice: whoever has such a thesis may be writing
   * one. Of others, who are waited for by nobody who has what they wait for, it stops also a new thesis of theirs.
   */
  async function lockBoth(tx: Tx, actor: SessionActor, { id: userId, role }: { id: number; role: Role }) {
    const strength = role === 'student' ? 'no key update' : 'update'
    const locked = await users.lockUsers(tx, [actor.accountId, userId], strength)
    if (!locked.some(({ id }) => id === actor.accountId)) throw new Refusal('unauthenticated')
    return found(locked.find(({ id }) => id === userId))
  }

  return {
    async listInstructors(window: PageWindow | null): Promise<Page<InstructorRow[]>> {
      const items = await users.listInstructors(db, window)
      return window === null ? wholeList(items) : { items, total: await users.countInstructors(db) }
    },

    /** The person gets a mail with a link to choose the first password. */
    createInstructor: (fields: InstructorFields): Promise<number> =>
      refusing(INSTRUCTOR_REFUSALS, () =>
        db.transaction(async (tx) => {
          const id = await users.insertInstructor(tx, fields, clock.now())
          await invitations.inviteInstructor(tx, id)
          return id
        }),
      ),

    /** Whoever has not followed the invitation yet gets another one when it was wrong. */
    editInstructor: (username: string, fields: InstructorFields, ifMatch: number | null): Promise<void> =>
      refusing(INSTRUCTOR_REFUSALS, () =>
        db.transaction(async (tx) => {
          const user = found(await users.findUser(tx, username))
          if (user.role !== 'instructor') throw new Refusal('not_found')
          const before = found((await users.lockUsers(tx, [user.id]))[0])
          enforceVersion(ifMatch, before)
          await users.updateInstructor(tx, user.id, fields, clock.now())
          if (isInvitationOutdated(before, fields)) await invitations.inviteInstructor(tx, user.id)
          else if (before.email !== fields.email) await addressChanges.addressChanged(tx, before)
        }),
      ),

    delete: (actor: SessionActor, username: string): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        const person = found(await users.findUser(tx, username))
        const { id } = person
        const user = await lockBoth(tx, actor, person)
        enforce(
          canAdministration.deleteUser(actor, {
            accountId: id,
            theses: await users.countThesesOf(tx, id),
          }),
        )
        await departures.withdrawAllOf(tx, id, actor.accountId)
        await users.deleteTemplatesOf(tx, id)
        await users.deleteUser(tx, id)
        if (user.cvFileId !== null) await transactionFiles.discard(user.cvFileId)
      }),
  }
}

/** The letter names both: one that went to a wrong address, or under a wrong name, is sent again. */
function isInvitationOutdated(before: LockedUser, { email, username }: InstructorFields): boolean {
  return before.passwordHash === null && (before.email !== email || before.username !== username)
}

export type UserService = ReturnType<typeof userService>
