import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER, isCreatingCall, isIdempotencyKey } from '@diatrivi/contract/creating-calls'
import type { RouteName } from '@diatrivi/contract/routes'
import type { FastifyRequest } from 'fastify'
import type { SessionActor } from '../../auth/session-actor.ts'
import type { KeyedCall } from '../../keyed-calls/keyed-call.ts'
import { invalidFields } from '../../refusal/refusal.ts'
import type { UploadedFile } from '../../upload.ts'
import type { RawInput } from './read-input.ts'

/** The key of a creating call; null without one, and where nothing is created. */
export function idempotencyKey(request: FastifyRequest, name: RouteName): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (key === undefined || !isCreatingCall(name)) return null
  if (typeof key !== 'string' || !isIdempotencyKey(key)) {
    throw invalidFields({ [IDEMPOTENCY_HEADER]: 'invalid_key' })
  }
  return key
}

interface Asked {
  name: RouteName
  actor: SessionActor | null
  /** As the schemas understand it: the token, spellings and the order of fields are no part of what is asked. */
  input: RawInput
  file: UploadedFile | null
}

/** Null where the caller named no key. */
export function keyedCall(key: string | null, { name, actor, input, file }: Asked): KeyedCall | null {
  if (key === null || actor === null) return null
  const upload = file && [file.contentHash, file.name]
  const asked = JSON.stringify([name, input.params, input.query, input.body, upload])
  return { accountId: actor.accountId, key, request: createHash('sha256').update(asked).digest('hex') }
}
