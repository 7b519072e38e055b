import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { Refusal } from '../../refusal/refusal.ts'
import { errorBody } from './error-body.ts'

/**
 * Refuses what never became a request, because its head is torn or too long or its body never ended, in the shape of every
 * refusal. The caller is unknown, so the language is Greek.
 */
export function answerTornRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const text = JSON.stringify(errorBody(new Refusal('malformed_body'), 'el', randomUUID()))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
