import { once } from 'node:events'
import type { LightMyRequestResponse } from 'fastify'

/** The first bytes of an answer that a test waits for. */
export type Received = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload' | 'rawPayload'>

/** The first event of a stream, which would never end by itself; the whole of a refusal. */
export async function beginningOfStream(response: LightMyRequestResponse): Promise<Received> {
  const stream = response.stream()
  const chunks: Buffer[] = []
  if (response.statusCode < 400) {
    const [first] = await once(stream, 'data')
    chunks.push(first)
    response.raw.res.destroy()
  } else {
    for await (const chunk of stream) chunks.push(chunk)
  }
  const rawPayload = Buffer.concat(chunks)
  return {
    statusCode: response.statusCode,
    headers: response.headers,
    payload: rawPayload.toString(),
    rawPayload,
  }
}
