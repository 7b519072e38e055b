import Box from '@mui/material/Box'
import { recordEntries } from './record-entries.ts'
import type { StudentRecord } from './student-record.mapper.ts'

interface RecordRowProps {
  record: StudentRecord
  /** The names of the columns that are shown. */
  columns: readonly string[]
}

/** A record in a list of them: one row on wide screens, so that some students are seen at once, and a list on phones. */
export function RecordRow({ record, columns }: RecordRowProps) {
  return (
    <Box component="dl" sx={ROW}>
      {recordEntries(record, columns).map(({ term, value }) => (
        <Box key={term} sx={ENTRY}>
          <Box component="dt" sx={{ fontSize: { md: '0.875rem' }, color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const ROW = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(136px, 1fr))' },
  columnGap: 5,
  rowGap: { xs: 1, md: 3 },
}
const ENTRY = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  // Values stand in one line, also beside a term of two.
  justifyContent: 'space-between',
  columnGap: 5,
}
