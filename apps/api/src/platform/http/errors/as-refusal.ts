import type { ErrorCode } from '@diatrivi/contract/errors'
import { type DatabaseProblem, databaseProblem } from '../../database/errors.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { ScannerUnavailable } from '../../scanner/scanner-unavailable.ts'
import { BytesGone } from '../../storage/bytes-gone.ts'
import { BytesAltered } from '../../storage/checked-bytes.ts'
import { diskProblem } from '../../storage/disk-problem.ts'
import { StorageUnavailable } from '../../storage/storage-unavailable.ts'

/** How soon a caller may try again after a temporary fault. */
const RETRY_AFTER_SECONDS = 5

/** Maps every error to one of the contract's table. An unexpected error becomes `internal`. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageUnavailable) {
    return new Refusal('storage_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  if (error instanceof ScannerUnavailable) {
    return new Refusal('scanner_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  // As long as nothing of them was sent; later the connection ends.
  if (error instanceof BytesGone || error instanceof BytesAltered) return new Refusal('file_gone')
  // The database first: the same codes on its connection mean something else.
  return fromDatabase(error) ?? fromDisk(error) ?? fromFramework(error) ?? new Refusal('internal')
}

function fromDisk(error: unknown): Refusal | null {
  if (diskProblem(error) === null) return null
  return new Refusal('storage_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Database errors that no service has mapped itself. */
const CODE_OF_PROBLEM: Record<DatabaseProblem['kind'], ErrorCode> = {
  unavailable: 'database_unavailable',
  busy: 'overloaded',
  duplicate: 'duplicate',
  // Such as a NUL inside a text, which JSON can carry and PostgreSQL cannot keep.
  value: 'malformed_body',
  reference: 'internal',
  check: 'internal',
  fault: 'internal',
}

function fromDatabase(error: unknown): Refusal | null {
  const problem = databaseProblem(error)
  if (problem === undefined) return null
  if (isAccountGone(problem)) return new Refusal('unauthenticated')
  const code = CODE_OF_PROBLEM[problem.kind]
  const passesByItself = problem.kind === 'unavailable' || problem.kind === 'busy'
  return new Refusal(code, passesByItself ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {})
}

/** Rows refer to the account that writes them: this one was deleted after its session had been read. */
function isAccountGone(problem: DatabaseProblem): boolean {
  return problem.kind === 'reference' && problem.constraint?.endsWith('_account_id_fk') === true
}

function fromFramework(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return null
  const { code, statusCode } = error
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('media_type_not_accepted')
  if (statusCode === 413) return new Refusal('body_too_large')
  if (statusCode === 414) return new Refusal('route_not_found')
  const isCallersFault = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
  return isCallersFault ? new Refusal('malformed_body') : null
}
