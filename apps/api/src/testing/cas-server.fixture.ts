import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

interface Issued {
  service: string
  user: string
  attributes: Record<string, string[]>
  /** The person has just typed a password there. */
  isNew: boolean
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A server of CAS 3: it gives out tickets for a service, and says once whose each is. */
export async function aCasServer() {
  const tickets = new Map<string, Issued>()
  /** What it answers to a ticket, in the place of the truth. */
  let lie: string | null = null
  let isAway = false
  const server = createServer((request, response) => {
    if (isAway) return void response.writeHead(503).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cas')
    if (pathname !== '/cas/p3/serviceValidate') return void response.end('<form>')
    response.setHeader('content-type', 'application/xml').end(lie ?? validated(searchParams))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cas`

  function validated(asked: URLSearchParams): string {
    const ticket = asked.get('ticket') ?? ''
    const issued = tickets.get(ticket)
    tickets.delete(ticket)
    if (issued === undefined) return failure('INVALID_TICKET')
    if (issued.service !== asked.get('service')) return failure('INVALID_SERVICE')
    if (asked.has('renew') && !issued.isNew) return failure('INVALID_TICKET')
    const attributes = Object.entries(issued.attributes).flatMap(([name, values]) =>
      values.map((value) => `<cas:${name}>${inXml(value)}</cas:${name}>`),
    )
    return inEnvelope(
      `<cas:authenticationSuccess><cas:user>${issued.user}</cas:user><cas:attributes>${attributes.join('')}</cas:attributes></cas:authenticationSuccess>`,
    )
  }

  return {
    url,
    /** The person signs in: where the browser goes back to from that address. */
    pass(address: string, user: string, attributes: Issued['attributes'], { isNew = true } = {}): URL {
      const service = new URL(address).searchParams.get('service') ?? ''
      const ticket = `ST-${randomUUID()}`
      tickets.set(ticket, { service, user, attributes, isNew })
      return new URL(`${service}&ticket=${ticket}`)
    },
    lies: (answer: string | null) => {
      lie = answer
    },
    goesAway: (away: boolean) => {
      isAway = away
    },
  }
}

export const inEnvelope = (content: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${content}</cas:serviceResponse>`

const failure = (code: string) =>
  inEnvelope(`<cas:authenticationFailure code="${code}">no</cas:authenticationFailure>`)
