import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { afterAll } from 'vitest'
import { readPush } from '../../../../testing/push-browser.fixture.ts'

interface Arrived {
  headers: Record<string, string>
  message: unknown
}

interface Answer {
  status: number
  headers?: Record<string, string>
}

/**
 * The service of a browser, as a real server: it refuses what is not signed with the key that the browser was given, as
 * such services do, keeps the rest, and answers as the test says.
 *
 * @param key the public key of the installation
 */
export async function startPushService(key: string) {
  const arrived: Arrived[] = []
  const answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const headers = request.headers as Record<string, string>
    const isSigned = await isSignedBy(key, headers.authorization ?? '', url)
    if (!isSigned) return response.writeHead(403).end()
    arrived.push({ headers, message: readPush(Buffer.concat(chunks)) })
    const { status, headers: more } = answers.shift() ?? { status: 201 }
    return response.writeHead(status, more).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** The address of one browser there. */
    endpoint: (browser: string) => `${url}/send/${browser}`,
    arrived,
    answersOnce: (status: number, headers?: Record<string, string>) =>
      void answers.push({ status, ...(headers && { headers }) }),
    clear: () => {
      arrived.length = 0
      answers.length = 0
    },
  }
}

/** RFC 8292: a token of the installation for this service alone, for a day at most. */
async function isSignedBy(key: string, authorization: string, audience: string): Promise<boolean> {
  const [, token = '', named] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256')
  const proof = await jwtVerify(token, publicKey, { audience }).catch(() => null)
  return named === key && proof !== null && /^(?:https:|mailto:)/.test(String(proof.payload.sub))
}
