/**
 * The storage does not answer, or lets us in no more: the caller may try again, and the operator sees the reason in the log.
 * Without a cause, because the codes of a lost connection are read as those of the database.
 */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  readonly reason: string

  constructor(reason: string) {
    super(`the storage of files cannot be used: ${reason}`)
    this.reason = reason
  }
}
