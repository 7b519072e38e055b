import type { ListQuery } from '@diatrivi/contract/view/department-list/list-queries'
import type { Bilingual } from '@diatrivi/domain/shared/bilingual'
import type { DepartmentList, ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { PageWindow } from '../../../platform/paging.ts'
import type { FileCell } from '../../../platform/spreadsheet/table-file.ts'
import { fullName } from '../../../platform/text/full-name.ts'

/** One of two wordings, in the language of the file. */
export type Say = (words: Bilingual) => string

/** A list as a file shows it: the same rows as its page, and what each column says of one. */
export interface ExportedList<List extends DepartmentList, Row> {
  read(actor: MemberActor, query: ListQuery<List>, window: PageWindow): Promise<readonly Row[]>
  /** The student whom a row names, which is noted; null where there is none, or where the reading notes it itself. */
  studentOf(row: Row): number | null
  cells: Record<ListColumnName<List>, (row: Row, say: Say) => FileCell>
}

export const text = (value: string | null | undefined): FileCell => ({ kind: 'text', value: value ?? null })
export const number = (value: number | null | undefined): FileCell => ({
  kind: 'number',
  value: value ?? null,
})
export const day = (value: Extract<FileCell, { kind: 'day' }>['value']): FileCell => ({ kind: 'day', value })

export const person = (names: { firstName: string; surname: string } | null): FileCell =>
  text(names && fullName(names))
