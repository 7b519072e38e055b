import { EXAMINATION_PLACE_MAX } from '@diatrivi/domain/examination/examination/examination'
import {
  type DepartmentList,
  LIST_COLUMNS,
  shownColumns,
} from '@diatrivi/domain/view/department-list/list-columns'
import { z } from 'zod'
import { StaffQuery } from '../../department/staff/staff.schemas.ts'
import { StudentsQuery } from '../../department/student-record/student-record.schemas.ts'
import { CommitteesQuery } from '../../examination/committee/committee.schemas.ts'
import { DepartmentPapersQuery } from '../../examination/paper/paper.schemas.ts'
import { DepartmentThesesQuery } from '../../thesis/thesis/thesis.schemas.ts'
import { text } from '../../values.ts'

/** A file has no pages. */
const PAGES = { page: true, pageSize: true } as const

/** Longer than the names of all columns of any list. */
const COLUMNS_MAX = 500

/** The columns that were chosen, parted by commas; without it those of the list by itself. */
function columnsOf<List extends DepartmentList>(list: List) {
  return {
    columns: text(COLUMNS_MAX)
      .transform((names) => names.split(',').filter((name) => name !== ''))
      .refine((names) => names.every((name) => Object.hasOwn(LIST_COLUMNS[list], name)), { error: 'invalid' })
      .optional()
      .transform((names) => shownColumns(list, names ?? null)),
  }
}

/** What the page of each list has in its address and nothing else: a file and a saved view are made of the same. */
export const LIST_QUERIES = {
  theses: DepartmentThesesQuery.omit(PAGES).extend(columnsOf('theses')),
  students: StudentsQuery.omit(PAGES).extend(columnsOf('students')),
  committees: CommitteesQuery.omit(PAGES).extend(columnsOf('committees')),
  examinations: z.strictObject({
    /** `2026-03`; left out, the present one. */
    month: z
      .string({ error: 'invalid' })
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: 'invalid' })
      .optional(),
    room: text(EXAMINATION_PLACE_MAX).optional(),
    ...columnsOf('examinations'),
  }),
  load: StaffQuery.omit(PAGES).extend(columnsOf('load')),
  papers: DepartmentPapersQuery.omit(PAGES).extend(columnsOf('papers')),
} as const satisfies Record<DepartmentList, z.ZodObject>

export type ListQuery<List extends DepartmentList> = z.output<(typeof LIST_QUERIES)[List]>
