import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import { HOUR } from '../../platform/durations.ts'
import { lastBackup } from '../../platform/upkeep/last-backup.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, note, wrong } = findingsAbout('backup')

/** A night and half a day, as the alert has it. */
const OLD = 36 * HOUR

/** The age of the newest archive. Copies that other programs make are not known here. */
export async function checkBackup(db: Reader, clock: Clock): Promise<Finding> {
  const backup = await lastBackup(db)
  if (backup === null) {
    return note('No backup was made by "diatrivi backup" yet: let a timer make one every night.')
  }
  const age = clock.now().getTime() - backup.madeAt.getTime()
  const hours = Math.round(age / HOUR)
  if (age > OLD) return wrong(`The last backup was made ${hours} hours ago: look at its timer.`)
  return fine(`The last backup was made ${hours} hours ago.`)
}
