import type { Role } from '@diatrivi/domain/people/account/role'
import { canAdministration } from '@diatrivi/domain/work/administration/administration.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import type { Files } from '../../../platform/storage/files.ts'
import { countSeatsOf } from '../../examination/committee/committee.queries.ts'
import { findByUsername, lockAccounts } from '../../people/account/account.queries.ts'
import type { InterestEnding } from '../../thesis/interest/interest-ending.service.ts'
import { countThesesOf } from '../../thesis/thesis/thesis.queries.ts'
import { countPastAssignmentsOf } from '../../thesis/todo-list/past-assignment.queries.ts'
import type { TodoListEnding } from '../../thesis/todo-list/todo-list-ending.service.ts'

/** Deletes an account, or closes it where others rely on what it did. */
export interface AccountEnding {
  end(tx: Tx, accountId: number): Promise<unknown>
}

interface Dependencies {
  files: Files
  accountEnding: AccountEnding
  interestEnding: InterestEnding
  listEnding: TodoListEnding
  securityLog: SecurityLog
}

/** Deletes a person who has, and had, no thesis; the account is closed where others rely on what it did. */
export function userDeletion({
  files,
  accountEnding,
  interestEnding,
  listEnding,
  securityLog,
}: Dependencies) {
  return {
    delete: (actor: SessionActor, username: string, { address }: Caller): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        const person = found(await findByUsername(tx, username))
        const { id: accountId } = person
        const { cvFileId } = await lockBoth(tx, actor, person)
        // Own ones, assigned ones, and those that were given back.
        const theses = (await countThesesOf(tx, accountId)) + (await countPastAssignmentsOf(tx, accountId))
        enforce(
          canAdministration.deleteUser(actor, {
            accountId,
            theses,
            seats: await countSeatsOf(tx, accountId),
          }),
        )
        await interestEnding.withdrawAllOf(tx, accountId, actor.accountId)
        await listEnding.deleteTemplatesOf(tx, accountId)
        await accountEnding.end(tx, accountId)
        if (cvFileId !== null) await transactionFiles.discard(cvFileId)
        await securityLog.record(tx, {
          kind: 'account_deleted',
          accountId: actor.accountId,
          subjectId: accountId,
          address,
          detail: `username ${username}`,
        })
      }),
  }
}

/**
 * The administrator must still exist when it is done, so that two administrators cannot delete each other.
 * The lock of a student stops no notice, because this transaction waits for theses next, and a transaction that has
 * locked such a thesis may be writing a notice. The lock of another user also stops a new thesis: no transaction that
 * waits for it has locked what this one waits for.
 */
async function lockBoth(tx: Tx, actor: SessionActor, { id: userId, role }: { id: number; role: Role }) {
  const strength = role === 'student' ? 'no key update' : 'update'
  const locked = await lockAccounts(tx, [actor.accountId, userId], strength)
  const living = locked.filter(({ closedAt }) => closedAt === null)
  if (!living.some(({ id }) => id === actor.accountId)) throw new Refusal('unauthenticated')
  return found(living.find(({ id }) => id === userId))
}

export type UserDeletion = ReturnType<typeof userDeletion>
