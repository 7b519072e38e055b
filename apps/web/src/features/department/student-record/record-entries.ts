import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { averageWords, type StudentRecord } from './student-record.mapper.ts'

interface Entry {
  column: ListColumnName<'students'>
  term: string
  value: string
}

/**
 * What is known of a record, as terms and their values.
 * @param columns those that are shown; null: all but the day of the record
 */
export function recordEntries(record: StudentRecord, columns: readonly string[] | null = null) {
  const entries: Entry[] = [
    { column: 'registryNumber', term: m.field_registry_number(), value: record.registryNumber },
    { column: 'semester', term: m.record_semester(), value: record.semester?.toString() ?? '' },
    {
      column: 'coursesPassed',
      term: m.record_courses_passed(),
      value: record.coursesPassed?.toString() ?? '',
    },
    { column: 'coursesOwed', term: m.record_courses_owed(), value: record.coursesOwed?.toString() ?? '' },
    { column: 'ects', term: m.record_ects(), value: record.ects?.toString() ?? '' },
    { column: 'average', term: m.record_average(), value: averageWords(record) },
    { column: 'programme', term: m.field_programme(), value: record.programme?.name ?? '' },
    { column: 'asOf', term: m.record_as_of_day(), value: formatDay(record.asOf) },
  ]
  return entries.filter(
    ({ column, value }) => value !== '' && (columns?.includes(column) ?? column !== 'asOf'),
  )
}
