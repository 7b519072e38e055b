import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import {
  countStudentAccounts,
  listStudentAccounts,
  type StudentAccountRow,
} from './student-account.queries.ts'

export function studentAccountReading({ db, inspections }: { db: Db; inspections: Inspections }) {
  return {
    async list(
      actor: { accountId: number },
      search: string,
      window: PageWindow | null,
    ): Promise<Page<StudentAccountRow[]>> {
      const page = await readCapped(
        window,
        (rows) => listStudentAccounts(db, search, rows),
        () => countStudentAccounts(db, search),
      )
      // A whole list is what files are made of; a page only names people.
      if (window === null) for (const { id } of page.items) inspections.note(actor, 'list', id)
      return page
    },
  }
}

export type StudentAccountReading = ReturnType<typeof studentAccountReading>
