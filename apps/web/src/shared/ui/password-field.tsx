import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps' | 'multiline' | 'select'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const label = isShown ? m.ui_hide_password() : m.ui_show_password()
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={label}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOffOutlined aria-hidden /> : <VisibilityOutlined aria-hidden />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
