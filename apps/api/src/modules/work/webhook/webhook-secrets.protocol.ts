import { createHmac, randomBytes } from 'node:crypto'
import type { SealedSecrets } from '../../../platform/auth/sealed-secrets.ts'
import type { WebhookRow } from './webhook.repository.ts'

const SECRET_BYTES = 32
const PREFIX = 'whsec_'

/** As Standard Webhooks writes a secret, so that a receiver's library takes it as it is. */
export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
}

interface Signed {
  id: string
  at: Date
  body: string
}

type Keeper = Pick<WebhookRow, 'sealKey'>

/** The secrets of subscriptions, as the database keeps them and as they sign. */
export function webhookSecrets(sealed: SealedSecrets) {
  const ownerOf = ({ sealKey }: Keeper) => `webhook ${sealKey}`
  return {
    seal: (secret: string, keeper: Keeper): string => sealed.seal(secret, ownerOf(keeper)),

    /** The secret under the key of today; null where it is already. */
    resealed: (row: WebhookRow): string | null =>
      sealed.isCurrent(row.secret) ? null : sealed.seal(sealed.open(row.secret, ownerOf(row)), ownerOf(row)),

    /**
     * The three headers of Standard Webhooks. While a secret is being changed both sign, and a receiver looks for the one
     * that it knows. Throws where the key has been lost that they were sealed with.
     */
    headersFor(row: WebhookRow, { id, at, body }: Signed): Record<string, string> {
      const { secret, formerSecret, formerSecretUntil } = row
      const isFormerUsed = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > at
      const secrets = isFormerUsed ? [secret, formerSecret] : [secret]
      const timestamp = String(Math.floor(at.getTime() / 1000))
      const signatures = secrets.map((one) =>
        signature(sealed.open(one, ownerOf(row)), `${id}.${timestamp}.${body}`),
      )
      return {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      }
    },
  }
}

export type WebhookSecrets = ReturnType<typeof webhookSecrets>

/** One expression, as the standard has it; its own library checks it in our tests. */
function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
