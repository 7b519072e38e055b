import type { Caller } from '../../../../platform/caller.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { Refusal } from '../../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../../platform/security-log/security-log.ts'
import type { AccountRow } from '../account.model.ts'
import { updateAccount } from '../account.repository.ts'
import type { ProviderSession } from '../provider-session.model.ts'
import type { AccountSessions } from './sessions.service.ts'

interface Dependencies {
  clock: Clock
  sessions: AccountSessions
  securityLog: SecurityLog
}

/** What every way to sign in ends with, for an account that is locked. */
export function newSessions({ clock, sessions, securityLog }: Dependencies) {
  return {
    /** Said only to a person who knows the password, or whom the provider has named. */
    refuseDisabled({ id: accountId, disabledAt }: AccountRow, { address }: Caller): void {
      if (disabledAt === null) return
      securityLog.count({ kind: 'sign_in_disabled', accountId, address })
      throw new Refusal('account_disabled')
    },

    /** Returns the token. */
    async open(
      tx: Tx,
      { id: accountId, isActive, isNewcomer }: AccountRow,
      { address, userAgent }: Caller,
      providerSession: ProviderSession | null = null,
    ): Promise<string> {
      const by = providerSession === null ? {} : { detail: providerSession.provider }
      await securityLog.record(tx, { kind: 'signed_in', accountId, address, ...by })
      const kind = isActive ? 'full' : 'activation'
      if (isActive && isNewcomer) await updateAccount(tx, accountId, { isNewcomer: false }, clock.now())
      return sessions.open(tx, { accountId, kind, userAgent, providerSession })
    },
  }
}

export type NewSessions = ReturnType<typeof newSessions>
