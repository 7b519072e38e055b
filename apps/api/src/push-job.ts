import type { ApiPlatform } from './create-platform.ts'
import { pushKeys } from './modules/people/account/push-subscription/push-keys.service.ts'
import { pushSubscriptions } from './modules/people/account/push-subscription/push-subscriptions.service.ts'
import { pushSending, type ReplacedByTests } from './modules/thesis/notice/push/push.module.ts'
import { sealedSecretsOf } from './platform/auth/sealed-secrets.ts'
import type { TurnWorker } from './platform/jobs/turn-worker.ts'

type ForKeys = Pick<ApiPlatform, 'config' | 'db' | 'clock' | 'log' | 'secret' | 'previousSecret'>
type ForSending = ForKeys & Pick<ApiPlatform, 'links'>

const keysOf = (platform: ForKeys) =>
  pushKeys({ ...platform, sealed: sealedSecretsOf(platform, 'diatrivi push') })

/** Before the API answers: the first start makes the key pair. */
export const ensurePushKeys = (platform: ForKeys): Promise<void> => keysOf(platform).ensure()

/** Sends pushed notices, to the browsers that the accounts keep. */
export function pushJob(platform: ForSending, replaced?: ReplacedByTests): TurnWorker {
  const services = { keys: keysOf(platform), subscriptions: pushSubscriptions(platform) }
  return pushSending(platform, services, replaced)
}
