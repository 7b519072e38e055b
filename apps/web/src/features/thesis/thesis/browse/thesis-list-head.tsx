import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import GridViewOutlined from '../../../../shared/icons/grid-view-outlined.tsx'
import TableRowsOutlined from '../../../../shared/icons/table-rows-outlined.tsx'
import { NOT_ON_PAPER, VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'
import type { ThesisList } from '../thesis.queries.ts'
import { countFilters, PAGE_SIZES, type ThesisArrangement, type ThesisSearch } from '../thesis-filters.ts'
import { ExportButton } from './export-button.tsx'
import type { ThesisLayout } from './use-thesis-layout.ts'

/** The orders that mean something in each list. */
const ORDERS: Readonly<Record<ThesisList, readonly ThesisOrder[]>> = {
  inProgress: ['newest', 'title', 'intendedEnd', 'progress', 'late'],
  ungiven: ['newest', 'title', 'deadline', 'intendedEnd'],
  ended: ['newest', 'title', 'intendedEnd'],
  department: ['newest', 'title', 'intendedEnd', 'late'],
  open: ['newest', 'fit', 'title', 'deadline', 'intendedEnd'],
}

interface ThesisListHeadProps {
  list: ThesisList
  total: number
  search: ThesisSearch
  onArrange: (change: Partial<ThesisArrangement>) => void
  layout: ThesisLayout
  onLayout: (layout: ThesisLayout) => void
  tools?: ReactNode
}

/** How many theses were found, and how they are laid out; screen readers announce the number when it changes. */
export function ThesisListHead({
  list,
  total,
  search,
  onArrange,
  layout,
  onLayout,
  tools = total > 0 && <ExportButton list={list} search={search} />,
}: ThesisListHeadProps) {
  const { order, pageSize } = search
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 3, sm: 4 }, mb: 4 }}>
      <Typography
        role="status"
        sx={
          total === 0 && countFilters(search.filters) === 0
            ? VISUALLY_HIDDEN
            : { flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }
        }
      >
        {m.thesis_list_results({ count: total })}
      </Typography>
      {total > 0 && <LayoutToggle layout={layout} onLayout={onLayout} />}
      {tools}
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
      label={m.thesis_list_sort()}
      value={order}
      onChange={(event) => onArrange({ order: event.target.value as ThesisOrder })}
      sx={{ flex: { xs: '1 1 180px', sm: '0 0 220px' }, ...NOT_ON_PAPER }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {m.thesis_list_sort_name({ order: one })}
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
      label={m.thesis_list_page_size()}
      value={pageSize}
      onChange={(event) => onArrange({ pageSize: Number(event.target.value) as typeof pageSize })}
      sx={{ width: 104, ...NOT_ON_PAPER }}
    >
      {PAGE_SIZES.map((size) => (
        <MenuItem key={size} value={size}>
          {size}
        </MenuItem>
      ))}
    </TextField>
  )
}

function LayoutToggle({ layout, onLayout }: Pick<ThesisListHeadProps, 'layout' | 'onLayout'>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={layout}
      onChange={(_event, chosen: ThesisLayout | null) => chosen !== null && onLayout(chosen)}
      aria-label={m.thesis_list_layout()}
      sx={NOT_ON_PAPER}
    >
      <ToggleButton
        value="cards"
        aria-label={m.thesis_list_layout_cards()}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <GridViewOutlined fontSize="small" aria-hidden />
      </ToggleButton>
      <ToggleButton
        value="table"
        aria-label={m.thesis_list_layout_table()}
        sx={{ minWidth: 44, minHeight: 44 }}
      >
        <TableRowsOutlined fontSize="small" aria-hidden />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
