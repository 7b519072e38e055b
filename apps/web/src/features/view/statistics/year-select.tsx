import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import { formatAcademicYear } from '../../../shared/format/academic-year.ts'
import { yearsToChoose } from './statistics-choice.ts'

interface YearSelectProps {
  year: number
  onChange: (year: number) => void
}

export function YearSelect({ year, onChange }: YearSelectProps) {
  return (
    <TextField
      select
      label={m.statistics_year()}
      value={year}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minWidth: 160 }}
    >
      {yearsToChoose().map((one) => (
        <MenuItem key={one} value={one}>
          {formatAcademicYear(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}
