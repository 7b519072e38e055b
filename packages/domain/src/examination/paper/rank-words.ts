import type { Rank } from '../../people/account/role.ts'

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  professor: 'Καθηγητής/τρια',
  associate: 'Αναπληρωτής/τρια Καθηγητής/τρια',
  assistant: 'Επίκουρος/η Καθηγητής/τρια',
  lecturer: 'Λέκτορας',
  adjunct: 'Εντεταλμένος/η διδάσκων/ουσα',
}

/** As papers print it: as the office says the person is addressed, else by the rank. */
export function titleOf({ printTitle, rank }: { printTitle: string | null; rank: Rank | null }): string {
  return printTitle ?? (rank === null ? 'Διδάσκων/ουσα' : RANK_WORDS[rank])
}

/** «Ε. Π.» of «Ελένη Παπαδάκη»: what strangers are told of a student. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]?.toLocaleUpperCase('el')}.`)
    .join(' ')
}
