import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { type FormFieldProps, useField } from './form-fields.tsx'

export function FormSwitch({
  name,
  label,
  helperText,
  disabled,
}: Omit<FormFieldProps, 'required' | 'rules'>) {
  const id = useId()
  const { field, problem } = useField({ name })
  const help = problem ?? helperText
  return (
    <FormControl error={problem !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            name={name}
            checked={Boolean(field.value)}
            disabled={disabled === true}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': help ? id : undefined,
                'aria-invalid': problem !== undefined,
              },
            }}
          />
        }
      />
      {help && (
        <FormHelperText id={id} sx={{ mt: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  )
}
