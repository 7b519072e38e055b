import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
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
  /** Null where all of them are shown. */
  page: number | null
  onPageChange: (page: number) => void
}

/** The same records where a grid would not fit. */
export function RecordCards<Row extends RecordRow>({ rows, page, ...props }: RecordCardsProps<Row>) {
  const lastPage = Math.max(1, Math.ceil(rows.length / CARDS_PER_PAGE))
  const shownPage = Math.min(page ?? 1, lastPage)
  const start = (shownPage - 1) * CARDS_PER_PAGE
  const shown = page === null ? rows : rows.slice(start, start + CARDS_PER_PAGE)
  return (
    <>
      <Box
        component="ul"
        aria-label={props.label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
      >
        {shown.map((row) => (
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
      {page !== null && (
        <Pagination
          label={m.ui_pages_of({ list: props.label })}
          page={shownPage}
          pageSize={CARDS_PER_PAGE}
          total={rows.length}
          onChange={(next) => {
            props.onPageChange(next)
            window.scrollTo({ top: 0 })
          }}
        />
      )}
    </>
  )
}

type RecordCardProps<Row extends RecordRow> = Pick<
  RecordCardsProps<Row>,
  'columns' | 'nameOf' | 'titleOf' | 'actions'
> & { row: Row }

function RecordCard<Row extends RecordRow>({ row, columns, nameOf, titleOf, actions }: RecordCardProps<Row>) {
  const name = nameOf(row)
  const number = columns.find(({ field, isExtra }) => field === 'id' && isExtra !== true)
  const lines = columns.filter(
    ({ field, isInTitle, value }) => field !== 'id' && isInTitle !== true && value(row) !== '',
  )
  return (
    <Card component="li" sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'break-word' }}>
          {titleOf(row)}
        </Typography>
        {number && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {number.header} {number.value(row)}
          </Typography>
        )}
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
            <Box component="dt" sx={{ color: 'text.secondary', maxWidth: 150 }}>
              {header}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'break-word' }}>
              {draw ? draw(row) : value(row)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {actions.map((action) => (
          <CardAction key={action.label} action={action} row={row} name={name} />
        ))}
      </Box>
    </Card>
  )
}

interface CardActionProps<Row> {
  action: RecordAction<Row>
  row: Row
  name: string
}

/** A reason replaces the refused action, because most cards of a list refuse the same. */
function CardAction<Row>({ action, row, name }: CardActionProps<Row>) {
  const refusal = action.refusal?.(row) ?? null
  if (refusal !== null) {
    return (
      <Typography variant="body2" sx={{ flex: '1 1 140px', color: 'text.secondary' }}>
        {refusal}
      </Typography>
    )
  }
  return (
    <ActionButton
      label={action.label}
      spoken={action.labelFor(name)}
      isDestructive={action.isDestructive === true}
      onClick={() => action.run(row)}
    />
  )
}
