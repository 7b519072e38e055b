import { containsWords } from '@diatrivi/domain/shared/search-text'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { m } from '../../../paraglide/messages.js'
import type { Place } from './statistics.mapper.ts'

interface PlaceFieldProps {
  places: readonly Place[]
  value: Place | null
  onChange: (place: Place | null) => void
}

/** As many as a list can show before a name is typed. */
const MOST_SHOWN = 100

const labelOf = ({ kind, name }: Place) => (kind === 'institution' ? m.statistics_whole({ name }) : name)

/** An institution or one of its departments, found by parts of both names, with accents or without. */
export function PlaceField({ places, value, onChange }: PlaceFieldProps) {
  return (
    <Autocomplete
      options={places}
      value={value}
      onChange={(_event, place) => onChange(place)}
      groupBy={({ institution }) => institution}
      getOptionLabel={labelOf}
      getOptionKey={({ kind, id }) => `${kind}-${id}`}
      isOptionEqualToValue={(one, other) => one.kind === other.kind && one.id === other.id}
      filterOptions={(options, { inputValue }) => {
        // When the list opens the field holds the chosen name, so all options are offered.
        const isChosen = value !== null && inputValue === labelOf(value)
        const typed = isChosen ? '' : inputValue
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
        <TextField
          {...params}
          label={m.statistics_place()}
          helperText={value === null ? m.statistics_everywhere() : value.institution}
        />
      )}
    />
  )
}
