import { LIST_COLUMNS } from '@diatrivi/domain/view/department-list/list-columns'
import { describe, expect, it } from 'vitest'
import { m } from './paraglide/messages.js'

const LOCALES = ['el', 'en'] as const

/** The column of a file, and the label of its field or column on the screens. */
const HEADINGS = [
  [LIST_COLUMNS.theses.title, m.word_title],
  [LIST_COLUMNS.theses.supervisor, m.word_supervisor],
  [LIST_COLUMNS.theses.student, m.word_student],
  [LIST_COLUMNS.theses.state, m.thesis_list_state],
  [LIST_COLUMNS.theses.phase, m.thesis_list_phase],
  [LIST_COLUMNS.theses.mark, m.thesis_mark],
  [LIST_COLUMNS.theses.intendedEnd, m.thesis_list_intended_end_short],
  [LIST_COLUMNS.theses.endDate, m.thesis_end_date],
  [LIST_COLUMNS.theses.startDate, m.word_start_date],
  [LIST_COLUMNS.theses.deadline, m.thesis_list_deadline_short],
  [LIST_COLUMNS.theses.assignmentType, m.thesis_assignment_type],
  [LIST_COLUMNS.theses.textLanguage, m.thesis_text_language],
  [LIST_COLUMNS.theses.keywords, m.thesis_keywords],
  [LIST_COLUMNS.students.registryNumber, m.field_registry_number],
  [LIST_COLUMNS.students.semester, m.record_semester],
  [LIST_COLUMNS.students.coursesPassed, m.record_courses_passed],
  [LIST_COLUMNS.students.coursesOwed, m.record_courses_owed],
  [LIST_COLUMNS.students.ects, m.record_ects],
  [LIST_COLUMNS.students.average, m.record_average],
  [LIST_COLUMNS.students.programme, m.field_programme],
  [LIST_COLUMNS.students.asOf, m.record_as_of_day],
  [LIST_COLUMNS.committees.members, m.committee_members],
  [LIST_COLUMNS.committees.substitutes, m.committee_substitutes],
  [LIST_COLUMNS.committees.dueOn, m.committee_answer_by],
] as const

describe.each(LOCALES)('a file in the language %s', (locale) => {
  const at = locale === 'el' ? 0 : 1

  it('has the headings of the screens', () => {
    for (const [{ heading }, message] of HEADINGS) expect(heading[at]).toBe(message({}, { locale }))
  })
})
