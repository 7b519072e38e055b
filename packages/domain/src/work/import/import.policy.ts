import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { type AppliedRows, type ImportKind, type RowOutcome, UNDO_HOURS } from './import-kind.ts'

export type ImportRefusal =
  | 'import_applied'
  | 'import_has_faults'
  | 'too_many_changes'
  | 'too_many_removed'
  | 'numbers_change'
  | 'import_has_doubts'
  | 'import_not_applied'
  | 'undo_over'

/** How many rows have each outcome, and how many records the file is about. */
export type ImportCounts = Record<RowOutcome, number> & {
  known: number
  /** Known people whose registry number changes. Like the two below not counted before there was a yes for it. */
  renumbered?: number
  /** Renumbered people whose number differs by the zeros before it, which the file has lost. */
  zerosLost?: number
  /** Rows that the spreadsheet hides. */
  hidden?: number
  /** Rows that may make a value worse, or a person twice. */
  doubtful?: number
}

export interface ImportFacts {
  kind: ImportKind
  counts: ImportCounts
  appliedAt: Date | null
  undoneAt: Date | null
}

/**
 * Whether a file changes, or does not name, more than a tenth of the records that it is about: more likely an old or a
 * wrong file than a wish. The records of students all change in every semester, so that there only the missing count.
 */
export function needsConfirmation(kind: ImportKind, { known, changed, missing }: ImportCounts): boolean {
  return missing * 10 > known || (kind !== 'records' && changed * 10 > known)
}

/** What the person who applies a file has said yes to. */
export interface AskedImport {
  rows: AppliedRows
  /** That it is the right file. */
  confirmed: boolean
  /** That known people get other registry numbers. */
  numbersConfirmed: boolean
  /** That what may make a value worse, or a person twice, is meant. */
  doubtsConfirmed: boolean
}

/** Until when an import is undone. */
export function undoUntil(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + UNDO_HOURS * 60 * 60 * 1_000)
}

/** The caller has checked that the actor is an administrator, or the secretary whose department the file is of. */
export const canImport = {
  apply: ({ kind, counts, appliedAt }: ImportFacts, asked: AskedImport): Decision<ImportRefusal> =>
    firstRefusal<ImportRefusal>(
      appliedAt === null ? allowed : refused('import_applied'),
      asked.rows === 'good' || counts.faulty === 0 ? allowed : refused('import_has_faults'),
      asked.numbersConfirmed || (counts.renumbered ?? 0) === 0 ? allowed : refused('numbers_change'),
      asked.doubtsConfirmed || (counts.doubtful ?? 0) === 0 ? allowed : refused('import_has_doubts'),
      asked.confirmed || !needsConfirmation(kind, counts)
        ? allowed
        : refused(kind === 'records' || kind === 'topics' ? 'too_many_removed' : 'too_many_changes'),
    ),

  undo: ({ appliedAt, undoneAt }: ImportFacts, now: Date): Decision<ImportRefusal> => {
    if (appliedAt === null || undoneAt !== null) return refused('import_not_applied')
    return now <= undoUntil(appliedAt) ? allowed : refused('undo_over')
  },
}
