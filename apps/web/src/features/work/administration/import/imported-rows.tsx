import { ROW_OUTCOMES, ROW_SELECTIONS, type RowSelection } from '@diatrivi/domain/work/import/import-kind'
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
import type { CellRemark, ImportedRow, ImportRun } from './import.mapper.ts'
import { importQueries, ROWS_PER_PAGE } from './import.queries.ts'
import { fieldWords, numberIn, remarkWords, SHOWN_WORDS, valueWords } from './import-words.ts'
import { OutcomeChip } from './outcome-chip.tsx'

/** What there is to look at first: faults, else what changes; null for all rows. */
const firstShown = ({ counts }: ImportRun): RowSelection | null =>
  counts.faulty > 0 ? 'faulty' : counts.changed > 0 ? 'changed' : null

/** The rows of a file with their outcomes. */
export function ImportedRows({ run }: { run: ImportRun }) {
  const [shown, setShown] = useState({ outcome: firstShown(run), page: 1 })
  const { data, error, refetch, isFetching } = useQuery(
    importQueries(run.office).rows(run.id, shown.outcome, shown.page),
  )
  const total = ROW_OUTCOMES.reduce((sum, outcome) => sum + run.counts[outcome], 0)
  const counts: Record<RowSelection, number> = {
    ...run.counts,
    renumbered: run.renumbered,
    doubtful: run.doubtful,
  }
  const choices = [
    { outcome: null, label: m.import_show_all(), count: total },
    ...ROW_SELECTIONS.filter((outcome) => counts[outcome] > 0).map((outcome) => ({
      outcome,
      label: SHOWN_WORDS[outcome](),
      count: counts[outcome],
    })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="group" aria-label={m.import_show()} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {choices.map(({ outcome, label, count }) => (
          <Button
            key={label}
            size="small"
            color="neutral"
            aria-pressed={shown.outcome === outcome}
            onClick={() => setShown({ outcome, page: 1 })}
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
            <RowLine key={`${row.line} ${row.label}`} row={row} run={run} />
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

function RowLine({ row, run }: { row: ImportedRow; run: ImportRun }) {
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
        <OutcomeChip outcome={row.outcome} />
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        {sentencesOf(row, run).map((sentence) => (
          <Typography key={sentence} variant="body2">
            {sentence}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

/** What there is to say about a row: its faults, else its changes, else its values. */
function sentencesOf(row: ImportedRow, run: ImportRun): string[] {
  const { kind } = run
  const ending = row.wasUndone === null ? [] : [row.wasUndone ? m.import_undone_row() : m.import_kept_row()]
  const doubts = row.doubts.map((doubt) => remarkWords(kind, doubt))
  if (row.outcome === 'faulty') return row.faults.map((fault) => faultWords(fault, run))
  if (row.outcome === 'changed') {
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
      ...doubts,
      ...ending,
    ]
  }
  if (row.outcome === 'missing') return [m.import_stays()]
  const values = row.values.filter(({ value }) => value !== null && value !== '')
  const line = values
    .map((one) => m.import_value({ field: fieldWords(kind, one.field), value: valueWords(kind, one) }))
    .join(' · ')
  return [line, ...doubts, ...ending]
}

/** A column that is missing is said above the rows, with its name. */
function faultWords(fault: CellRemark, { kind, missingColumns }: ImportRun): string {
  const isOfColumn = !fault.value && missingColumns.some(({ field }) => field === fault.field)
  return isOfColumn ? m.import_fault_column() : remarkWords(kind, fault)
}
