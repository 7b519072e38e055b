import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Pagination } from '../../../shared/ui/pagination.tsx'
import { ActionButton } from './action-button.tsx'
import type { Column, RecordRow } from './column.ts'
import type { RecordAction } from './record-actions.ts'

const CARDS_PER_PAGE = 20

interface RecordCardsProps<Row extends RecordRow> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  titleOf: (row: Row) => string
  actions: readonly RecordAction<Row>[]
  page: number
  onPageChange: (page: number) => void
}

/** The same records where a grid would not fit. */
export function RecordCards<Row extends RecordRow>({ rows, page, ...props }: RecordCardsProps<Row>) {
  const lastPage = Math.max(1, Math.ceil(rows.length / CARDS_PER_PAGE))
  const shownPage = Math.min(page, lastPage)
  const start = (shownPage - 1) * CARDS_PER_PAGE
  return (
    <>
      <Box
        component="ul"
        aria-label={props.label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
      >
        {rows.slice(start, start + CARDS_PER_PAGE).map((row) => (
          <RecordCard
            key={row.id}
            row={row}
            columns={props.columns}
            nameOf={props.nameOf}
            titleOf={props.titleOf}
            actions={props.actions}
          />
        ))}
      </Box>
      <Pagination
        page={shownPage}
        pageSize={CARDS_PER_PAGE}
        total={rows.length}
        onChange={(next) => {
          props.onPageChange(next)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

type RecordCardProps<Row extends RecordRow> = Pick<
  RecordCardsProps<Row>,
  'columns' | 'nameOf' | 'titleOf' | 'actions'
> & { row: Row }

function RecordCard<Row extends RecordRow>({ row, columns, nameOf, titleOf, actions }: RecordCardProps<Row>) {
  const id = useId()
  const name = nameOf(row)
  const refusals = actions.map(({ refusal }) => refusal?.(row) ?? null)
  const reason = refusals.find((refusal) => refusal !== null)
  const lines = columns.filter(
    ({ field, isInTitle, value }) => field !== 'id' && isInTitle !== true && value(row) !== '',
  )
  return (
    <Card component="li" sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {titleOf(row)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {row.id}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr)',
          columnGap: 3,
          rowGap: 1,
        }}
      >
        {lines.map(({ field, header, value, draw }) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary', maxWidth: 120 }}>
              {header}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {draw ? draw(row) : value(row)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {actions.map((action, index) => (
          <ActionButton
            key={action.label}
            label={action.label}
            spoken={action.labelFor(name)}
            isDestructive={action.isDestructive === true}
            isRefused={refusals[index] !== null}
            reasonId={id}
            onClick={() => action.run(row)}
          />
        ))}
      </Box>
      {reason !== undefined && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Card>
  )
}
