import type { Config } from '../config/config.ts'
import type { Db } from '../database/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { attemptsOf } from './attempt.repository.ts'

const A_DAY = 86_400
const KILOBYTE = 1_000

/** Counts a file of a person before it is kept, or refuses it when the person has sent as much as a day allows. */
export type UploadQuota = (accountId: number, bytes: number) => Promise<void>

/** A day begins with the first file. What is refused is not counted, so a smaller file may still find room. */
export function uploadQuota(db: Db, { filesPerDay, megabytesPerDay }: Config['uploads']): UploadQuota {
  const files = { name: 'upload-files', attempts: filesPerDay, withinSeconds: A_DAY }
  const kilobytes = { name: 'upload-kilobytes', attempts: megabytesPerDay * KILOBYTE, withinSeconds: A_DAY }
  return (accountId, bytes) =>
    db.transaction(async (tx) => {
      const key = String(accountId)
      const wait = Math.max(
        await attemptsOf(files, tx).count(key),
        await attemptsOf(kilobytes, tx).count(key, Math.ceil(bytes / KILOBYTE)),
      )
      if (wait > 0) throw new Refusal('upload_quota_reached')
    })
}

export const noUploadQuota: UploadQuota = async () => undefined
