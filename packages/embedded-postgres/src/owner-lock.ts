import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/**
 * One process at a time owns the server of a folder. The lock is an exclusive transaction on a small SQLite
 * file, because the kernel releases it whenever its holder dies; a file with a process number would stay.
 */
export class OwnerLock {
  readonly #file: string
  #holder: DatabaseSync | undefined

  constructor(file: string) {
    this.#file = file
  }

  get isHeld(): boolean {
    return this.#holder !== undefined
  }

  /** Whether this process holds the lock now. */
  tryAcquire(): boolean {
    if (this.#holder) return true
    const database = new DatabaseSync(this.#file, { timeout: 0 })
    try {
      database.exec('BEGIN EXCLUSIVE')
      this.#holder = database
      return true
    } catch (error) {
      database.close()
      if (isBusy(error)) return false
      throw error
    }
  }

  release(): void {
    this.#holder?.close()
    this.#holder = undefined
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
