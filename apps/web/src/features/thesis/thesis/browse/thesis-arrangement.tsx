import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { m } from '../../../../paraglide/messages.js'
import type { ThesisList } from '../thesis.queries.ts'
import type { ThesisLayout } from './use-thesis-layout.ts'

/** The orders that mean something in each list. */
const ORDERS: Readonly<Record<ThesisList, readonly ThesisOrder[]>> = {
  inProgress: ['newest', 'title', 'intendedEnd', 'progress', 'late'],
  ungiven: ['newest', 'title', 'deadline', 'intendedEnd'],
  ended: ['newest', 'title', 'intendedEnd'],
  department: ['newest', 'title', 'intendedEnd', 'late'],
  open: ['newest', 'fit', 'title', 'deadline', 'intendedEnd'],
}

interface OrderFieldProps {
  list: ThesisList
  order: ThesisOrder
  onOrder: (order: ThesisOrder) => void
}

export function OrderField({ list, order, onOrder }: OrderFieldProps) {
  // An address may name an order that this list does not offer: it holds, so it is shown.
  const offered = ORDERS[list].includes(order) ? ORDERS[list] : [...ORDERS[list], order]
  return (
    <TextField
      select
      label={m.thesis_list_sort()}
      value={order}
      onChange={(event) => onOrder(event.target.value as ThesisOrder)}
      sx={{ flex: { xs: '1 1 180px', sm: '0 0 220px' } }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {m.thesis_list_sort_name({ order: one })}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface LayoutToggleProps {
  layout: ThesisLayout
  onLayout: (layout: ThesisLayout) => void
}

export function LayoutToggle({ layout, onLayout }: LayoutToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={layout}
      onChange={(_event, chosen: ThesisLayout | null) => chosen !== null && onLayout(chosen)}
      aria-label={m.thesis_list_layout()}
    >
      <ToggleButton value="cards" sx={FINGERTIP_HIGH}>
        {m.thesis_list_layout_cards()}
      </ToggleButton>
      <ToggleButton value="table" sx={FINGERTIP_HIGH}>
        {m.thesis_list_layout_table()}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

const FINGERTIP_HIGH = { minHeight: 44, px: 3 } as const
