import { PRINTED_RANKS } from '../../people/account/rank-names.ts'
import type { Rank } from '../../people/account/role.ts'

/** As papers print it: as the office says the person is addressed, else by the rank. */
export function titleOf({ printTitle, rank }: { printTitle: string | null; rank: Rank | null }): string {
  return printTitle ?? (rank === null ? 'Διδάσκων/ουσα' : PRINTED_RANKS[rank])
}

/** «Ε. Π.» of «Ελένη Παπαδάκη»: what strangers are notified of a student. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]?.toLocaleUpperCase('el')}.`)
    .join(' ')
}
