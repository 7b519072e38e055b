import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/transaction.ts'
import { SECOND } from '../../platform/durations.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('clock')

/** Throttles and mails that wait compare times of several machines; a person does not notice less. */
const TOLERATED = 5 * SECOND

/** The clock of this machine beside that of the database server. */
export async function checkClock(db: Reader, clock: Clock): Promise<Finding> {
  const before = clock.now().getTime()
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  )
  const after = clock.now().getTime()
  return compare(Number(rows[0]?.at), (before + after) / 2, {
    of: 'the database server',
    tolerated: TOLERATED + (after - before) / 2,
  })
}

/** The `Date` of an answer has whole seconds. Null where it has none. */
export function checkClockOf(of: string, date: string | null, clock: Clock): Finding | null {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at)) return null
  return compare(at, clock.now().getTime(), { of, tolerated: TOLERATED + SECOND })
}

function compare(
  theirs: number,
  ours: number,
  { of, tolerated }: { of: string; tolerated: number },
): Finding {
  const difference = theirs - ours
  if (Math.abs(difference) <= tolerated) return fine(`It agrees with that of ${of}.`)
  const seconds = Math.round(Math.abs(difference) / SECOND)
  return wrong(
    `The clock of this machine is ${seconds} seconds ${difference > 0 ? 'behind' : 'ahead of'} that of ${of}: let all machines keep their clocks by NTP ("timedatectl set-ntp true").`,
  )
}
