import { compareDates, type IsoDate } from '../../shared/dates.ts'
import type { Rules } from './rules.ts'

/** Rules of a department, or of one of its programmes, from a day on. */
export interface RuleBook {
  id: number
  /** Null: of every programme that has none of its own. */
  programmeId: number | null
  inForceFrom: IsoDate
  isPublished: boolean
  rules: Rules
}

/**
 * The book that a thesis begins with on a day: the newest of its programme, or else of its department. Null where no
 * book is in force, and all goes as without one.
 */
export function ruleBookFor<Book extends Omit<RuleBook, 'rules'>>(
  books: readonly Book[],
  programmeId: number | null,
  day: IsoDate,
): Book | null {
  const inForce = books.filter((book) => book.isPublished && compareDates(book.inForceFrom, day) <= 0)
  const ofProgramme = programmeId === null ? null : newestOf(inForce, programmeId)
  return ofProgramme ?? newestOf(inForce, null)
}

/** Whether a book waits for its day, is the one that theses begin with, or has been followed by another. */
export type BookStatus = 'draft' | 'coming' | 'in_force' | 'former'

export function statusOf<Book extends Omit<RuleBook, 'rules'>>(
  book: Book,
  books: readonly Book[],
  today: IsoDate,
): BookStatus {
  if (!book.isPublished) return 'draft'
  if (compareDates(book.inForceFrom, today) > 0) return 'coming'
  const ofTheSame = books.filter(({ programmeId }) => programmeId === book.programmeId)
  return ruleBookFor(ofTheSame, book.programmeId, today)?.id === book.id ? 'in_force' : 'former'
}

function newestOf<Book extends Omit<RuleBook, 'rules'>>(
  books: readonly Book[],
  programmeId: number | null,
): Book | null {
  const [newest = null] = books
    .filter((book) => book.programmeId === programmeId)
    .toSorted((one, other) => compareDates(other.inForceFrom, one.inForceFrom))
  return newest
}
