import { findFact, saveFact } from '../database/setting.repository.ts'
import type { Db, Reader } from '../database/transaction.ts'

const KEY = 'last_backup'

/** What is remembered of a backup: that it was made. Whether its file is still there only its operator knows. */
export interface BackupMade {
  madeAt: Date
  isEncrypted: boolean
  rows: number
  files: number
  /** Files that the installation itself lacked, and so the backup too. */
  lostFiles: number
}

export async function recordBackup(db: Db, made: BackupMade): Promise<void> {
  await db.transaction((tx) => saveFact(tx, KEY, JSON.stringify(made)))
}

/** Null before the first. */
export async function lastBackup(db: Reader): Promise<BackupMade | null> {
  const fact = await findFact(db, KEY)
  if (fact === undefined) return null
  const made = JSON.parse(fact)
  return { ...made, madeAt: new Date(made.madeAt) }
}
