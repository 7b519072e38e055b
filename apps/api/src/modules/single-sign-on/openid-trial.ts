import type { SignInFinding } from '@diatrivi/domain/account/institutional-sign-in'
import * as client from 'openid-client'
import type { SingleSignOn } from '../../platform/config/single-sign-on.ts'
import { isAway, isOfAnother } from './provider-away.ts'

const TIMEOUT_SECONDS = 10

/** Reads what the provider says of itself, as the first sign-in would. */
export async function tryOpenid(settings: NonNullable<SingleSignOn['oidc']>): Promise<SignInFinding> {
  const { issuer, clientId } = settings
  try {
    const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    })
    const { response_types_supported: kinds } = found.serverMetadata()
    return kinds?.includes('code') === false ? 'no_code_flow' : 'fits'
  } catch (error) {
    if (isAway(error)) return 'no_answer'
    return isOfAnother(error) ? 'other_issuer' : 'not_a_provider'
  }
}
