import { canAdministration } from '@diatrivi/domain/work/administration/administration.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../../people/account/account.model.ts'
import { findByUsername, lockAccounts } from '../../people/account/account.queries.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import type { SecondFactorRemoval } from '../../people/account/second-factor/second-factor-removal.service.ts'
import type { AccountSessions } from '../../people/account/session/sessions.service.ts'
import { type AccessRow, findAccess } from './account-access.queries.ts'

interface Dependencies {
  db: Db
  accounts: AccountService
  sessions: AccountSessions
  secondFactorRemoval: SecondFactorRemoval
  securityLog: SecurityLog
  inspections: Inspections
}

/** What an administrator reads and decides about whether an account is let in. */
export function accountAccess({
  db,
  accounts,
  sessions,
  secondFactorRemoval,
  securityLog,
  inspections,
}: Dependencies) {
  return {
    async read(actor: SessionActor, username: string): Promise<{ account: AccessRow; sessions: number }> {
      const account = found(await findAccess(db, username))
      inspections.note(actor, 'account', account.id)
      return { account, sessions: (await sessions.listLive(account.id)).length }
    },

    /** Its theses and all else stay; its sessions end. Once more changes nothing. */
    setDisabled: (
      actor: SessionActor,
      username: string,
      isDisabled: boolean,
      { address }: Caller,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockBoth(tx, actor, username)
        enforce(canAdministration.disableAccount(actor, { accountId: subject.id }))
        if ((subject.disabledAt !== null) === isDisabled) return
        await accounts.setDisabled(tx, subject.id, isDisabled)
        if (isDisabled) await sessions.endAll(tx, subject.id)
        await securityLog.record(tx, {
          kind: isDisabled ? 'account_disabled' : 'account_enabled',
          accountId: actor.accountId,
          subjectId: subject.id,
          address,
        })
      }),

    endSessions: (actor: SessionActor, username: string, { address }: Caller): Promise<void> =>
      db.transaction(async (tx) => {
        const { id } = await lockBoth(tx, actor, username)
        // The session that asks stays when administrators end their own.
        await sessions.endAll(tx, id, actor.sessionId)
        await securityLog.record(tx, {
          kind: 'sessions_ended',
          accountId: actor.accountId,
          subjectId: id,
          address,
        })
      }),

    /** For a person who lost it. Once more changes nothing. */
    takeSecondFactorOff: (actor: SessionActor, username: string, { address }: Caller): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockBoth(tx, actor, username)
        enforce(canAdministration.takeSecondFactorOff(actor, { accountId: subject.id }))
        if (!(await secondFactorRemoval.takeOff(tx, subject))) return
        await securityLog.record(tx, {
          kind: 'second_factor_taken_off',
          accountId: actor.accountId,
          subjectId: subject.id,
          address,
        })
      }),
  }
}

/** The administrator must still be let in when it is done, so that two cannot disable each other. */
async function lockBoth(tx: Tx, actor: SessionActor, username: string): Promise<AccountRow> {
  const { id } = found(await findByUsername(tx, username))
  const locked = await lockAccounts(tx, [actor.accountId, id], 'no key update')
  const administrator = locked.find((account) => account.id === actor.accountId)
  if (administrator === undefined || administrator.disabledAt !== null) throw new Refusal('unauthenticated')
  return found(locked.find((account) => account.id === id))
}

export type AccountAccess = ReturnType<typeof accountAccess>
