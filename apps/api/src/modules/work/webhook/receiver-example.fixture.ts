import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const FIVE_MINUTES = 300

/** Whether we sent it: one of the signatures is right, and it is not an old one that is sent again. */
export function isGenuine(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  secret: string,
  now = Date.now() / 1000,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (Math.abs(now - Number(timestamp)) > FIVE_MINUTES) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one.replace(/^v1,/, ''), 'base64'))
    .some((one) => one.length === right.length && timingSafeEqual(one, right))
}

/** A receiver: it keeps what is genuine and new, and answers before it does anything with it. */
export function receiver(secret: string, keep: (event: { id: string; type: string }) => void) {
  const seen = new Set<string>()
  return createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    if (!isGenuine(request.headers, body, secret)) return response.writeHead(401).end()
    const event = JSON.parse(body)
    if (!seen.has(event.id)) keep(event)
    seen.add(event.id)
    return response.writeHead(204).end()
  })
}
