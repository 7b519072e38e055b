import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { type Page, type PageWindow, readCapped, wholeList } from '../../../platform/paging.ts'
import { findByUsername } from '../../people/account/account.queries.ts'
import {
  countInspections,
  type InspectionFilter,
  type InspectionRow,
  listInspections,
} from './inspection.queries.ts'

/** As an administrator asks: people are named by the username. */
export type AskedInspections = Omit<InspectionFilter, 'subjectId' | 'readerId'> & {
  person?: string | undefined
  reader?: string | undefined
}

export function inspectionReading({ db, inspections }: { db: Db; inspections: Inspections }) {
  /** Undefined where no name is asked for, null where no account has it. */
  async function idOf(username: string | undefined): Promise<number | null | undefined> {
    return username === undefined ? undefined : ((await findByUsername(db, username))?.id ?? null)
  }

  return {
    /** Lists also what this process has counted until now; other processes write theirs within a minute. */
    async list(
      { person, reader, ...filter }: AskedInspections,
      window: PageWindow | null,
    ): Promise<Page<InspectionRow[]>> {
      await inspections.flush()
      const [subjectId, readerId] = [await idOf(person), await idOf(reader)]
      if (subjectId === null || readerId === null) return wholeList([])
      const asked = { ...filter, subjectId, readerId }
      return readCapped(
        window,
        (rows) => listInspections(db, asked, rows),
        () => countInspections(db, asked),
      )
    },
  }
}

export type InspectionReading = ReturnType<typeof inspectionReading>
