import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisFields } from '@diatrivi/domain/thesis/thesis/thesis'
import { ASSIGNMENT_TYPE_WORDS, TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import { startOf, type Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { markText } from '../../../../entities/thesis/thesis-mark.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatDayLong, formatDayOfWeek, relativeDay } from '../../../../shared/format/dates.ts'
import { said } from '../../../../shared/format/said.ts'
import { paths } from '../../../../shared/paths.ts'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'

/** What the instructor wrote, without the parts shown elsewhere on the page, and the result. */
type Fact =
  | Exclude<keyof ThesisFields, 'title' | 'description' | 'publicByInstructor'>
  | 'student'
  | 'mark'
  | 'endDate'
  | 'rulebook'

/** The facts of a thesis as terms and values; what is not set is not mentioned. */
export function ThesisFactsList({ thesis, today }: { thesis: Thesis; today: IsoDate }) {
  const begun = startOf(thesis)
  const facts: Readonly<Record<Fact, [term: string, value: ReactNode]>> = {
    student: [m.word_student(), thesis.student && studentsName(thesis, thesis.student)],
    mark: [m.thesis_mark(), thesis.givenMark !== null && markText(thesis.givenMark)],
    assignmentType: [
      m.thesis_assignment_type(),
      thesis.state === 'ungiven' && said(ASSIGNMENT_TYPE_WORDS[thesis.assignmentType]),
    ],
    titleEnglish: [m.thesis_title_english(), thesis.titleEnglish],
    textLanguage: [m.thesis_text_language(), said(TEXT_LANGUAGE_WORDS[thesis.textLanguage])],
    interestDeadline: [
      m.thesis_interest_deadline(),
      thesis.state === 'ungiven' && dayWithDistance(thesis.interestDeadline, today),
    ],
    startDate: [m.word_start_date(), begun && formatDayLong(begun)],
    intendedEnd: [m.word_intended_end(), intendedEnd(thesis, today)],
    endDate: [m.thesis_end_date(), thesis.endDate && formatDayLong(thesis.endDate)],
    rulebook: [m.thesis_rulebook(), thesis.rulebook && <RulebookLink rulebook={thesis.rulebook} />],
  }
  return (
    <Box component="dl" sx={FACTS}>
      {Object.values(facts).map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {term}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'break-word' }}>
                {value}
              </Typography>
            </div>
          ),
      )}
    </Box>
  )
}

/** The distance in days is left out once the thesis is completed. */
function intendedEnd({ state, intendedEnd: day }: Thesis, today: IsoDate): string | null {
  return state === 'ended' ? day && formatDayLong(day) : dayWithDistance(day, today)
}

function dayWithDistance(day: IsoDate | null, today: IsoDate): string | null {
  return day && `${formatDayOfWeek(day)} (${relativeDay(day, today)})`
}

/** Members of the committee and who reads by an office know the name alone. */
function studentsName({ isStudentsProfileOpen }: Thesis, student: NonNullable<Thesis['student']>): ReactNode {
  if (!isStudentsProfileOpen) return fullName(student)
  return (
    <Link component={RouterLink} to={paths.profile(student.username)} sx={LONE_LINK}>
      {fullName(student)}
    </Link>
  )
}

function RulebookLink({ rulebook }: { rulebook: NonNullable<Thesis['rulebook']> }) {
  return (
    <Link component={RouterLink} to={paths.rulebook(rulebook.id)} sx={LONE_LINK}>
      {rulebook.title}
    </Link>
  )
}

/** Beside each other on paper. */
const FACTS = {
  m: 0,
  display: 'grid',
  gap: 3,
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const
