import type { Wire } from '@diatrivi/contract/endpoints'
import type { ErrorBody } from '@diatrivi/contract/errors'
import type { RouteName } from '@diatrivi/contract/routes'
import type { LightMyRequestResponse } from 'fastify'
import type { Received } from './beginning-of-stream.ts'

/** An answer of the API as a test reads it. */
export interface Answer<Name extends RouteName> {
  status: number
  headers: LightMyRequestResponse['headers']
  /** The body of a success; reading it fails when the request was refused. */
  readonly body: Wire<Name>['response']
  /** The body of a refusal; reading it fails when the request was not refused. */
  readonly error: ErrorBody
  text: string
  bytes: Buffer
}

export function answerOf<Name extends RouteName>(response: Received): Answer<Name> {
  const { statusCode: status, headers, payload: text, rawPayload: bytes } = response
  return {
    status,
    headers,
    text,
    bytes,
    get body(): Wire<Name>['response'] {
      if (status >= 400) throw new Error(`expected a success, got ${status}: ${text}`)
      const isJson = String(headers['content-type']).startsWith('application/json')
      // The server has checked it against this very type.
      return (isJson ? JSON.parse(text) : text) as Wire<Name>['response']
    },
    get error(): ErrorBody {
      if (status < 400) throw new Error(`expected a refusal, got ${status}: ${text}`)
      return JSON.parse(text)
    },
  }
}
