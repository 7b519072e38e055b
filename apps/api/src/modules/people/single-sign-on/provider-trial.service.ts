import { randomUUID } from 'node:crypto'
import type { SignInFinding, SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'
import { type SingleSignOn, samlAddress } from '../../../platform/config/single-sign-on.ts'
import type { CasProvider } from './cas/cas-provider.protocol.ts'
import { tryCas } from './cas/cas-trial.protocol.ts'
import { tryOpenid } from './openid/openid-trial.protocol.ts'
import { ProviderUnavailable } from './provider.model.ts'
import type { SamlProvider } from './saml/saml-provider.protocol.ts'
import { trySaml } from './saml/saml-trial.protocol.ts'

interface ProviderTried {
  provider: SignInProvider
  /** What the settings say of it. */
  address: string
  finding: SignInFinding
}

interface Dependencies {
  settings: SingleSignOn
  samlSpeaker: SamlProvider | undefined
  casSpeaker: CasProvider | undefined
  /** The page to which a browser would come back. */
  returnTo: string
}

/** A sign-in of no person, which the browser of none will finish. */
const aSignIn = (returnTo: string) => ({
  state: randomUUID(),
  nonce: '',
  codeVerifier: '',
  returnTo,
  provesSession: null,
})

/** Asks each provider that is set what can be known without a person. */
export function providerTrial({
  settings: { oidc, saml, cas },
  samlSpeaker,
  casSpeaker,
  returnTo,
}: Dependencies) {
  async function openid(): Promise<ProviderTried[]> {
    if (oidc === undefined) return []
    return [{ provider: 'oidc', address: oidc.issuer, finding: await tryOpenid(oidc) }]
  }

  async function samlFindings(): Promise<ProviderTried[]> {
    if (saml === undefined || samlSpeaker === undefined) return []
    const address = samlAddress(saml)
    try {
      const [places, url] = [await samlSpeaker.places(), await samlSpeaker.begin(aSignIn(returnTo))]
      return [{ provider: 'saml', address, finding: await trySaml(saml.entityId, places, url) }]
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      return [{ provider: 'saml', address, finding: 'no_answer' }]
    }
  }

  async function casFindings(): Promise<ProviderTried[]> {
    if (cas === undefined || casSpeaker === undefined) return []
    return [
      { provider: 'cas', address: cas.url, finding: await tryCas(await casSpeaker.begin(aSignIn(returnTo))) },
    ]
  }

  return {
    tryAll: async (): Promise<ProviderTried[]> =>
      (await Promise.all([openid(), samlFindings(), casFindings()])).flat(),
  }
}

export type ProviderTrial = ReturnType<typeof providerTrial>
