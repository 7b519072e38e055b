import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { toClockText } from '../../shared/format/wire-day.ts'
import { examinationQueries, type Wanted } from './examination.queries.ts'

/** Who is busy at a time, and whether the room is; nothing while it is asked. */
export function ClashHint({ thesisId, wanted }: { thesisId: number; wanted: Wanted }) {
  const { data } = useQuery(examinationQueries.clashes(thesisId, wanted))
  return (
    <Box role="status">
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {m.examination_no_clash()}
        </Typography>
      )}
      {data?.map(({ name, startsAt }) => {
        const time = toClockText(startsAt).slice(11)
        return (
          <Typography key={name ?? ''} variant="body2" sx={{ color: 'error.main' }}>
            {name === null ? m.examination_clash_room({ time }) : m.examination_clash_person({ name, time })}
          </Typography>
        )
      })}
    </Box>
  )
}
