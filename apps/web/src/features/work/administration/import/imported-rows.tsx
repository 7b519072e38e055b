import type { ImportField } from '@diatrivi/domain/work/import/import-columns'
import { ROW_OUTCOMES, ROW_SELECTIONS, type RowSelection } from '@diatrivi/domain/work/import/import-kind'
import { hasLostZeros } from '@diatrivi/domain/work/import/number-changes'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { FilterChips } from '../../../../shared/ui/list/filter-chips.tsx'
import { ListFrame } from '../../../../shared/ui/list/list-frame.tsx'
import { ListTable } from '../../../../shared/ui/list/list-table.tsx'
import { useRowsPerPage } from '../../../../shared/ui/list/rows-per-page.ts'
import { useListAddress } from '../../../../shared/ui/list/use-list-address.ts'
import type { CellRemark, ImportedRow, ImportRun } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'
import { fieldWords, numberIn, remarkWords, SHOWN_WORDS, valueWords } from './import-words.ts'
import { OutcomeChip } from './outcome-chip.tsx'

const ALL = 'all'

/** What there is to look at first: faults, else what changes; null for all rows. */
const firstShown = ({ counts }: ImportRun): RowSelection | null =>
  counts.faulty > 0 ? 'faulty' : counts.changed > 0 ? 'changed' : null

/** The rows of a file with their outcomes; what is shown of them and the page stand in the address. */
export function ImportedRows({ run }: { run: ImportRun }) {
  const { textOf, page, narrow, turn } = useListAddress()
  const [pageSize, setPageSize] = useRowsPerPage()
  const asked = textOf('show')
  const outcome =
    asked === ALL ? null : (ROW_SELECTIONS.find((selection) => selection === asked) ?? firstShown(run))
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    importQueries(run.office).rows(run.id, outcome, page, pageSize),
  )
  const total = ROW_OUTCOMES.reduce((sum, outcome) => sum + run.counts[outcome], 0)
  const counts: Record<RowSelection, number> = {
    ...run.counts,
    renumbered: run.renumbered,
    doubtful: run.doubtful,
  }
  const choices = [
    { value: ALL, label: m.import_show_all(), count: total },
    ...ROW_SELECTIONS.filter((outcome) => counts[outcome] > 0).map((outcome) => ({
      value: outcome,
      label: SHOWN_WORDS[outcome](),
      count: counts[outcome],
    })),
  ]
  return (
    <ListFrame
      filters={
        <FilterChips
          label={m.import_show()}
          choices={choices}
          chosen={outcome ?? ALL}
          onChoose={(chosen) => narrow({ show: chosen ?? ALL })}
        />
      }
      total={error ? undefined : data?.total}
      isComing={isPlaceholderData}
      place={error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      empty={<EmptyState text={m.import_rows_empty()} isSmall />}
      paging={{ page, pageSize, onChange: turn, onPageSize: setPageSize }}
    >
      {data && (
        <ListTable
          label={m.import_rows()}
          rows={data.rows}
          keyOf={(row) => `${row.line} ${row.label}`}
          title={{
            heading: m.import_row(),
            read: ({ label }) => label,
            below: (row) =>
              remarksOf(row, run).map((remark) => (
                <Box key={remark} sx={row.outcome === 'faulty' ? { color: 'error.main' } : {}}>
                  {remark}
                </Box>
              )),
          }}
          columns={[
            {
              heading: m.import_outcome(),
              isSign: true,
              size: 'short',
              read: ({ outcome }) => <OutcomeChip outcome={outcome} />,
            },
            {
              heading: m.import_line_heading(),
              size: 'short',
              read: ({ line }) => (line === null ? m.import_no_line() : line),
            },
            ...fieldsOf(run, data.rows).map((field) => ({
              heading: fieldWords(run.kind, field),
              read: (row: ImportedRow) => <Cell row={row} field={field} kind={run.kind} />,
            })),
          ]}
        />
      )}
    </ListFrame>
  )
}

/** The columns of the file in their order, and behind them what it says otherwise. */
function fieldsOf(run: ImportRun, rows: readonly ImportedRow[]): ImportField[] {
  const ofFile = run.columns.flatMap(({ field }) => field ?? [])
  const ofRows = rows.flatMap(({ values, before }) => [...values, ...before].map(({ field }) => field))
  return [...new Set([...ofFile, ...ofRows])]
}

interface CellProps {
  row: ImportedRow
  field: ImportField
  kind: ImportRun['kind']
}

/** The value of a cell: what was before it where it changes, and marked where it is wrong. */
function Cell({ row, field, kind }: CellProps) {
  const wrong = row.faults.find((fault) => fault.field === field)
  if (wrong) {
    return (
      <Box component="strong" sx={{ color: 'error.main' }}>
        {wrong.value || m.import_no_value()}
      </Box>
    )
  }
  const value = row.values.find((one) => one.field === field)
  const before = row.outcome === 'changed' && row.before.find((one) => one.field === field)
  if (before) {
    return (
      <>
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {valueWords(kind, before)}
        </Box>
        <span>{' → '}</span>
        <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
          {valueWords(kind, value ?? { field, value: null })}
        </Box>
      </>
    )
  }
  return value === undefined || value.value === null || value.value === '' ? '' : valueWords(kind, value)
}

/** What there is to say about a row beside its values. */
function remarksOf(row: ImportedRow, run: ImportRun): string[] {
  if (row.outcome === 'faulty') return row.faults.map((fault) => faultWords(fault, run))
  if (row.outcome === 'missing') return [m.import_stays()]
  const hasLost = row.outcome === 'changed' && hasLostZeros(numberIn(row.before), numberIn(row.values))
  const ending = row.wasUndone === null ? [] : [row.wasUndone ? m.import_undone_row() : m.import_kept_row()]
  return [
    ...(hasLost ? [m.import_zeros_lost()] : []),
    ...row.doubts.map((doubt) => remarkWords(run.kind, doubt)),
    ...ending,
  ]
}

/** A column that is missing is said above the rows, with its name. */
function faultWords(fault: CellRemark, { kind, missingColumns }: ImportRun): string {
  const isOfColumn = !fault.value && missingColumns.some(({ field }) => field === fault.field)
  return isOfColumn ? m.import_fault_column() : remarkWords(kind, fault)
}
