import { S3mini, S3ServiceError } from 's3mini'
import type { BucketAccess } from '../config/config.ts'
import { SECOND } from '../durations.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** How long an answer may take to begin. Its bytes may take longer; Node ends a stream that stands still for five minutes. */
const ANSWER_WITHIN = 15 * SECOND
/** Bytes a second. A store that takes an upload more slowly is as good as down. */
const SLOWEST_UPLOAD = 500_000

/** Refused by the store for a reason that does not pass by itself. */
export class BucketRefusal extends Error {
  override name = 'BucketRefusal'
  /** As the store calls it, such as `NoSuchKey`. */
  readonly code: string

  constructor(status: number, code: string) {
    super(`the object storage refused: ${status} ${code}`)
    this.code = code
  }
}

export interface Bucket {
  /** Asks the store; fails with StorageUnavailable or BucketRefusal only. */
  ask<Answer>(question: (client: S3mini) => Promise<Answer>): Promise<Answer>
}

export function openBucket({ address, region, accessKey, secretKey }: BucketAccess): Bucket {
  const client = new S3mini({
    endpoint: address,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    fetch: fetchInTime,
  })
  return {
    ask: (question) =>
      question(client).catch((error: unknown) => {
        throw failure(error)
      }),
  }
}

async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const size = init.body instanceof Blob ? init.body.size : 0
  const controller = new AbortController()
  const patience = ANSWER_WITHIN + (size / SLOWEST_UPLOAD) * SECOND
  const timer = setTimeout(() => controller.abort(new StorageUnavailable('no answer in time')), patience)
  try {
    // A redirection is an answer: a signature is good for one host only.
    return await fetch(input, { ...init, redirect: 'manual', signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** What passes by itself, or when the operator has put the key right. */
const PASSING = [401, 403, 408, 429]

function failure(error: unknown): StorageUnavailable | BucketRefusal {
  if (error instanceof StorageUnavailable) return error
  if (!(error instanceof S3ServiceError)) return new StorageUnavailable(networkReason(error))
  const { status, serviceCode = 'without a reason' } = error
  const isPassing = status >= 500 || PASSING.includes(status)
  return isPassing
    ? new StorageUnavailable(`${status} ${serviceCode}`)
    : new BucketRefusal(status, serviceCode)
}

/** The innermost code: `fetch` wraps the error of the socket. */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? networkReason(error.cause) : error.message
}
