import { useQuery } from '@tanstack/react-query'
import { rulebookQueries } from '../../../features/department/rulebook/rulebook.queries.ts'
import { staffQueries } from '../../../features/department/staff/staff.queries.ts'
import {
  ALL_STUDENTS,
  studentRecordQueries,
} from '../../../features/department/student-record/student-record.queries.ts'
import { thesisQueries } from '../../../features/thesis/thesis/thesis.queries.ts'
import { WHOLE_LIST } from '../../../features/thesis/thesis/thesis-filters.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'

export interface FirstStep {
  label: string
  text: string
  to: string
  isDone: boolean
}

interface FirstSteps {
  steps: FirstStep[]
  /** No topic and no thesis is there yet, so that nothing can wait. */
  isEmpty: boolean
  /** The department works: a rule book it may do without. */
  isBegun: boolean
}

/** The steps by which a department begins, in their order; undefined until it is known which are done. */
export function useFirstSteps(departmentId: number): FirstSteps | undefined {
  const { data: students } = useQuery({ ...studentRecordQueries.count(ALL_STUDENTS), throwOnError: true })
  const { data: staff } = useQuery({ ...staffQueries.page('', 1, 1), throwOnError: true })
  const { data: books } = useQuery({ ...rulebookQueries.ofDepartment(departmentId), throwOnError: true })
  const { data: theses } = useQuery({ ...thesisQueries.page('department', WHOLE_LIST), throwOnError: true })
  if (students === undefined || !staff || !books || !theses) return undefined
  const { importOf, rulebooks } = paths.secretary
  const hasPeople = students > 0 && staff.total > 0
  const hasTheses = theses.total > 0
  return {
    steps: [
      {
        label: m.menu_students(),
        text: m.today_students_text(),
        to: importOf('records'),
        isDone: students > 0,
      },
      {
        label: m.menu_staff(),
        text: m.today_staff_text(),
        to: importOf('instructors'),
        isDone: staff.total > 0,
      },
      {
        label: m.today_rulebook(),
        text: m.today_rulebook_text(),
        to: rulebooks(),
        isDone: books.some(({ isPublished }) => isPublished),
      },
      { label: m.today_topics(), text: m.today_topics_text(), to: importOf('topics'), isDone: hasTheses },
    ],
    isEmpty: !hasTheses,
    isBegun: hasPeople && hasTheses,
  }
}
