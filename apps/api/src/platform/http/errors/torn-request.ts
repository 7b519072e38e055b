import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_STATUS } from '@diatrivi/contract/errors'
import { Refusal } from '../../refusal/refusal.ts'
import { HEADERS_OF_NO_REQUEST } from '../content-policy.ts'
import { errorBody } from './error-body.ts'

/**
 * Refuses what never became a request, because its head is torn, too long or too slow, or its body never ended, in the shape of every
 * refusal. The caller is unknown, so the language is Greek.
 */
export function answerTornRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_too_slow' : 'malformed_body'
  const status = ERROR_STATUS[code]
  const text = JSON.stringify(errorBody(new Refusal(code), 'el', randomUUID()))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...Object.entries(HEADERS_OF_NO_REQUEST).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
