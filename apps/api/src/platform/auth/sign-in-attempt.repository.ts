import { inArray, sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { DAY, HOUR } from '../durations.ts'
import { attempt } from './tables.ts'

/** What one attempt to sign in is counted under. */
export interface SignInKeys {
  /** The account at one address, or at one known browser. */
  own: string
  /** The account from all addresses, and the address for all accounts; null at a known browser. */
  strangers: { account: string; address: string } | null
  /** The account at an address where it has signed in. */
  familiar: string
}

export interface SignInRule {
  /** Failures of an own key before there is a wait. */
  free: number
  /** Seconds after the first failure beyond them; doubled with each, up to the longest. */
  firstWait: number
  longestWait: number
  /** Failures of an account in a day, and of an address in an hour, from others than known browsers. */
  ofAccount: number
  ofAddress: number
}

/** Milliseconds for which a key remembers: an own one from its latest failure, those of strangers from their first. */
const REMEMBERED = { own: DAY, account: DAY, address: HOUR, familiar: 30 * DAY }

export interface CountedKey {
  key: string
  /** Failures with this one; 0 for the familiar address, which is only looked up. */
  points: number
}

/**
 * Counts an attempt under all its keys in one statement. A key that is missing from the rows takes no attempt now; the
 * caller rolls back unless it may do without it. The rows of one attempt are locked in the same order as those of any
 * other, so that two attempts never wait for each other.
 */
export async function countAttempt(
  tx: Tx,
  { own, strangers, familiar }: SignInKeys,
  { free, firstWait, longestWait, ofAccount, ofAddress }: SignInRule,
  now: Date,
): Promise<CountedKey[]> {
  const at = moment(now)
  const points = sql`case when known.expire <= ${at} then 1 else known.points + 1 end`
  const waited = sql`known.expire - ${REMEMBERED.own / 1_000}::float8 * interval '1 second' + interval '1 second' *
    case when known.points < ${free}::integer then 0
    else least(${longestWait}::float8, ${firstWait}::float8 * power(2, least(known.points - ${free}::integer, 20))) end`
  const countOwn = sql`
    insert into attempt as known (key, points, expire) values (${own}, 1, ${after(now, REMEMBERED.own)})
    on conflict (key) do update set points = ${points}, expire = excluded.expire
    where known.expire <= ${at} or ${waited} <= ${at}
    returning key, points`
  const countStrangers = (keys: { account: string; address: string }) => sql`
    insert into attempt as known (key, points, expire) values
      (${keys.account}, 1, ${after(now, REMEMBERED.account)}), (${keys.address}, 1, ${after(now, REMEMBERED.address)})
    on conflict (key) do update set points = ${points},
      expire = case when known.expire <= ${at} then excluded.expire else known.expire end
    where known.expire <= ${at}
      or known.points < case known.key when ${keys.account} then ${ofAccount}::integer else ${ofAddress}::integer end
    returning key, points`
  const { rows } = await tx.execute<{ key: string; points: number }>(
    strangers === null
      ? countOwn
      : sql`with own as (${countOwn}), strangers as (${countStrangers(strangers)})
          select key, points from own union all select key, points from strangers
          union all select key, 0 from attempt where key = ${familiar} and expire > ${at}`,
  )
  return rows
}

/** Seconds until a key that was refused takes an attempt again. */
export async function secondsToWait(
  tx: Tx,
  refused: readonly string[],
  { own }: SignInKeys,
  { free, firstWait, longestWait }: SignInRule,
  now: Date,
): Promise<number> {
  const rows = await tx
    .select()
    .from(attempt)
    .where(inArray(attempt.key, [...refused]))
  const waits = rows.map(({ key, points, expire }) => {
    const left = ((expire?.getTime() ?? 0) - now.getTime()) / 1_000
    if (key !== own) return left
    return left - REMEMBERED.own / 1_000 + Math.min(longestWait, firstWait * 2 ** (points - free))
  })
  return Math.max(1, Math.ceil(Math.max(...waits)))
}

/** It was no failure: the own key forgets all of them, those of strangers this one, and the address is familiar. */
export async function takeBack(tx: Tx, { own, strangers, familiar }: SignInKeys, now: Date): Promise<void> {
  const keys = strangers === null ? [] : Object.values(strangers)
  await tx.execute(sql`
    with forgotten as (delete from attempt where key = ${own}),
      taken_back as (
        update attempt set points = points - 1 where key = any(${sql.param(keys)}::text[]) and points > 0)
    insert into attempt (key, points, expire) values (${familiar}, 1, ${after(now, REMEMBERED.familiar)})
    on conflict (key) do update set expire = excluded.expire`)
}

export async function forgetAttempts(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`delete from attempt where key = ${key}`)
}

/** True once a day for a key. */
export async function claimToday(tx: Tx, key: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into attempt as known (key, points, expire) values (${key}, 1, ${after(now, DAY)})
    on conflict (key) do update set expire = excluded.expire where known.expire <= ${moment(now)}`)
  return rowCount === 1
}

function moment(date: Date) {
  return sql`${date.toISOString()}::timestamptz`
}

function after(now: Date, milliseconds: number) {
  return moment(new Date(now.getTime() + milliseconds))
}
