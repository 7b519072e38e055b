import { LIST_COLUMNS } from '@diatrivi/domain/view/department-list/list-columns'
import { LIST_WORDS } from '@diatrivi/domain/view/department-list/list-words'
import { PHASES, type Phase } from '@diatrivi/domain/view/process/phase'
import { describe, expect, it } from 'vitest'
import { m } from './paraglide/messages.js'

const LOCALES = ['el', 'en'] as const

const wordOfPhase =
  (phase: Phase) =>
  (_none: object, { locale }: { locale: (typeof LOCALES)[number] }) =>
    m.thesis_list_phase_name({ phase }, { locale })

/** What a screen and a file call the same value. */
const VALUES = [
  [LIST_WORDS.thesisState.ungiven, m.thesis_state_ungiven],
  [LIST_WORDS.thesisState.inProgress, m.thesis_state_in_progress],
  [LIST_WORDS.thesisState.ended, m.thesis_state_ended],
  [LIST_WORDS.assignmentType.immediate, m.thesis_immediate],
  [LIST_WORDS.assignmentType.onDeadline, m.thesis_on_deadline],
  ...PHASES.map((phase) => [LIST_WORDS.phase[phase], wordOfPhase(phase)] as const),
  [LIST_WORDS.committee.incomplete, m.committee_status_incomplete],
  [LIST_WORDS.committee.awaiting, m.committee_status_awaiting],
  [LIST_WORDS.committee.complete, m.committee_status_complete],
  [LIST_WORDS.seat.invited, m.committee_state_invited],
  [LIST_WORDS.seat.accepted, m.committee_state_accepted],
  [LIST_WORDS.seat.declined, m.committee_state_declined],
  [LIST_WORDS.seat.lapsed, m.committee_state_lapsed],
  [LIST_WORDS.seat.left, m.committee_state_left],
  [LIST_WORDS.examination.planned, m.examination_state_planned],
  [LIST_WORDS.examination.announced, m.examination_state_announced],
  [LIST_WORDS.examination.held, m.examination_state_held],
  [LIST_WORDS.examination.cancelled, m.examination_state_cancelled],
  [LIST_WORDS.paperKind.minutes, m.paper_kind_minutes],
  [LIST_WORDS.paperKind.minutes_blank, m.paper_kind_minutes_blank],
  [LIST_WORDS.paperKind.announcement, m.paper_kind_announcement],
  [LIST_WORDS.paperKind.application, m.paper_kind_application],
  [LIST_WORDS.paperKind.supervision, m.paper_kind_supervision],
  [LIST_WORDS.paperKind.completion, m.paper_kind_completion],
  [LIST_WORDS.paperKind.declaration, m.paper_kind_declaration],
  [LIST_WORDS.paperKind.summons, m.paper_kind_summons],
  [LIST_WORDS.paperKind.sheet, m.paper_kind_sheet],
  [LIST_WORDS.paperState.issued, m.paper_state_issued],
  [LIST_WORDS.paperState.signed, m.paper_state_signed],
  [LIST_WORDS.paperState.outdated, m.paper_state_outdated],
  [LIST_WORDS.paperState.replaced, m.paper_state_replaced],
  [LIST_WORDS.paperState.void, m.paper_state_void],
] as const

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

  it('calls every value as the screens do', () => {
    for (const [words, message] of VALUES) expect(words[at]).toBe(message({}, { locale }))
  })

  it('has the headings of the screens', () => {
    for (const [{ heading }, message] of HEADINGS) expect(heading[at]).toBe(message({}, { locale }))
  })
})
