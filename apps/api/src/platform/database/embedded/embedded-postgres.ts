import type { ClientConfig } from 'pg'
import { unwritableDataFolder } from '../../startup-error.ts'
import { openDataFolders } from './data-folders.ts'
import { type EmbeddedOptions, Member, type Origin } from './member.ts'

export interface EmbeddedPostgres {
  connection: ClientConfig
  origin: Origin
  /** To be called when every connection is closed: stops the server unless another process of ours still uses it. */
  stop(): Promise<void>
}

/** The PostgreSQL of this data folder, running and ready. Throws StartupError when it cannot be. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folders = openDataFolders(options.dataDir)
  const member = new Member(options, folders)
  try {
    const origin = await member.join()
    return { origin, connection: member.connection(), stop: () => member.leave() }
  } catch (error) {
    // Only a call of the system that failed; anything else is told as it is.
    const isSystemFailure = error instanceof Error && 'syscall' in error
    throw isSystemFailure ? unwritableDataFolder(options.dataDir, error) : error
  }
}
