import { sealedSecretsOf } from '../../../platform/auth/sealed-secrets.ts'
import { type TurnWorker, turnWorker } from '../../../platform/jobs/turn-worker.ts'
import { allowedAddresses } from '../../../platform/outbound/allowed-addresses.ts'
import type { Platform } from '../../../platform/platform.ts'
import { webhookRoutes } from './webhook.routes.ts'
import { webhookService } from './webhook.service.ts'
import { webhookDelivering } from './webhook-delivering.service.ts'
import { webhookSecrets } from './webhook-secrets.protocol.ts'

type Needed = Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'links' | 'secret' | 'previousSecret'>

function partsOf(platform: Needed) {
  return {
    ...platform,
    secrets: webhookSecrets(sealedSecretsOf(platform, 'diatrivi webhook')),
    isAllowed: allowedAddresses(platform.config.webhookPrivateAddresses),
  }
}

/** What administrators do with subscriptions. What they are told is written by `webhook-events.service.ts`. */
export function webhookModule(platform: Platform) {
  return { handlers: webhookRoutes(webhookService(partsOf(platform)), platform.clock) }
}

/** Receivers that one process waits for at the same time. */
const AT_ONCE = 16

/** Sends what waits, in every process. */
export function webhookSending(platform: Needed & { answersWithin?: number }): TurnWorker {
  const { log, config } = platform
  return turnWorker(webhookDelivering(partsOf(platform)), {
    name: 'webhooks',
    log,
    pollEvery: config.mail.pollEvery,
    atOnce: AT_ONCE,
  })
}
