import type { ApiPlatform } from './create-platform.ts'
import { pushKeys } from './modules/people/account/push-subscription/push-keys.service.ts'
import { pushSubscriptions } from './modules/people/account/push-subscription/push-subscriptions.service.ts'
import { pushSending, type ReplacedByTests } from './modules/thesis/notice/push/push.module.ts'
import { sealedSecretsOf } from './platform/auth/sealed-secrets.ts'
import type { TurnWorker } from './platform/jobs/turn-worker.ts'

type Needed = Pick<ApiPlatform, 'config' | 'db' | 'clock' | 'log' | 'links' | 'secret' | 'previousSecret'>

/** Sends pushed notices, to the browsers that the accounts keep. */
export function pushJob(platform: Needed, replaced?: ReplacedByTests): TurnWorker {
  const keys = pushKeys({ ...platform, sealed: sealedSecretsOf(platform, 'diatrivi push') })
  return pushSending(platform, { keys, subscriptions: pushSubscriptions(platform) }, replaced)
}
