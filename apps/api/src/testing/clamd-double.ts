import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll } from 'vitest'

export interface ClamdDouble {
  /** As `CLAMAV_URL` names it. */
  url: string
  port: number
  /** The bytes of each file that it was sent, put together again. */
  received: Buffer[]
}

/**
 * A server that understands the command INSTREAM to the byte and answers as the test says; null ends the connection
 * without an answer. What a real clamd does is proven by `npm run reliability -w @diatrivi/proofs -- scanner`.
 */
export async function clamdThatAnswers(answer: (bytes: Buffer) => string | null): Promise<ClamdDouble> {
  const received: Buffer[] = []
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece])
      const bytes = fileIn(sent)
      if (bytes === null) return
      received.push(bytes)
      const said = answer(bytes)
      if (said === null) socket.end()
      else socket.end(`${said}\0`)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `tcp://127.0.0.1:${port}`, port, received }
}

const COMMAND = Buffer.from('zINSTREAM\0')

/** Null until the piece of length nothing has come. */
function fileIn(sent: Buffer): Buffer | null {
  if (sent.length < COMMAND.length) return null
  if (!sent.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('not the command INSTREAM')
  const pieces: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
