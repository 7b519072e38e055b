import * as client from 'openid-client'
import type { SingleSignOn } from '../../../../platform/config/single-sign-on.ts'

export const TIMEOUT_SECONDS = 10

/** Plain HTTP is for a provider on this machine; the settings admit no other. */
export const isPlainHttp = (issuer: string) => issuer.startsWith('http:')

/** What the provider says of itself. Throws what `openid-client` throws. */
export async function discover({
  issuer,
  clientId,
}: NonNullable<SingleSignOn['oidc']>): Promise<client.ServerMetadata> {
  const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: isPlainHttp(issuer) ? [client.allowInsecureRequests] : [],
  })
  return found.serverMetadata()
}
