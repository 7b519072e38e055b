import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import type { ImportRun } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'
import { remarkWords } from './import-words.ts'

/** The others are among the rows below. */
const NAMED = 10

/** The rows that may make a value worse, or a person twice, and why. */
export function DoubtfulRows({ run }: { run: ImportRun }) {
  const { data, error, refetch, isFetching } = useQuery(
    importQueries(run.office).rows(run.id, 'doubtful', 1, NAMED),
  )
  const others = run.doubtful - NAMED
  return (
    <>
      <Typography>{m.import_doubts({ count: run.doubtful })}</Typography>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <ListSkeleton count={2} />
      ) : (
        <Box component="ul" aria-label={m.import_shown_doubtful()} sx={{ my: 2, pl: 5 }}>
          {data.rows.map(({ line, label, doubts }) => (
            <li key={line}>
              {m.import_doubt({
                name: label,
                reason: doubts.map((doubt) => remarkWords(run.kind, doubt)).join(' '),
              })}
            </li>
          ))}
          {others > 0 && <li>{m.import_doubts_more({ count: others })}</li>}
        </Box>
      )}
    </>
  )
}
