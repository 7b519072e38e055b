import { type FormOfAddress, greekFor } from '../../people/account/form-of-address.ts'
import { printedRankFor } from '../../people/account/rank-names.ts'
import type { Rank } from '../../people/account/role.ts'

const INSTRUCTOR = { mr: 'Διδάσκων', ms: 'Διδάσκουσα', both: 'Διδάσκων/ουσα' }

interface Titled {
  printTitle: string | null
  rank: Rank | null
  formOfAddress: FormOfAddress | null
}

/** As papers print it: the title that the office has written, else the rank in the form that the person has chosen. */
export function titleOf({ printTitle, rank, formOfAddress }: Titled): string {
  if (printTitle !== null) return printTitle
  return rank === null ? greekFor(INSTRUCTOR, formOfAddress) : printedRankFor(rank, formOfAddress)
}

/** «Ε. Π.» of «Ελένη Παπαδάκη»: what strangers are notified of a student. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]?.toLocaleUpperCase('el')}.`)
    .join(' ')
}
