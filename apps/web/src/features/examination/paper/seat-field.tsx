import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import type { IssuableSeat } from './paper.mapper.ts'

interface SeatFieldProps {
  seats: readonly IssuableSeat[]
  value: number | null
  onChange: (seatId: number) => void
}

/** For which member of the committee a paper is made. */
export function SeatField({ seats, value, onChange }: SeatFieldProps) {
  return (
    <TextField
      select
      required
      label={m.paper_member()}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minWidth: 200 }}
    >
      {seats.map(({ id, memberName }) => (
        <MenuItem key={id} value={id}>
          {memberName}
        </MenuItem>
      ))}
    </TextField>
  )
}
