import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import VisibilityOffOutlined from '../icons/visibility-off-outlined.tsx'
import VisibilityOutlined from '../icons/visibility-outlined.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PasswordFieldProps = Omit<TextInputProps, 'type' | 'inputProps' | 'endAdornment'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? m.control_hide_password() : m.control_show_password()}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffOutlined aria-hidden /> : <VisibilityOutlined aria-hidden />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
