import type { StudentOrder, StudentTheses } from '@diatrivi/domain/view/department-list/student-list'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { countStudents, listStudents, type StudentRow } from './student-list.queries.ts'
import { findThesesOfStudents, type ThesisOfStudent } from './student-theses.queries.ts'

export interface StudentWithThesis extends StudentRow {
  thesis: ThesisOfStudent | null
}

/** What the list is narrowed to, and its order; by itself all by name. */
interface StudentQuery {
  search?: string | undefined
  thesis?: StudentTheses | undefined
  sort?: StudentOrder | undefined
}

interface Dependencies {
  db: Db
  inspections: Inspections
}

/** The students of a department as its office sees them: docs/regulation.md#student-record. */
export function studentView({ db, inspections }: Dependencies) {
  return {
    async list(
      actor: MemberActor,
      { search = '', thesis: wanted, sort = 'name' }: StudentQuery,
      window: PageWindow | null,
    ): Promise<Page<StudentWithThesis[]>> {
      const { departmentId } = actor
      const filter = { search, thesis: wanted ?? null }
      const { items, total } = await readCapped(
        window,
        (rows) => listStudents(db, departmentId, { ...filter, order: sort }, rows),
        () => countStudents(db, departmentId, filter),
      )
      const accountIds = items.flatMap(({ accountId }) => accountId ?? [])
      // A whole list is what files are made of; a page only names people.
      if (window === null) for (const accountId of accountIds) inspections.note(actor, 'list', accountId)
      const theses = await findThesesOfStudents(db, departmentId, accountIds)
      const withThesis = items.map((row) => ({ ...row, thesis: theses.get(row.accountId) ?? null }))
      return { items: withThesis, total }
    },
  }
}

export type StudentView = ReturnType<typeof studentView>
