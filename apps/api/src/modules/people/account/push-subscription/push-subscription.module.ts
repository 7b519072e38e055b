import { sealedSecretsOf } from '../../../../platform/auth/sealed-secrets.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { pushKeys } from './push-keys.service.ts'
import { pushSubscriptions } from './push-subscriptions.service.ts'

type Needed = Pick<Platform, 'config' | 'db' | 'clock' | 'secret' | 'previousSecret'>

/** What the requests of people, the start of the program and the worker that sends have in common. */
export function pushSubscriptionModule(platform: Needed) {
  return {
    pushKeys: pushKeys({ ...platform, sealed: sealedSecretsOf(platform, 'diatrivi push') }),
    pushSubscriptions: pushSubscriptions(platform),
  }
}
