import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, vi } from 'vitest'

export interface Received {
  headers: Record<string, string>
  body: string
}

type Answer = (received: Received, response: ServerResponse) => void

const took: Answer = (_received, response) => void response.writeHead(204).end()

/** A system that is notified, as a real server: it keeps what came and answers as the test says. */
export async function startReceiver() {
  const received: Received[] = []
  let answer: Answer = took
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one = { headers: request.headers as Record<string, string>, body }
      received.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers: (next: Answer = took) => {
      answer = next
    },
    answersWith: (status: number, text = '', headers: Record<string, string> = {}) => {
      answer = (_one, response) => void response.writeHead(status, headers).end(text)
    },
    payloads: () => received.map(({ body }) => JSON.parse(body)),
    clear: () => {
      received.length = 0
      answer = took
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Whether the library of the standard takes it, at the moment that the receiver's clock shows. */
export function isSignedWith(secret: string, { headers, body }: Received, now: Date): boolean {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  try {
    new Verifier(secret).verify(body, headers)
    return true
  } catch {
    return false
  } finally {
    vi.useRealTimers()
  }
}
