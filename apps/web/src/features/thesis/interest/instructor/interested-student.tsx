import { conditionNames } from '@diatrivi/domain/department/student-record/eligibility-words'
import type { Fit } from '@diatrivi/domain/thesis/thesis/fit'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../../entities/person/person.ts'
import type { Interest } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import { paths } from '../../../../shared/paths.ts'
import { LONE_LINK } from '../../../../shared/ui/sx.ts'
import { AnswerChip } from '../answer-chip.tsx'
import type { LackingStudent } from '../eligibility.mapper.ts'

export interface InterestedStudentProps {
  interest: Interest
  /** What the reader can do about the interest, if anything. */
  action: ReactNode
  /** Whether the reader is the supervisor, who may follow the name to the profile. */
  isSupervisor: boolean
  /** What the student lacks by the rule book, without what stands in the record. */
  lacking?: LackingStudent | undefined
  ref?: Ref<HTMLLIElement & HTMLTableRowElement> | undefined
}

/** Framed, so that the chosen student stands out among many. */
const CHOSEN = {
  borderTopColor: 'transparent',
  outline: '1px solid',
  outlineColor: 'accent.main',
  borderRadius: 2,
  px: 3,
  mx: -3,
  mb: 2,
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 2,
  alignItems: 'center',
  justifyItems: 'start',
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
}

/** One of them on a phone. */
export function InterestedStudent({ interest, action, isSupervisor, lacking, ref }: InterestedStudentProps) {
  const { student, priority, answeredPositively, fit } = interest
  const declared = { priority, date: formatDay(interest.declaredOn) }
  return (
    <Box component="li" ref={ref} tabIndex={-1} sx={{ ...ROW, ...(answeredPositively && CHOSEN) }}>
      <Box sx={{ minWidth: 0, maxWidth: '100%', overflowWrap: 'break-word' }}>
        <StudentName student={student} isSupervisor={isSupervisor} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.interest_declared_with(declared)}
        </Typography>
        <Lacking lacking={lacking} />
        {fit && fit.topic.length + fit.instructor.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.interest_shared_none()}
          </Typography>
        )}
        {fit && <SharedKeywords fit={fit} isSupervisor={isSupervisor} />}
        {answeredPositively && (
          <Box sx={{ mt: 2 }}>
            <AnswerChip answeredPositively />
          </Box>
        )}
      </Box>
      {action}
    </Box>
  )
}

/** The supervisor may follow the name to the profile, where the CV is. */
export function StudentName({
  student,
  isSupervisor,
}: Pick<Interest, 'student'> & { isSupervisor: boolean }) {
  if (!isSupervisor) return <Typography sx={{ fontWeight: 600 }}>{fullName(student)}</Typography>
  return (
    <Link
      component={RouterLink}
      to={paths.instructor.profilePreview(student.username)}
      sx={{ fontWeight: 600, ...LONE_LINK }}
    >
      {fullName(student)}
    </Link>
  )
}

export function Lacking({ lacking }: Pick<InterestedStudentProps, 'lacking'>) {
  return (
    lacking && (
      <Typography variant="body2" sx={{ color: 'warning.main' }}>
        {lackingSentence(lacking)}
      </Typography>
    )
  )
}

/** What the student shares with the topic, and beyond that with its supervisor. */
export function SharedKeywords({
  fit: { topic, instructor },
  isSupervisor,
}: {
  fit: Fit
  isSupervisor: boolean
}) {
  const withInstructor = isSupervisor ? m.interest_shared_with_you : m.interest_shared_with_supervisor
  return (
    <>
      {topic.length > 0 && (
        <Typography variant="body2">
          {m.interest_shared_with_topic({ count: topic.length, keywords: topic.join(', ') })}
        </Typography>
      )}
      {instructor.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {withInstructor({ count: instructor.length, keywords: instructor.join(', ') })}
        </Typography>
      )}
    </>
  )
}

function lackingSentence({ recordMissing, failed, staleSince }: LackingStudent): string {
  if (recordMissing) return m.interest_others_record_missing()
  const what = conditionNames(
    failed.map(({ condition }) => condition),
    getLocale(),
  )
  return staleSince === null
    ? m.interest_others_lacking({ what })
    : m.interest_others_lacking_stale({ what, day: formatDay(staleSince) })
}
