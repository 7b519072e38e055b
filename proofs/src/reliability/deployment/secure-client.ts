import { type ClientHttp2Session, connect } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array
}

/** A browser's connection: HTTP/2 over TLS, asking for a public name at a port of this machine. */
export interface SecureClient {
  ask(path: string, asked?: Asked): Promise<Answer>
  /** The texts of a stream, as they come. */
  stream(path: string, headers: Record<string, string>): AsyncIterable<string>
  close(): void
}

export interface Place {
  name: string
  port: number
  certificate: string
  /** The address from which it asks, by which the security log tells people apart. */
  from: string
}

export async function secureClient({ name, port, certificate, from }: Place): Promise<SecureClient> {
  const session: ClientHttp2Session = connect(`https://${name}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress: from }),
        servername: name,
        ca: certificate,
        ALPNProtocols: ['h2'],
      }),
  })
  await new Promise<void>((resolve, reject) => session.once('connect', () => resolve()).once('error', reject))

  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const request = session.request({ ...headers, ':method': method, ':path': path })
        const chunks: Buffer[] = []
        let answered: Record<string, unknown> = {}
        request.on('response', (given) => {
          answered = given
        })
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('error', reject)
        request.on('end', () => {
          const { ':status': status, ...rest } = answered
          const texts = Object.entries(rest).map(([key, value]) => [key, String(value)])
          resolve({ status: Number(status), headers: Object.fromEntries(texts), body: Buffer.concat(chunks) })
        })
        request.end(body)
      }),
    stream: async function* (path, headers) {
      const request = session.request({ ...headers, ':path': path })
      request.setEncoding('utf8')
      request.end()
      for await (const text of request) yield text as string
    },
    close: () => session.destroy(),
  }
}
