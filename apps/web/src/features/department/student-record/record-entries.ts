import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import { STUDENT_ORDERS } from '@diatrivi/domain/view/department-list/student-list'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import type { ListColumn } from '../../../shared/ui/list/list-table.tsx'
import { averageWords, type Student, type StudentRecord } from './student-record.mapper.ts'

interface Entry {
  column: ListColumnName<'students'>
  term: () => string
  value: (record: StudentRecord) => string
  /** Enough to know a student by, on a card that is not unfolded. */
  isFirst?: boolean
}

/** What is known of a record, in the order of its columns. */
const ENTRIES: readonly Entry[] = [
  {
    column: 'registryNumber',
    term: m.field_registry_number,
    value: ({ registryNumber }) => registryNumber,
    isFirst: true,
  },
  {
    column: 'semester',
    term: m.record_semester,
    value: ({ semester }) => semester?.toString() ?? '',
    isFirst: true,
  },
  {
    column: 'coursesPassed',
    term: m.record_courses_passed,
    value: ({ coursesPassed }) => coursesPassed?.toString() ?? '',
  },
  {
    column: 'coursesOwed',
    term: m.record_courses_owed,
    value: ({ coursesOwed }) => coursesOwed?.toString() ?? '',
  },
  { column: 'ects', term: m.record_ects, value: ({ ects }) => ects?.toString() ?? '' },
  { column: 'average', term: m.record_average, value: averageWords },
  { column: 'programme', term: m.field_programme, value: ({ programme }) => programme?.name ?? '' },
  { column: 'asOf', term: m.record_as_of_day, value: ({ asOf }) => formatDay(asOf) },
]

/** What the office has written of a person, as terms and their values; all but the day. */
export function recordEntries(record: StudentRecord) {
  return ENTRIES.filter(({ column }) => column !== 'asOf')
    .map(({ term, value }) => ({ term: term(), value: value(record) }))
    .filter(({ value }) => value !== '')
}

const isOrder = (column: string) => STUDENT_ORDERS.some((order) => order === column)

/** The columns of a record in a list of students, by their names. */
export function recordColumns(): Record<string, ListColumn<Student>> {
  const columns = ENTRIES.map(({ column, term, value, isFirst = false }): [string, ListColumn<Student>] => [
    column,
    {
      heading: term(),
      read: ({ record }) => (record === null ? '' : value(record)),
      isFurther: !isFirst,
      ...(isOrder(column) && { order: column }),
      ...(column !== 'programme' && { size: 'short' }),
    },
  ])
  return Object.fromEntries(columns)
}
