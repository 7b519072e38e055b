import { PAGES } from '@diatrivi/contract/web-addresses'
import type { SignInFinding } from '@diatrivi/domain/people/account/institutional-sign-in'
import { casProvider } from '../../modules/people/single-sign-on/cas/cas-provider.protocol.ts'
import { providerTrial } from '../../modules/people/single-sign-on/provider-trial.service.ts'
import { samlProvider } from '../../modules/people/single-sign-on/saml/saml-provider.protocol.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { webLinks } from '../../platform/mail/web-links.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('sign-in')

/** What is wrong with a provider, and the way out. */
const FAULTS: Record<Exclude<SignInFinding, 'fits'>, string> = {
  no_answer:
    'does not answer, or offers no encryption that can be trusted: correct the setting, or let this machine reach it',
  not_a_provider: 'answers, and not as a provider: correct the setting',
  other_issuer: 'says that it is another issuer: set the name that it gives itself',
  no_code_flow: 'does not offer the code flow: ask its engineers for it',
  refuses_us: 'refuses our request: register this installation with it',
  other_certificate: 'signs by another certificate: set the one of today',
}

/** The providers of single sign-on, as the first run asks them. */
export async function checkProviders(config: Config, clock: Clock): Promise<Finding[]> {
  const { singleSignOn: settings, apiUrl, webOrigins } = config
  const { saml, cas, sessionFor } = settings
  const log = createLogger({ level: 'silent' })
  const origin = webOrigins[0] ?? apiUrl
  const links = webLinks(origin)
  const samlSpeaker = saml && samlProvider({ settings: saml, apiUrl, links, sessionFor, clock, log })
  const casSpeaker = cas && casProvider({ settings: cas, sessionFor, clock, log })
  const returnTo = `${origin}${PAGES.institutionalSignIn}`
  const tried = await providerTrial({ settings, samlSpeaker, casSpeaker, returnTo }).tryAll()
  return tried.map(({ address, finding }) =>
    finding === 'fits'
      ? fine(`The provider at ${address} fits.`)
      : wrong(`The provider at ${address} ${FAULTS[finding]} (docs/guides/single-sign-on.md).`),
  )
}
