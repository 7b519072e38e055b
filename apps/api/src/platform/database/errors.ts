/**
 * What the database refused, without the values: PostgreSQL's details and Drizzle's messages repeat what people
 * wrote, so that neither may be logged or sent.
 */
export type DatabaseProblem =
  /** Not reachable, stopping, or without a free connection: passes by itself. */
  | { kind: 'unavailable' }
  /** Waited too long, or lost against another change again and again: passes by itself. */
  | { kind: 'busy' }
  /** A rule of the tables that has a name: the caller may know what it means. */
  | { kind: 'duplicate' | 'reference' | 'check'; constraint: string | undefined }
  /** A value that its column cannot hold. */
  | { kind: 'value' }
  /** A mistake in our code. */
  | { kind: 'fault' }

/** Absent: the error does not come from the database. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  const cause = driverError(error)
  if (cause === undefined) return undefined
  if (isConnectionFailure(cause)) return { kind: 'unavailable' }
  return problemOfState(cause)
}

/** The name of the violated constraint or unique index, for a service that knows what it stands for. */
export function violatedConstraint(error: unknown): string | undefined {
  const problem = databaseProblem(error)
  return problem && 'constraint' in problem ? problem.constraint : undefined
}

/** Whether repeating the whole transaction may succeed: it collided with another, and nothing of it was kept. */
export function isCollision(error: unknown): boolean {
  const state = driverError(error)?.code
  return state === '40001' || state === '40P01'
}

/** Whether the server takes no writes, so that its connection is of no use. */
export function isReadOnlyServer(error: unknown): boolean {
  return driverError(error)?.code === READ_ONLY
}

export interface DatabaseErrorRecord {
  kind: DatabaseProblem['kind']
  code: string | undefined
  constraint: string | undefined
  table: string | undefined
  /** With placeholders instead of values. */
  query: string | undefined
}

/** What may be logged of it. */
export function databaseErrorRecord(error: unknown): DatabaseErrorRecord | undefined {
  const cause = driverError(error)
  const problem = databaseProblem(error)
  if (cause === undefined || problem === undefined) return undefined
  const { code, constraint, table } = cause
  return { kind: problem.kind, code, constraint, table, query: queryOf(error) }
}

/** The fields of errors of `pg` and the system that we use. */
interface DriverError {
  message: string
  code: string | undefined
  syscall: string | undefined
  severity: string | undefined
  constraint: string | undefined
  table: string | undefined
}

function problemOfState({ code = '', constraint }: DriverError): DatabaseProblem {
  switch (code) {
    case '23505':
    case '23P01':
      return { kind: 'duplicate', constraint }
    case '23503':
    case '23001':
      return { kind: 'reference', constraint }
    case '23514':
      return { kind: 'check', constraint }
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
    case '25P03':
      return { kind: 'busy' }
    default:
      return { kind: code.startsWith('22') ? 'value' : 'fault' }
  }
}

/** A server that takes no writes: it was made a standby, or told so. Another one may take them. */
const READ_ONLY = '25006'

/** States of PostgreSQL in which no client is served; classes of two letters end in a star. */
const UNAVAILABLE_STATES = [
  '08*',
  READ_ONLY,
  '53*',
  '57P01',
  '57P02',
  '57P03',
  '58000',
  '58030',
  '28*',
  '3D000',
]

/** Errors of the driver itself carry no code, only these words. */
const LOST_CONNECTION =
  /^(Connection terminated|No server of the database takes writes|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end)/

const SOCKET_FAILURES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']
const LOOKUP_FAILURES = ['ENOTFOUND', 'EAI_AGAIN']

function isConnectionFailure({ code, message, syscall }: DriverError): boolean {
  if (code === undefined) return LOST_CONNECTION.test(message)
  if (SOCKET_FAILURES.includes(code) || LOOKUP_FAILURES.includes(code)) return true
  // A missing socket; the same code on a file means something else.
  if (syscall === 'connect') return true
  return UNAVAILABLE_STATES.some((state) =>
    state.endsWith('*') ? code.startsWith(state.slice(0, -1)) && code.length === 5 : code === state,
  )
}

/** The driver's own error inside what was thrown, when there is one: Drizzle wraps it, a pool may not. */
function driverError(error: unknown): DriverError | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth += 1) {
    const candidate = asDriverError(current)
    if (candidate) return candidate
    current = current.cause
  }
  return undefined
}

function asDriverError(error: Error): DriverError | undefined {
  const read = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  const candidate = {
    message: error.message,
    code: read('code'),
    syscall: read('syscall'),
    severity: read('severity'),
    constraint: read('constraint'),
    table: read('table'),
  }
  const isFromServer = candidate.severity !== undefined && candidate.code?.length === 5
  return isFromServer || isConnectionFailure(candidate) ? candidate : undefined
}

function queryOf(error: unknown): string | undefined {
  const query: unknown = error instanceof Error ? Reflect.get(error, 'query') : undefined
  return typeof query === 'string' ? query : undefined
}
