import { randomUUID } from 'node:crypto'
import type { SignInFinding, SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'
import { type SingleSignOn, samlAddress } from '../../../platform/config/single-sign-on.ts'
import { tryOpenid } from './openid/openid-trial.ts'
import { ProviderUnavailable } from './provider.ts'
import type { SamlProvider } from './saml/saml-provider.ts'
import { trySaml } from './saml/saml-trial.ts'

interface ProviderTried {
  provider: SignInProvider
  /** What the settings say of it. */
  address: string
  finding: SignInFinding
}

interface Dependencies {
  settings: SingleSignOn
  samlSpeaker: SamlProvider | undefined
}

/** Asks each provider that is set what can be known without a person. */
export function providerTrial({ settings: { oidc, saml }, samlSpeaker }: Dependencies) {
  async function openid(): Promise<ProviderTried[]> {
    if (oidc === undefined) return []
    return [{ provider: 'oidc', address: oidc.issuer, finding: await tryOpenid(oidc) }]
  }

  async function samlFindings(): Promise<ProviderTried[]> {
    if (saml === undefined || samlSpeaker === undefined) return []
    const begun = { state: randomUUID(), nonce: '', codeVerifier: '', returnTo: '', provesSession: null }
    const address = samlAddress(saml)
    try {
      const [places, url] = [await samlSpeaker.places(), await samlSpeaker.begin(begun)]
      return [{ provider: 'saml', address, finding: await trySaml(saml.entityId, places, url) }]
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      return [{ provider: 'saml', address, finding: 'no_answer' }]
    }
  }

  return {
    tryAll: async (): Promise<ProviderTried[]> => (await Promise.all([openid(), samlFindings()])).flat(),
  }
}

export type ProviderTrial = ReturnType<typeof providerTrial>
