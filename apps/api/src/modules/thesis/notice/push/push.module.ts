import { type TurnWorker, turnWorker } from '../../../../platform/jobs/turn-worker.ts'
import { type AllowedAddresses, isPublicAddress } from '../../../../platform/outbound/allowed-addresses.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { PushHandling } from '../notice.routes.ts'
import { pushDelivering } from './push-delivering.service.ts'

type Needed = Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'links'>

export interface ReplacedByTests {
  isAllowed?: AllowedAddresses
  answersWithin?: number
}

/** Services of browsers that one process waits for at the same time. */
const AT_ONCE = 8

/** Sends to browsers what waits for them, in every process. */
export function pushSending(
  platform: Needed,
  { pushKeys, pushSubscriptions }: PushHandling,
  replaced: ReplacedByTests = {},
): TurnWorker {
  const { log, config, links } = platform
  const delivering = pushDelivering({
    ...platform,
    keys: pushKeys,
    subscriptions: pushSubscriptions,
    isAllowed: isPublicAddress,
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
