import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Config } from '../../../platform/config/config.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import type { AccountSessions } from '../account/session/sessions.service.ts'
import { ProviderUnavailable } from './provider.model.ts'
import type { Providers } from './provider-trip.service.ts'

interface Dependencies {
  config: Config
  sessions: AccountSessions
  securityLog: SecurityLog
  providers: Providers
}

/** Ends the session here, and says where the browser ends it at the provider that opened it. */
export function institutionalSignOut({ config, sessions, securityLog, providers }: Dependencies) {
  return {
    /** Null where there is no such place, or no provider answers there. */
    async signOut(
      { sessionId, accountId }: SessionActor,
      origin: string,
      { address }: Caller,
    ): Promise<string | null> {
      if (!config.webOrigins.includes(origin)) throw invalidFields({ origin: 'invalid' })
      const opened = await sessions.findProviderSession(sessionId)
      await sessions.end(sessionId, (tx) =>
        securityLog.record(tx, { kind: 'signed_out', accountId, address }),
      )
      if (opened === null || opened.logoutHint === null) return null
      try {
        return (await providers[opened.provider]?.endSession(opened.logoutHint, `${origin}/`)) ?? null
      } catch (error) {
        if (error instanceof ProviderUnavailable) return null
        throw error
      }
    },
  }
}

export type InstitutionalSignOut = ReturnType<typeof institutionalSignOut>
