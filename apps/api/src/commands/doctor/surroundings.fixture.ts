import { once } from 'node:events'
import { createServer as createHttpServer, request, type Server } from 'node:http'
import { type AddressInfo, connect, createServer, type Server as SocketServer } from 'node:net'

export interface Surrounding {
  port: number
  close(): void
}

async function listening(server: Server | SocketServer): Promise<Surrounding> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** A web server with one page, whose clock may be wrong. */
export function aWebServer(date?: Date): Promise<Surrounding> {
  return listening(
    createHttpServer((_request, response) => {
      if (date !== undefined) response.setHeader('date', date.toUTCString())
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end('<!doctype html><title>Διατριβή</title>')
    }),
  )
}

/** A proxy that changes the name by which it was asked, or the moment of the answer. */
export function aProxyTo(port: number, { host, date }: { host?: string; date?: Date }): Promise<Surrounding> {
  return listening(
    createHttpServer((asked, response) => {
      const headers = { ...asked.headers, ...(host !== undefined && { host }) }
      request({ host: '127.0.0.1', port, path: asked.url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          ...(date !== undefined && { date: date.toUTCString() }),
        })
        answer.pipe(response)
      }).end()
    }),
  )
}

/** An API as a proxy lets it be seen, which answers 404 with a page of its own for the addresses that it hides. */
export function anApiBehind(hidden: RegExp, installation: string): Promise<Surrounding> {
  return listening(
    createHttpServer(({ url = '' }, response) => {
      if (hidden.test(url)) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
      else if (url === '/') response.setHeader('content-type', 'text/html').end('<!doctype html>')
      else response.end(JSON.stringify({ status: 'ok', installation }))
    }),
  )
}

/** Where PostgreSQL listens: a socket in a folder, or a port. */
export type ServerPlace = { path: string } | { host: string; port: number }

/** What PgBouncer does with a limit of time that a connection brings: it refuses the connection. */
export function aPoolerBefore(place: ServerPlace): Promise<Surrounding> {
  return listening(
    createServer((client) => {
      const server = connect(place)
      server.on('error', () => client.destroy())
      client.on('error', () => server.destroy())
      client.on('close', () => server.destroy())
      server.pipe(client)
      client.on('data', (bytes: Buffer) => {
        if (bytes.includes('statement_timeout\0')) client.end(refusal())
        else server.write(bytes)
      })
    }),
  )
}

/** An ErrorResponse of the protocol. */
function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
