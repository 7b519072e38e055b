import type { ApiPlatform } from './create-platform.ts'
import { pushSubscriptionModule } from './modules/people/account/push-subscription/push-subscription.module.ts'
import { pushSending, type ReplacedByTests } from './modules/thesis/notice/push/push.module.ts'
import type { TurnWorker } from './platform/jobs/turn-worker.ts'

type Needed = Pick<ApiPlatform, 'config' | 'db' | 'clock' | 'log' | 'links' | 'secret' | 'previousSecret'>

/** Before the API answers: the first start makes the key pair. */
export const ensurePushKeys = (platform: Needed): Promise<void> =>
  pushSubscriptionModule(platform).pushKeys.ensure()

/** Sends pushed notices, to the browsers that the accounts keep. */
export const pushJob = (platform: Needed, replaced?: ReplacedByTests): TurnWorker =>
  pushSending(platform, pushSubscriptionModule(platform), replaced)
