import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { Ref } from 'react'
import { m } from '../../paraglide/messages.js'
import CloseOutlined from '../icons/close-outlined.tsx'
import SearchOutlined from '../icons/search-outlined.tsx'
import { useLateChange } from './use-late-change.ts'

interface SearchFieldProps {
  label?: string
  value: string
  /** Called after a pause in typing, and at once on Enter or when the field is cleared. */
  onChange: (value: string) => void
  fullWidth?: boolean
  inputRef?: Ref<HTMLInputElement>
}

export function SearchField({
  label = m.ui_search(),
  value,
  onChange,
  fullWidth = true,
  inputRef,
}: SearchFieldProps) {
  const { shown: typed, change: setTyped, changeNow: emitNow } = useLateChange(value, onChange)
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      fullWidth={fullWidth}
      {...(inputRef && { inputRef })}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        emitNow(typed)
      }}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined aria-hidden />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={m.control_clear()} onClick={() => emitNow('')}>
                <CloseOutlined fontSize="small" aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
