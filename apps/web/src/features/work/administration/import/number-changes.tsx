import { hasLostZeros } from '@diatrivi/domain/work/import/number-changes'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import type { ImportedRow, ImportRun } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'
import { numberIn } from './import-words.ts'

/** The others are among the rows below. */
const NAMED = 10

/** The people whose registry number a file would change, and how many numbers seem to have lost their zeros. */
export function NumberChanges({ run }: { run: ImportRun }) {
  const { data, error, refetch, isFetching } = useQuery(
    importQueries(run.office).rows(run.id, 'renumbered', 1, NAMED),
  )
  const others = run.renumbered - NAMED
  return (
    <>
      <Typography>{m.import_numbers({ count: run.renumbered })}</Typography>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <ListSkeleton count={2} />
      ) : (
        <Box component="ul" aria-label={m.import_shown_renumbered()} sx={{ my: 2, pl: 5 }}>
          {data.rows.map((row) => (
            <li key={row.line}>{sentenceOf(row)}</li>
          ))}
          {others > 0 && <li>{m.import_numbers_more({ count: others })}</li>}
        </Box>
      )}
      {run.zerosLost > 0 && <Typography>{m.import_numbers_zeros({ count: run.zerosLost })}</Typography>}
    </>
  )
}

function sentenceOf({ label, before, values }: ImportedRow): string {
  const facts = { name: label, before: numberIn(before), after: numberIn(values) }
  return hasLostZeros(facts.before, facts.after) ? m.import_number_zeros(facts) : m.import_number(facts)
}
