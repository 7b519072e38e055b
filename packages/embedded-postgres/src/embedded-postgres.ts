import type { ClientConfig } from 'pg'
import { dataFoldersIn, openDataFolders } from './data-folders.ts'
import { folderNotWritable } from './embedded-postgres-error.ts'
import { Member, type Origin } from './member.ts'
import type { EmbeddedOptions } from './options.ts'
import { readServerRecord } from './server-record.ts'

export interface EmbeddedPostgres {
  connection: ClientConfig
  origin: Origin
  /** Stops the server unless another process of the application uses it. Close every connection first. */
  stop(): Promise<void>
}

/** The PostgreSQL of this folder, running and ready. Throws EmbeddedPostgresError when it cannot be. */
export function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return asMember(options, async (member) => {
    const origin = await member.join()
    return { origin, connection: member.connection(), stop: () => member.leave() }
  })
}

/**
 * Stops the PostgreSQL of this folder when its owner was killed and left it running. Another process that uses it keeps it;
 * where none runs, nothing is made or changed.
 */
export async function stopLeftPostgres(options: EmbeddedOptions): Promise<void> {
  if (readServerRecord(dataFoldersIn(options.folder).cluster) === undefined) return
  await asMember(options, (member) => member.stopLeft())
}

async function asMember<Result>(
  options: EmbeddedOptions,
  act: (member: Member) => Promise<Result>,
): Promise<Result> {
  const folders = openDataFolders(options.folder)
  const member = new Member(options, folders)
  try {
    return await act(member)
  } catch (error) {
    // Only a failed system call is wrapped; any other error is thrown as it is.
    const isSystemFailure = error instanceof Error && 'syscall' in error
    throw isSystemFailure ? folderNotWritable(options.folder, error) : error
  }
}
