import useAutocomplete from '@mui/material/useAutocomplete'
import type { Found } from './found.mapper.ts'

interface FoundListProps {
  found: readonly Found[]
  typed: string
  onType: (text: string) => void
  onChoose: (found: Found) => void
  onClose: () => void
}

/** The keys of the field and its list: arrows, Enter and Escape. The list is always open. */
export function useFoundList({ found, typed, onType, onChoose, onClose }: FoundListProps) {
  return useAutocomplete<Found, false, false, false>({
    id: 'search',
    open: true,
    autoHighlight: true,
    // What is typed is no choice: it stays as it is, and Home and End move in it.
    clearOnBlur: false,
    selectOnFocus: false,
    handleHomeEndKeys: false,
    options: found,
    // They are what fits already.
    filterOptions: (options) => options,
    groupBy: ({ kind }) => kind,
    getOptionLabel: ({ name }) => name,
    getOptionKey: (found) => ('to' in found ? found.to : found.name),
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onType(text)
    },
    onChange: (_event, chosen) => {
      if (chosen !== null) onChoose(chosen)
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose()
    },
  })
}
