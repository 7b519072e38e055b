import type { ClientConfig } from 'pg'
import { openDataFolders } from './data-folders.ts'
import { folderNotWritable } from './embedded-postgres-error.ts'
import { Member, type Origin } from './member.ts'
import type { EmbeddedOptions } from './options.ts'

export interface EmbeddedPostgres {
  connection: ClientConfig
  origin: Origin
  /** Stops the server unless another process of the application uses it. Close every connection first. */
  stop(): Promise<void>
}

/** The PostgreSQL of this folder, running and ready. Throws EmbeddedPostgresError when it cannot be. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folders = openDataFolders(options.folder)
  const member = new Member(options, folders)
  try {
    const origin = await member.join()
    return { origin, connection: member.connection(), stop: () => member.leave() }
  } catch (error) {
    // Only a failed system call is wrapped; any other error is thrown as it is.
    const isSystemFailure = error instanceof Error && 'syscall' in error
    throw isSystemFailure ? folderNotWritable(options.folder, error) : error
  }
}
