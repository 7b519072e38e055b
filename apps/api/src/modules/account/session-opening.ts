import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { Refusal } from '../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../platform/security-log/security-log.ts'
import type { AccountRow } from './account.model.ts'
import type { ProviderSession } from './provider-session.model.ts'
import type { AccountSessions } from './sessions.service.ts'

interface Dependencies {
  sessions: AccountSessions
  securityLog: SecurityLog
}

/** What every way to sign in ends with, for an account that is locked. */
export function sessionOpening({ sessions, securityLog }: Dependencies) {
  return {
    /** Said only to who knows the password, or whom the provider has named. */
    refuseDisabled({ id: accountId, disabledAt }: AccountRow, { address }: Caller): void {
      if (disabledAt === null) return
      securityLog.count({ kind: 'sign_in_disabled', accountId, address })
      throw new Refusal('account_disabled')
    },

    /** Returns the token. */
    async open(
      tx: Tx,
      { id: accountId, isActive }: AccountRow,
      { address, userAgent }: Caller,
      providerSession: ProviderSession | null = null,
    ): Promise<string> {
      const by = providerSession === null ? {} : { detail: providerSession.provider }
      await securityLog.record(tx, { kind: 'signed_in', accountId, address, ...by })
      const kind = isActive ? 'full' : 'activation'
      return sessions.open(tx, { accountId, kind, userAgent, providerSession })
    },
  }
}

export type SessionOpening = ReturnType<typeof sessionOpening>
