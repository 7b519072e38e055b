import { THESIS_STATE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import type { ListColumnName } from '@diatrivi/domain/view/department-list/list-columns'
import { STUDENT_THESES, type StudentTheses } from '@diatrivi/domain/view/department-list/student-list'
import { stageWords } from '@diatrivi/domain/view/process/phase-words'
import { ThesisLink } from '../../../entities/thesis/thesis-link.tsx'
import { m } from '../../../paraglide/messages.js'
import { said } from '../../../shared/format/said.ts'
import { CountedChips } from '../../../shared/ui/list/counted-chips.tsx'
import type { ListColumn } from '../../../shared/ui/list/list-table.tsx'
import type { Student } from './student-record.mapper.ts'
import { type StudentChoice, studentRecordQueries } from './student-record.queries.ts'

interface ThesisChipsProps {
  choice: StudentChoice
  onChoose: (thesis: StudentTheses | null) => void
}

/** How many students have no thesis, one in progress or an ended one; pressing one shows those alone. */
export function ThesisChips({ choice, onChoose }: ThesisChipsProps) {
  return (
    <CountedChips
      label={m.field_thesis()}
      choices={STUDENT_THESES.map((thesis) => ({
        value: thesis,
        label: thesis === 'none' ? m.record_without_thesis() : said(THESIS_STATE_WORDS[thesis]),
      }))}
      count={(thesis) => studentRecordQueries.count({ ...choice, thesis, order: 'name' })}
      chosen={choice.thesis}
      onChoose={onChoose}
    />
  )
}

/** The columns of the thesis in a list of students, by their names. */
export function thesisColumns(): Record<string, ListColumn<Student>> {
  return {
    thesis: {
      heading: m.field_thesis(),
      size: 'long',
      read: ({ thesis }) => thesis && <ThesisLink thesis={thesis} />,
    },
    phase: { heading: m.record_phase(), read: ({ thesis }) => thesis && said(stageWords(thesis)) },
  } satisfies Partial<Record<ListColumnName<'students'>, ListColumn<Student>>>
}
