import type { SignInFinding } from '@diatrivi/domain/people/account/institutional-sign-in'
import type { SingleSignOn } from '../../../../platform/config/single-sign-on.ts'
import { discover } from './openid-discovery.protocol.ts'
import { isAway, isOfAnother } from './provider-away.protocol.ts'

/** Reads what the provider says of itself, as the first sign-in would. */
export async function tryOpenid(settings: NonNullable<SingleSignOn['oidc']>): Promise<SignInFinding> {
  try {
    const { response_types_supported: kinds } = await discover(settings)
    return kinds?.includes('code') === false ? 'no_code_flow' : 'fits'
  } catch (error) {
    if (isAway(error)) return 'no_answer'
    return isOfAnother(error) ? 'other_issuer' : 'not_a_provider'
  }
}
