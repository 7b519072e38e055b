import { ApiError } from '@diatrivi/client/api-error'

const OF_FILES: readonly string[] = [
  'file_too_large',
  'file_type_not_accepted',
  'file_locked',
  'file_changed',
]

/** A refusal of the file itself, which is shown beside it, where another can be chosen. A proxy has its own bound, and no code. */
export function isFileError(error: unknown): boolean {
  return error instanceof ApiError && (OF_FILES.includes(error.code) || error.status === 413)
}
