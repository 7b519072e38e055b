import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { VISUALLY_HIDDEN } from '../../../shared/ui/sx.ts'
import type { ThesisList } from '../thesis.queries.ts'
import { countFilters, PAGE_SIZES, type ThesisArrangement, type ThesisSearch } from '../thesis-filters.ts'

/** The orders that mean something in each list. */
const ORDERS: Readonly<Record<ThesisList, readonly ThesisOrder[]>> = {
  inProgress: ['newest', 'title', 'intendedEnd', 'progress', 'late'],
  ungiven: ['newest', 'title', 'deadline', 'intendedEnd'],
  ended: ['newest', 'title', 'intendedEnd'],
  open: ['newest', 'title', 'deadline', 'intendedEnd'],
}

interface ThesisListHeadProps {
  list: ThesisList
  total: number
  search: ThesisSearch
  onArrange: (change: Partial<ThesisArrangement>) => void
}

/** How many theses were found, and how they are laid out; screen readers announce the number when it changes. */
export function ThesisListHead({ list, total, search, onArrange }: ThesisListHeadProps) {
  const { order, pageSize } = search
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
      <Typography
        role="status"
        sx={
          total === 0 && countFilters(search.filters) === 0
            ? VISUALLY_HIDDEN
            : { flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }
        }
      >
        {m.thesis_results({ count: total })}
      </Typography>
      {total > 1 && <OrderField list={list} order={order} onArrange={onArrange} />}
      {total > PAGE_SIZES[0] && <PageSizeField pageSize={pageSize} onArrange={onArrange} />}
    </Box>
  )
}

type OrderFieldProps = Pick<ThesisListHeadProps, 'list' | 'onArrange'> & Pick<ThesisArrangement, 'order'>

function OrderField({ list, order, onArrange }: OrderFieldProps) {
  // An address may name an order that this list does not offer: it holds, so it is shown.
  const offered = ORDERS[list].includes(order) ? ORDERS[list] : [...ORDERS[list], order]
  return (
    <TextField
      select
      label={m.thesis_sort()}
      value={order}
      onChange={(event) => onArrange({ order: event.target.value as ThesisOrder })}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {m.thesis_sort_name({ order: one })}
        </MenuItem>
      ))}
    </TextField>
  )
}

type PageSizeFieldProps = Pick<ThesisListHeadProps, 'onArrange'> & Pick<ThesisArrangement, 'pageSize'>

function PageSizeField({ pageSize, onArrange }: PageSizeFieldProps) {
  return (
    <TextField
      select
      label={m.thesis_page_size()}
      value={pageSize}
      onChange={(event) => onArrange({ pageSize: Number(event.target.value) as typeof pageSize })}
      sx={{ width: 112 }}
    >
      {PAGE_SIZES.map((size) => (
        <MenuItem key={size} value={size}>
          {size}
        </MenuItem>
      ))}
    </TextField>
  )
}
