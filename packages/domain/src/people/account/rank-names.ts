import type { Bilingual } from '../../shared/bilingual.ts'
import type { Rank } from './role.ts'

/**
 * What files in and out call each rank, as screens do: a test of the web app compares them. Papers print a shorter form
 * (`examination/paper/rank-words.ts`).
 */
export const RANK_NAMES = {
  professor: ['Καθηγητής/Καθηγήτρια', 'Professor'],
  associate: ['Αναπληρωτής Καθηγητής/Αναπληρώτρια Καθηγήτρια', 'Associate professor'],
  assistant: ['Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια', 'Assistant professor'],
  lecturer: ['Λέκτορας', 'Lecturer'],
  adjunct: ['Εντεταλμένος Διδάσκων/Εντεταλμένη Διδάσκουσα', 'Adjunct lecturer'],
} as const satisfies Record<Rank, Bilingual>
