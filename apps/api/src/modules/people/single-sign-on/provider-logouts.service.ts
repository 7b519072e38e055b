import type { Caller } from '../../../platform/caller.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { SecurityLog } from '../../../platform/security-log/security-log.ts'
import type { ProviderSessionName } from '../account/provider-session.model.ts'
import type { AccountSessions } from '../account/session/sessions.service.ts'
import type { CasProvider } from './cas/cas-provider.protocol.ts'
import type { OpenidProvider } from './openid/openid-provider.protocol.ts'
import { ProviderRefused } from './provider.model.ts'
import type { LogoutMessage } from './saml/saml-logout.protocol.ts'
import type { SamlProvider } from './saml/saml-provider.protocol.ts'

interface Dependencies {
  config: Pick<Config, 'webOrigins'>
  links: WebLinks
  sessions: AccountSessions
  securityLog: SecurityLog
}

/** A provider says that it has signed a person out: what it opened here ends. */
export function providerLogouts({ config, links, sessions, securityLog }: Dependencies) {
  const end = (named: ProviderSessionName, { address }: Caller) =>
    sessions.endOfProvider(named, (tx, accountId) =>
      securityLog.record(tx, { kind: 'signed_out', accountId, address, detail: 'by the provider' }),
    )

  function refuse({ address }: Caller): void {
    securityLog.count({ kind: 'institution_refused', accountId: null, address, detail: 'logout_refused' })
  }

  return {
    /** From server to server. False where the message does not hold. */
    async takeMessage(
      provider: OpenidProvider | CasProvider,
      message: string,
      caller: Caller,
    ): Promise<boolean> {
      try {
        await end(await provider.readLogout(message), caller)
        return true
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        refuse(caller)
        return false
      }
    },

    /** By the browser, which goes back to the provider with our answer. */
    async takeRequest(provider: SamlProvider, message: LogoutMessage, state: string | null, caller: Caller) {
      try {
        const { named, answer } = await provider.readLogout(message)
        await end(named, caller)
        return await answer(state ?? '')
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        refuse(caller)
        return links.home()
      }
    },

    /** The provider has ended the session that was ended here before: the browser comes home. */
    home: (state: string | null): string => {
      const origin = config.webOrigins.find((one) => `${one}/` === state)
      return origin === undefined ? links.home() : `${origin}/`
    },
  }
}

export type ProviderLogouts = ReturnType<typeof providerLogouts>
