import type { ReadingOutcome } from '@diatrivi/domain/work/registry/registry-reading'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { formatClock } from '../../../shared/format/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import type { Reading } from './registry.mapper.ts'
import { useReadRegistry } from './registry-reading.mutations.ts'
import { registryReadingQuery } from './registry-reading.queries.ts'

/** Records that are read out of the student register: when, what came of it, and the import that waits. */
export function RegistryReading() {
  const { data: reading } = useSuspenseQuery(registryReadingQuery())
  return reading.isOn ? <LinkedReading reading={reading} /> : null
}

function LinkedReading({ reading }: { reading: Reading }) {
  const { mutate, isPending } = useReadRegistry()
  const { codes, isReading, last, importId } = reading
  if (codes.length === 0) {
    return (
      <Section title={m.register_title()}>
        <Alert severity="info">{m.register_unlinked()}</Alert>
      </Section>
    )
  }
  return (
    <Section title={m.register_title()} description={m.register_hint()}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
        <Box role="status" sx={{ display: 'grid', gap: 3, width: '100%' }}>
          <LastReading last={last} isReading={isReading && !isPending} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {importId !== null && (
            <Button variant="contained" component={Link} to={paths.secretary.import(importId)}>
              {m.register_look()}
            </Button>
          )}
          <Button variant="outlined" disabled={isPending || isReading} onClick={() => mutate()}>
            {isPending ? m.register_pending() : m.register_read()}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}

function LastReading({ last, isReading }: Pick<Reading, 'last' | 'isReading'>) {
  if (isReading) return <Typography>{m.register_elsewhere()}</Typography>
  if (last === null) return <Typography>{m.register_never()}</Typography>
  const { readAt, outcome, students, unknown } = last
  const isFine = outcome === 'prepared' || outcome === 'unchanged'
  return (
    <>
      <Typography>
        {[m.register_last({ when: formatClock(readAt) }), isFine && OUTCOME_WORDS[outcome]()]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      {!isFine && <Alert severity="error">{OUTCOME_WORDS[outcome]()}</Alert>}
      {students !== null && unknown !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.register_counts({ students, unknown })}
        </Typography>
      )}
    </>
  )
}

const OUTCOME_WORDS: Record<ReadingOutcome, () => string> = {
  prepared: m.register_prepared,
  unchanged: m.register_unchanged,
  token_refused: m.register_token_refused,
  refused: m.register_refused,
  unknown_attribute: m.register_unknown_attribute,
  unreachable: m.register_unreachable,
  timeout: m.register_timeout,
  malformed: m.register_malformed,
  too_many: m.register_too_many,
  interrupted: m.register_interrupted,
}
