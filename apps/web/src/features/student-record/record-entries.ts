import { m } from '../../paraglide/messages.js'
import { averageWords, type StudentRecord } from './student-record.mapper.ts'

/** What is known of a record, as terms and their values. */
export function recordEntries(record: StudentRecord): { term: string; value: string }[] {
  const entries = [
    { term: m.record_registry_number(), value: record.registryNumber },
    { term: m.record_semester(), value: record.semester?.toString() ?? '' },
    { term: m.record_courses_passed(), value: record.coursesPassed?.toString() ?? '' },
    { term: m.record_courses_owed(), value: record.coursesOwed?.toString() ?? '' },
    { term: m.record_ects(), value: record.ects?.toString() ?? '' },
    { term: m.record_average(), value: averageWords(record) },
    { term: m.record_programme(), value: record.programme?.name ?? '' },
  ]
  return entries.filter(({ value }) => value !== '')
}
