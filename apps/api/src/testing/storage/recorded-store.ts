import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll } from 'vitest'
import type { BucketAccess } from '../../platform/config/config.ts'

interface RecordedAnswer {
  status: number
  code?: string
}

/** As OpenStack Swift's s3api gave them. What a real store does is proven by `proofs/src/reliability/storage`. */
export const RECORDED = {
  wrongSecret: { status: 403, code: 'SignatureDoesNotMatch' },
  wrongRegion: { status: 400, code: 'AuthorizationHeaderMalformed' },
  noBucket: { status: 404, code: 'NoSuchBucket' },
  noObject: { status: 404, code: 'NoSuchKey' },
  nodesDown: { status: 503, code: 'ServiceUnavailable' },
} as const satisfies Record<string, RecordedAnswer>

/** A server that gives one answer to everything; for how answers are understood, never for whether a store works. */
export async function storeThatAnswers(
  answer: RecordedAnswer,
): Promise<{ access: BucketAccess; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    request.resume()
    response.writeHead(answer.status, { 'content-type': 'application/xml' })
    response.end(answer.code && errorBody(answer.code))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { access: { address: `http://127.0.0.1:${port}/theses`, ...KEYS }, asked }
}

export const KEYS = { region: 'us-east-1', accessKey: 'theses:api', secretKey: 'kalimera' }

function errorBody(code: string): string {
  return `<?xml version='1.0' encoding='UTF-8'?>\n<Error><Code>${code}</Code><Message>Recorded.</Message></Error>`
}
