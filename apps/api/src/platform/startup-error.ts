/** Why the program cannot start, in a sentence for the person who starts it: shown as it is, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** The system's code of a failed call (`EACCES`), or what else is known of it. */
export function systemCode(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}

/** For any failed call on the data folder, be it for permissions or a full disk. */
export function unwritableDataFolder(dataDir: string, error: unknown): StartupError {
  return new StartupError(
    `The data folder ${dataDir} cannot be written (${systemCode(error)}): give this user access or set DATA_DIR to another folder.`,
  )
}
