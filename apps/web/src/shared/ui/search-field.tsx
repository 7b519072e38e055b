import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'

const PAUSE_MS = 300

interface SearchFieldProps {
  label?: string
  value: string
  /** Called after a pause in typing, and at once on Enter or when the field is cleared. */
  onChange: (value: string) => void
  fullWidth?: boolean
}

export function SearchField({ label = m.ui_search(), value, onChange, fullWidth = true }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  // Changed from outside (a filter was removed, the page went back): show the current text.
  if (value !== told) {
    setTold(value)
    setTyped(value)
  }
  const tell = useEffectEvent((text: string) => {
    if (text === told) return
    setTold(text)
    onChange(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const tellNow = (text: string) => {
    setTyped(text)
    setTold(text)
    if (text !== told) onChange(text)
  }
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      fullWidth={fullWidth}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        tellNow(typed)
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
              <IconButton edge="end" aria-label={m.ui_clear()} onClick={() => tellNow('')}>
                <CloseOutlined fontSize="small" aria-hidden />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
