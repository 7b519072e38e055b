import type { Wire } from '@diatrivi/contract/endpoints'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { formatDay } from '../../../shared/format/dates.ts'
import { toClockText, toDay } from '../../../shared/format/wire-day.ts'
import { examinationQueries, type Wanted } from './examination.queries.ts'

/**
 * Who is busy at a time, and whether the place is. What was said before stays while it is asked anew: leaving the field of
 * the place asks, and a button that moves away under a finger is not pressed.
 */
export function ClashHint({ thesisId, wanted }: { thesisId: number; wanted: Wanted }) {
  const { data } = useQuery({
    ...examinationQueries.clashes(thesisId, wanted),
    placeholderData: keepPreviousData,
  })
  return (
    <Box role="status" sx={{ minHeight: '1.5em' }}>
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {m.examination_no_clash()}
        </Typography>
      )}
      {data?.map((clash) => (
        <Typography key={`${clash.kind} ${clash.name}`} variant="body2" sx={{ color: 'error.main' }}>
          {sentenceOf(clash)}
        </Typography>
      ))}
    </Box>
  )
}

function sentenceOf(clash: Wire<'findClashes'>['response'][number]): string {
  if (clash.kind === 'absence') {
    const [from, until] = [formatDay(toDay(clash.from)), formatDay(toDay(clash.until))]
    return m.examination_clash_absence({ name: clash.name, from, until })
  }
  const time = toClockText(clash.startsAt).slice(11)
  const { name } = clash
  return name === null ? m.examination_clash_place({ time }) : m.examination_clash_person({ name, time })
}
