import type { SignInFinding } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { SamlPlaces } from '../../../../platform/config/single-sign-on.ts'
import { SECOND } from '../../../../platform/durations.ts'
import { beginningOf, withoutBlanks } from './provider-metadata.protocol.ts'

const TIMEOUT = 10 * SECOND

/**
 * Sends the provider a request as a sign-in would, and reads its metadata where its entity id is the address of them:
 * many are, and a certificate that was changed there is the usual reason why no person gets in.
 */
export async function trySaml(
  entityId: string,
  { certificates: known }: SamlPlaces,
  requestUrl: string,
): Promise<SignInFinding> {
  const answer = await ask(requestUrl)
  if (answer === null) return 'no_answer'
  if (answer.status >= 400) return 'refuses_us'
  const certificates = await certificatesIn(entityId)
  if (certificates.length === 0) return 'fits'
  return certificates.some((one) => known.includes(one)) ? 'fits' : 'other_certificate'
}

/** Null where nothing comes. A redirection is an answer: it leads to the form of the sign-in. */
async function ask(url: string): Promise<Response | null> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
  } catch {
    return null
  }
}

/** The certificates in the metadata at an address; none where there are no metadata of that provider. */
async function certificatesIn(entityId: string): Promise<string[]> {
  if (!/^https?:/.test(entityId)) return []
  const answer = await ask(entityId)
  if (answer === null || !answer.ok) return []
  const metadata = await beginningOf(answer).catch(() => '')
  if (!metadata.includes(`entityID="${entityId}"`)) return []
  return [...metadata.matchAll(/<(?:[\w.-]+:)?X509Certificate>([^<]+)</g)].map(([, one = '']) =>
    withoutBlanks(one),
  )
}
