import { PAGES } from '@diatrivi/contract/web-addresses'
import type { Caller } from '../../../platform/caller.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AccountSessions } from '../account/session/sessions.service.ts'
import type { ProviderEntry } from '../account/sign-in/provider-entry.service.ts'
import { casProvider } from './cas/cas-provider.protocol.ts'
import { identitiesService } from './identities.service.ts'
import { institutionalEntrance } from './institutional-entrance.service.ts'
import { institutionalProof } from './institutional-proof.service.ts'
import { institutionalSignIn } from './institutional-sign-in.service.ts'
import { institutionalSignOut } from './institutional-sign-out.service.ts'
import { openidProvider } from './openid/openid-provider.protocol.ts'
import { providerLogouts } from './provider-logouts.service.ts'
import { providerTrial } from './provider-trial.service.ts'
import { type Providers, providerTrip } from './provider-trip.service.ts'
import { samlAnswers } from './saml/saml-answers.service.ts'
import type { LogoutMessage } from './saml/saml-logout.protocol.ts'
import { samlProvider } from './saml/saml-provider.protocol.ts'
import { singleSignOnRoutes } from './single-sign-on.routes.ts'

interface Others {
  providerEntries: ProviderEntry
}

/** Sign-in by the institution: docs/decisions/people/0040-sign-in-by-the-institution.md */
export function singleSignOnModule(
  platform: Platform & { sessions: AccountSessions },
  { providerEntries: entries }: Others,
) {
  const { config, clock, log } = platform
  const { oidc, saml, cas, sessionFor } = config.singleSignOn
  const openid = oidc && openidProvider({ settings: oidc, sessionFor, clock, log })
  const samlSpeaker = saml && samlProvider({ ...platform, settings: saml, apiUrl: config.apiUrl, sessionFor })
  const casSpeaker = cas && casProvider({ settings: cas, sessionFor, clock, log })
  const providers: Providers = {
    ...(openid && { oidc: openid }),
    ...(samlSpeaker && { saml: samlSpeaker }),
    ...(casSpeaker && { cas: casSpeaker }),
  }
  const identities = identitiesService(platform)
  const entrance = institutionalEntrance({ ...platform, entries, identities })
  const returnPage = (origin: string) => `${origin}${PAGES.institutionalSignIn}`
  const trip = providerTrip({ ...platform, providers, returnPage })
  const signIns = institutionalSignIn({ ...platform, trip, entrance })
  const proofs = institutionalProof({ ...platform, trip })
  const logouts = providerLogouts(platform)
  const signOuts = institutionalSignOut({ ...platform, providers })
  const trial = providerTrial({
    settings: config.singleSignOn,
    samlSpeaker,
    casSpeaker,
    returnTo: returnPage(config.webOrigins[0] ?? ''),
  })
  return {
    identities,
    handlers: singleSignOnRoutes({ signIns, signOuts, proofs, entrance, identities, trial }),
    /** Null where no provider of SAML is set. */
    saml: samlSpeaker
      ? {
          ...samlAnswers({ ...platform, provider: samlSpeaker }),
          signOut: (message: LogoutMessage, state: string | null, caller: Caller) =>
            logouts.takeRequest(samlSpeaker, message, state, caller),
          afterSignOut: logouts.home,
        }
      : null,
    /** Takes what a server of CAS sends us when it signs a person out; null where none is set. */
    casSignOut: casSpeaker
      ? (message: string, caller: Caller) => logouts.takeMessage(casSpeaker, message, caller)
      : null,
    /** Takes what a provider of OpenID Connect sends us when it signs a person out; null where none is set. */
    openidSignOut: openid
      ? (token: string, caller: Caller) => logouts.takeMessage(openid, token, caller)
      : null,
  }
}
