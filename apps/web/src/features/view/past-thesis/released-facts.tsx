import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { startOf } from '../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { formatDayLong } from '../../../shared/format/dates.ts'
import { Section } from '../../../shared/ui/section.tsx'
import type { ReleasedThesis } from './past-thesis.mapper.ts'

/** When the assignment ran and why it ended. */
export function ReleasedFacts({ thesis }: { thesis: ReleasedThesis }) {
  const { endDate, released } = thesis
  const begun = startOf(thesis)
  const facts = [
    [m.word_start_date(), begun && formatDayLong(begun)],
    [m.past_end(), endDate && formatDayLong(endDate)],
    [m.field_reason(), released.reason],
  ] as const
  return (
    <Section title={m.past_released()} description={m.past_read_only()}>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 10, rowGap: 3 }}>
        {facts.map(
          ([term, value]) =>
            value && (
              <Box key={term} sx={{ minWidth: 0 }}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {term}
                </Typography>
                <Typography
                  component="dd"
                  sx={{ m: 0, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  {value}
                </Typography>
              </Box>
            ),
        )}
      </Box>
    </Section>
  )
}
