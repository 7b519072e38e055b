import { createHmac } from 'node:crypto'

/**
 * What tells this installation from others at its public address: the same in all its processes, and of no use to
 * others, for nothing leads from it back to the secret.
 */
export function installationId(secret: string): string {
  return createHmac('sha256', secret).update('the installation').digest('hex').slice(0, 24)
}
