/** What went wrong; the calling program adds what to do about it. */
export type EmbeddedPostgresProblem =
  | 'folder_not_writable'
  | 'path_too_long'
  | 'package_missing'
  | 'binaries_do_not_start'
  | 'not_a_cluster'
  | 'other_major_version'
  | 'cluster_not_made'
  | 'held_by_another_process'
  | 'did_not_start'

/** Why the server is not available. The message is a whole sentence without its full stop. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
  readonly problem: EmbeddedPostgresProblem

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/** The system's code of a failed call (`EACCES`), or its message. */
export function systemCode(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}

/** The error of any failed call on the server's folder, for example for permissions or a full disk. */
export function folderNotWritable(folder: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'folder_not_writable',
    `The folder ${folder} cannot be written (${systemCode(cause)})`,
    { cause },
  )
}
