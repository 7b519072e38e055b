import { loggedAddress } from '@diatrivi/contract/logged-address'
import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { currentRequestId } from './request-context.ts'

export type { Logger } from 'pino'

/** Fields that are removed from the log, if an object with one is ever logged. */
const SECRETS = [
  'password',
  'oldpass',
  'newpass',
  'jwt_token',
  'token',
  'key',
  'authorization',
  'passwordHash',
]

interface LoggedRequest {
  method: string
  url: string
}

/**
 * One line of JSON an event, with the id of the request that caused it. Bodies are never logged; of a request only its
 * method and its redacted address are.
 */
export function createLogger({ level }: { level: string }, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: (_facts: object, _level: number, logger: Logger) => (logger === log ? causeOf() : {}),
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: {
      req: ({ method, url }: LoggedRequest) => ({ method, url: loggedAddress(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: describeError,
    },
  }
  // Its children are those of requests, which have the id already.
  const log: Logger = destination === undefined ? pino(options) : pino(options, destination)
  return log
}

function causeOf(): { reqId?: string } {
  const reqId = currentRequestId()
  return reqId === undefined ? {} : { reqId }
}
