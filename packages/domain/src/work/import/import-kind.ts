/** What a file may bring: docs/regulation.md#import. */
export const ADMINISTRATORS_KINDS = ['institutions', 'departments', 'instructors', 'students'] as const
export type AdministratorsKind = (typeof ADMINISTRATORS_KINDS)[number]

/** What the office of a department may bring; `records`: its students with what is written about their studies. */
export const OFFICE_KINDS = ['records', 'instructors', 'topics'] as const
export type OfficeKind = (typeof OFFICE_KINDS)[number]

export const isAdministratorsKind = (kind: string): kind is AdministratorsKind =>
  ADMINISTRATORS_KINDS.some((one) => one === kind)
export const isOfficeKind = (kind: string): kind is OfficeKind => OFFICE_KINDS.some((one) => one === kind)

export const IMPORT_KINDS = [...ADMINISTRATORS_KINDS, 'records', 'topics'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** What becomes of a row; `missing` is a record that the file does not name, and that stays as it is. */
export const ROW_OUTCOMES = ['new', 'changed', 'same', 'faulty', 'missing'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/**
 * Which rows are looked at: those of one outcome, the changed ones that give a person another registry number, or those
 * that are not written without a yes.
 */
export const ROW_SELECTIONS = [...ROW_OUTCOMES, 'renumbered', 'doubtful'] as const
export type RowSelection = (typeof ROW_SELECTIONS)[number]

/** Which rows were applied: every one, or those without a fault. */
export const APPLIED_ROWS = ['all', 'good'] as const
export type AppliedRows = (typeof APPLIED_ROWS)[number]

export const IMPORT_FILE_MAX_BYTES = 10_000_000
/** Below the headings. */
export const IMPORT_ROWS_MAX = 20_000
/** Each is a thesis with its history and its notices: far more than a department offers in a year. */
export const IMPORT_TOPICS_MAX = 1_000
export const IMPORT_COLUMNS_MAX = 100
export const UNDO_HOURS = 24
/** A rhythm that mail servers bear: the strictest of the usual ones takes 30 a minute from one sender. */
export const INVITATIONS_A_MINUTE = 30
