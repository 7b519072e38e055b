import type { SignInFinding } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { SingleSignOn } from '../../../../platform/config/single-sign-on.ts'
import { SECOND } from '../../../../platform/durations.ts'

const TIMEOUT = 10 * SECOND
/** The metadata of one provider have some ten kilobytes. */
const LONGEST_METADATA = 1_000_000

/**
 * Sends the provider a request as a sign-in would, and reads its metadata where its entity id is the address of them:
 * many are, and a certificate that was changed there is the usual reason why no person gets in.
 */
export async function trySaml(
  { entityId, certificate }: NonNullable<SingleSignOn['saml']>,
  requestUrl: string,
): Promise<SignInFinding> {
  const answer = await ask(requestUrl)
  if (answer === null) return 'no_answer'
  if (answer.status >= 400) return 'refuses_us'
  const certificates = await certificatesIn(entityId)
  if (certificates.length === 0) return 'fits'
  return certificates.includes(withoutBlanks(certificate)) ? 'fits' : 'other_certificate'
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

/** What is sent, as far as it is read: metadata of a whole federation are of no use here. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= LONGEST_METADATA) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '')
}
