import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { EarlierImport } from './earlier-import.tsx'
import type { ImportOffice } from './import.mapper.ts'
import { importQueries, RUNS_PER_PAGE } from './import.queries.ts'

/** What files were read, and which of them can still be undone. */
export function EarlierImports({ office }: { office: ImportOffice }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useQuery(importQueries(office).runs(page))
  return (
    <Section title={m.import_earlier()} description={m.import_earlier_hint()}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <ListSkeleton count={2} />
      ) : data.runs.length === 0 ? (
        <EmptyState text={m.import_earlier_empty()} isSmall />
      ) : (
        <Box component="ul" aria-label={m.import_earlier()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.runs.map((run) => (
            <EarlierImport key={run.id} run={run} />
          ))}
        </Box>
      )}
      <Pagination page={page} pageSize={RUNS_PER_PAGE} total={data?.total ?? 0} onChange={setPage} />
    </Section>
  )
}
