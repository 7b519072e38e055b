import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fullName } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import { PlainTable } from '../../../../shared/ui/plain-table.tsx'
import { VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'
import { AnswerChip } from '../answer-chip.tsx'
import { type InterestedStudentProps, Lacking, SharedKeywords, StudentName } from './interested-student.tsx'

/** The interested students beside each other's facts, so that they can be compared. */
export function InterestedTable({ students }: { students: readonly InterestedStudentProps[] }) {
  const hasFit = students.some(({ interest }) => interest.fit !== null)
  return (
    <PlainTable label={m.interest_interested()}>
      <thead>
        <tr>
          <th scope="col">{m.interest_column_priority()}</th>
          <th scope="col">{m.word_student()}</th>
          {hasFit && <th scope="col">{m.interest_column_shared()}</th>}
          <th scope="col">{m.interest_column_declared()}</th>
          <td>
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {m.word_actions()}
            </Box>
          </td>
        </tr>
      </thead>
      <tbody>
        {students.map((one) => (
          <Row key={one.interest.student.username} {...one} hasFit={hasFit} />
        ))}
      </tbody>
    </PlainTable>
  )
}

function Row({
  interest,
  action,
  isSupervisor,
  lacking,
  hasFit,
  ref,
}: InterestedStudentProps & { hasFit: boolean }) {
  const { student, priority, answeredPositively, fit, declaredOn } = interest
  const sharesNothing = fit === null || fit.topic.length + fit.instructor.length === 0
  return (
    <Box
      component="tr"
      ref={ref}
      tabIndex={-1}
      aria-label={fullName(student)}
      sx={answeredPositively ? { bgcolor: 'accent.tint' } : {}}
    >
      <td>{priority}</td>
      <Box component="th" scope="row" sx={{ minWidth: 160 }}>
        <StudentName student={student} isSupervisor={isSupervisor} />
        <Lacking lacking={lacking} />
        {answeredPositively && (
          <Box sx={{ mt: 2 }}>
            <AnswerChip answeredPositively />
          </Box>
        )}
      </Box>
      {hasFit && (
        <Box component="td" sx={{ minWidth: 160 }}>
          {fit && !sharesNothing ? (
            <SharedKeywords fit={fit} isSupervisor={isSupervisor} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {m.interest_column_none()}
            </Typography>
          )}
        </Box>
      )}
      <td>{formatDay(declaredOn)}</td>
      <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
        {action}
      </Box>
    </Box>
  )
}
