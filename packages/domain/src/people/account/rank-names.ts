import type { Bilingual } from '../../shared/bilingual.ts'
import { type FormOfAddress, type GreekByForm, nameFor } from './form-of-address.ts'
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

/** What a person is called who has chosen how to be addressed, on screens and papers alike. */
const RANKS_BY_FORM: Readonly<Record<Rank, GreekByForm>> = {
  professor: { mr: 'Καθηγητής', ms: 'Καθηγήτρια' },
  associate: { mr: 'Αναπληρωτής Καθηγητής', ms: 'Αναπληρώτρια Καθηγήτρια' },
  assistant: { mr: 'Επίκουρος Καθηγητής', ms: 'Επίκουρη Καθηγήτρια' },
  lecturer: { mr: RANK_NAMES.lecturer[0], ms: RANK_NAMES.lecturer[0] },
  adjunct: { mr: 'Εντεταλμένος Διδάσκων', ms: 'Εντεταλμένη Διδάσκουσα' },
}

export function rankNameFor(rank: Rank, form: FormOfAddress | null): Bilingual {
  return nameFor(RANK_NAMES[rank], RANKS_BY_FORM[rank], form)
}

export function printedRankFor(rank: Rank, form: FormOfAddress | null): string {
  return form === null ? PRINTED_RANKS[rank] : RANKS_BY_FORM[rank][form]
}
