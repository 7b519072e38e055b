import {
  type ImportKind,
  ROW_FATES,
  ROW_SELECTIONS,
  type RowSelection,
} from '@diatrivi/domain/work/import/import-kind'
import { hasLostZeros } from '@diatrivi/domain/work/import/number-changes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { formatNumber } from '../../../../shared/format/numbers.ts'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
import { ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { FateChip } from './fate-chip.tsx'
import type { ImportedRow, ImportRun } from './import.mapper.ts'
import { importQueries, ROWS_PER_PAGE } from './import.queries.ts'
import { fieldWords, numberIn, SHOWN_WORDS, valueWords } from './import-words.ts'

/** What there is to look at first: faults, else what changes; null for all rows. */
const firstShown = ({ counts }: ImportRun): RowSelection | null =>
  counts.faulty > 0 ? 'faulty' : counts.changed > 0 ? 'changed' : null

/** The rows of a file with their fates. */
export function ImportedRows({ run }: { run: ImportRun }) {
  const [shown, setShown] = useState({ fate: firstShown(run), page: 1 })
  const { data, error, refetch, isFetching } = useQuery(
    importQueries(run.office).rows(run.id, shown.fate, shown.page),
  )
  const total = ROW_FATES.reduce((sum, fate) => sum + run.counts[fate], 0)
  const counts: Record<RowSelection, number> = { ...run.counts, renumbered: run.renumbered }
  const choices = [
    { fate: null, label: m.import_show_all(), count: total },
    ...ROW_SELECTIONS.filter((fate) => counts[fate] > 0).map((fate) => ({
      fate,
      label: SHOWN_WORDS[fate](),
      count: counts[fate],
    })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="group" aria-label={m.import_show()} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {choices.map(({ fate, label, count }) => (
          <Button
            key={label}
            size="small"
            color="neutral"
            aria-pressed={shown.fate === fate}
            onClick={() => setShown({ fate, page: 1 })}
            sx={{ '&[aria-pressed="true"]': { bgcolor: 'primary.tint', color: 'primary.main' } }}
          >
            {label} {formatNumber(count)}
          </Button>
        ))}
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <ListSkeleton count={5} />
      ) : data.rows.length === 0 ? (
        <EmptyState text={m.import_rows_empty()} isSmall />
      ) : (
        <Box component="ul" aria-label={m.import_rows()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((row) => (
            <RowLine key={`${row.line} ${row.label}`} row={row} kind={run.kind} />
          ))}
        </Box>
      )}
      <Pagination
        page={shown.page}
        pageSize={ROWS_PER_PAGE}
        total={data?.total ?? 0}
        onChange={(page) => setShown({ ...shown, page })}
      />
    </Box>
  )
}

function RowLine({ row, kind }: { row: ImportedRow; kind: ImportKind }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: '110px minmax(160px, 220px) 170px minmax(0, 1fr)',
        },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'start',
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {row.line === null ? m.import_no_line() : m.import_line({ line: row.line })}
      </Box>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {row.label}
      </Box>
      <Box sx={{ justifySelf: 'start' }}>
        <FateChip fate={row.fate} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {sentencesOf(row, kind).map((sentence) => (
          <Typography key={sentence} variant="body2">
            {sentence}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

/** What there is to say about a row: its faults, else its changes, else its values. */
function sentencesOf(row: ImportedRow, kind: ImportKind): string[] {
  const ending = row.wasUndone === null ? [] : [row.wasUndone ? m.import_undone_row() : m.import_kept_row()]
  if (row.fate === 'faulty') {
    return row.faults.map(({ cell, field, value, reason }) => {
      const facts = { cell, field: fieldWords(kind, field), reason }
      return value ? m.import_fault({ ...facts, value }) : m.import_fault_empty(facts)
    })
  }
  if (row.fate === 'changed') {
    const changes = row.before.map((before) => {
      const after = row.values.find(({ field }) => field === before.field)
      return m.import_change({
        field: fieldWords(kind, before.field),
        before: valueWords(kind, before),
        after: valueWords(kind, after ?? { field: before.field, value: null }),
      })
    })
    return [
      ...changes,
      ...(hasLostZeros(numberIn(row.before), numberIn(row.values)) ? [m.import_zeros_lost()] : []),
      ...ending,
    ]
  }
  if (row.fate === 'missing') return [m.import_stays()]
  const values = row.values.filter(({ value }) => value !== null && value !== '')
  const line = values
    .map((one) => m.import_value({ field: fieldWords(kind, one.field), value: valueWords(kind, one) }))
    .join(' · ')
  return [line, ...ending]
}
