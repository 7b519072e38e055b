import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@diatrivi/contract/creating-calls'
import type { Parts } from './test-client.ts'

export const aKey = () => randomUUID()

/** The same call under a key. */
export function keyed<Call extends Parts>(key: string, call: Call): Call {
  return { ...call, headers: { ...call.headers, [IDEMPOTENCY_HEADER]: key } }
}
