import { containsWords } from '@diatrivi/domain/shared/search-text'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import type { DepartmentChoice } from './rulebook.mapper.ts'

interface DepartmentFieldProps {
  departments: readonly DepartmentChoice[]
  value: DepartmentChoice | null
  onChange: (id: number | null) => void
}

/** As many as a list can show before a name is typed. */
const MOST_SHOWN = 100

/** The department whose books are shown, found by parts of its name or its institution's. */
export function DepartmentField({ departments, value, onChange }: DepartmentFieldProps) {
  return (
    <Autocomplete
      options={departments}
      value={value}
      onChange={(_event, department) => onChange(department?.id ?? null)}
      groupBy={({ institution }) => institution}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options, { inputValue }) => {
        // When the list opens the field holds the chosen name, so all options are offered.
        const typed = inputValue === value?.name ? '' : inputValue
        return options
          .filter(({ name, institution }) => containsWords(`${name} ${institution}`, typed))
          .slice(0, MOST_SHOWN)
      }}
      autoHighlight
      openText={m.control_open()}
      closeText={m.control_close()}
      clearText={m.control_clear()}
      noOptionsText={m.control_no_options()}
      renderInput={(params) => (
        <TextField {...params} label={m.field_department()} helperText={value?.institution ?? ' '} />
      )}
      sx={{ maxWidth: 560, mb: 5 }}
    />
  )
}
