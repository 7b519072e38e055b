import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nameOf } from '../../entities/person/person.ts'
import { processQueries } from '../../entities/process/process.queries.ts'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../shared/paths.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Section } from '../../shared/ui/section.tsx'
import { FINGERTIP } from '../../shared/ui/sx.ts'
import type { Marking } from './marking.queries.ts'
import { ResultSection } from './result-section.tsx'

/** How far the marks of an examination have come, and what they came to once they were opened. */
export function MarkingPanel({ thesisId }: { thesisId: number }) {
  const { data, error, refetch } = useQuery(processQueries.of(thesisId))
  if (error) {
    return (
      <Section title={m.marking_title()}>
        <ErrorState error={error} headingLevel="h3" onRetry={() => void refetch()} />
      </Section>
    )
  }
  // Most theses have no marks yet: no place is kept for them.
  if (data === undefined) return null
  return (
    <>
      {data.marking && <Progress marking={data.marking} />}
      {data.result && <ResultSection result={data.result} />}
    </>
  )
}

function Progress({ marking }: { marking: Marking }) {
  const { sealed, of, members, mySheet, isHeld, examinationID } = marking
  return (
    <Section title={m.marking_title()} description={m.marking_progress({ sealed, of })}>
      {members.length > 0 && (
        <Box component="ul" aria-label={m.marking_progress_members()} sx={LIST}>
          {members.map(({ seatID, isSealed, ...member }) => (
            <Box component="li" key={seatID} sx={ITEM}>
              <span>{nameOf(member)}</span>
              <Chip
                size="small"
                color={isSealed ? 'success' : 'default'}
                label={isSealed ? m.marking_sealed() : m.marking_not_sealed()}
              />
            </Box>
          ))}
        </Box>
      )}
      {mySheet && (
        <>
          <Typography sx={{ mt: 4 }}>{standingOf(marking)}</Typography>
          <Button
            component={Link}
            to={paths.instructor.markSheet(examinationID)}
            variant={isHeld && mySheet.sealedAt === null ? 'contained' : 'outlined'}
            sx={{ mt: 3, minHeight: FINGERTIP }}
          >
            {m.marking_open_sheet()}
          </Button>
        </>
      )}
    </Section>
  )
}

function standingOf({ isHeld, isReconsidered, mySheet }: Marking): string {
  if (!isHeld) return m.marking_own_draft()
  if (isReconsidered && mySheet?.confirmedAt === null) return m.marking_reconsider()
  return mySheet?.sealedAt === null ? m.marking_own_due() : m.marking_own_sealed()
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const
const ITEM = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 3,
  overflowWrap: 'anywhere',
} as const
