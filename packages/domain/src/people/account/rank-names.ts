import type { Bilingual } from '../../shared/bilingual.ts'
import type { Rank } from './role.ts'

/** What screens and files call each rank: no other file of the program spells them. */
export const RANK_NAMES = {
  professor: ['Καθηγητής/Καθηγήτρια', 'Professor'],
  associate: ['Αναπληρωτής Καθηγητής/Αναπληρώτρια Καθηγήτρια', 'Associate professor'],
  assistant: ['Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια', 'Assistant professor'],
  lecturer: ['Λέκτορας', 'Lecturer'],
  adjunct: ['Εντεταλμένος Διδάσκων/Εντεταλμένη Διδάσκουσα', 'Adjunct lecturer'],
} as const satisfies Record<Rank, Bilingual>

/** The shorter form that papers print. */
export const PRINTED_RANKS: Readonly<Record<Rank, string>> = {
  professor: 'Καθηγητής/τρια',
  associate: 'Αναπληρωτής/τρια Καθηγητής/τρια',
  assistant: 'Επίκουρος/η Καθηγητής/τρια',
  lecturer: RANK_NAMES.lecturer[0],
  adjunct: 'Εντεταλμένος/η διδάσκων/ουσα',
}
