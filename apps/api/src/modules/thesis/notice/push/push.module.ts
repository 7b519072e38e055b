import { type TurnWorker, turnWorker } from '../../../../platform/jobs/turn-worker.ts'
import { type AllowedAddresses, allowedAddresses } from '../../../../platform/outbound/allowed-addresses.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { PushKeys } from '../../../people/account/push-subscription/push-keys.service.ts'
import type { PushSubscriptions } from '../../../people/account/push-subscription/push-subscriptions.service.ts'
import { pushDelivering } from './push-delivering.service.ts'

type Needed = Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'links'>

interface Dependencies {
  keys: PushKeys
  subscriptions: PushSubscriptions
}

export interface ReplacedByTests {
  isAllowed?: AllowedAddresses
  answersWithin?: number
}

/** Services of browsers that one process waits for at the same time. */
const AT_ONCE = 8

/** Sends to browsers what waits for them, in every process. */
export function pushSending(
  platform: Needed,
  services: Dependencies,
  replaced: ReplacedByTests = {},
): TurnWorker {
  const { log, config, links } = platform
  const delivering = pushDelivering({
    ...platform,
    ...services,
    isAllowed: allowedAddresses(undefined),
    contact: contactOf(links.home(), config.mail.from),
    ...replaced,
  })
  return turnWorker(delivering, { name: 'push', log, pollEvery: config.mail.pollEvery, atOnce: AT_ONCE })
}

/** Services want an address of https or of mail. */
function contactOf(home: string, mailFrom: string): string {
  if (home.startsWith('https:')) return home
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}
